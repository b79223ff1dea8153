import Calcot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Fails unless every screen is what its recording says, and shows what differs.
///
/// The recording of a variant is a file beside the test, such as `Screens/de-empty.txt`. It is written
/// by the first run, which fails so that somebody looks at it (but not where the environment has
/// `CI`), and anew with `CALCOT_RECORD=1`.
///
/// - Parameters:
///   - samples: The screens, made for the variant.
///   - variant: The circumstances.
///   - format: The form of the recording.
///   - folder: The folder beside the test's file.
@MainActor
public func expectScreens(
  of samples: [ScreenSample], in variant: ScreenVariant = ScreenVariant(),
  as format: ScreenFormat = .text, folder: String = "Screens", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  var recording = ScreenRecording(screens: [])
  for sample in samples {
    if recording.text(of: sample.name) != nil {
      reportFailure("Two samples are called \(sample.name).", at: place)
    }
    if let text = await sample.text(in: variant, as: format, at: place) {
      recording.add(text, as: sample.name)
    } else {
      reportFailure("\(sample.name) shows nothing to record.", at: place)
    }
  }
  let file = URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent()
    .appending(path: folder).appending(path: "\(variant).\(format.fileExtension)")
  let recorded = RecordedFile(url: file, environment: ProcessInfo.processInfo.environment)
  for problem in recorded.problems(of: recording) { reportFailure(problem, at: place) }
}

extension ScreenSample {
  /// Returns the text of the settled screen.
  fileprivate func text(
    in variant: ScreenVariant, as format: ScreenFormat, at place: SourcePlace
  ) async -> String? {
    let app = TestApp(CalcotApp(flow()), on: format.driver(), at: place)
    app.resize(isNarrow: variant.isNarrow)
    app.app?.setAppearance(variant.appearance)
    await app.settle()
    defer { app.end() }
    return format.text(app)
  }
}

/// A file with a recording.
struct RecordedFile {
  let url: URL
  /// The environment of the process: `CALCOT_RECORD` records anew, and `CI` records nothing.
  let environment: [String: String]

  /// The path in messages: the folder and the file.
  private var name: String {
    "\(url.deletingLastPathComponent().lastPathComponent)/\(url.lastPathComponent)"
  }

  /// Returns what is different in a recording, or records it.
  func problems(of now: ScreenRecording) -> [String] {
    if environment["CALCOT_RECORD"] != nil { return write(now) }
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      if environment["CI"] != nil {
        return ["There is no recording \(name): run the test without CI in the environment."]
      }
      return write(now) + ["\(name) was recorded: look at it, and run the test again."]
    }
    return ScreenRecording(text: text).problems(of: now, file: name).map {
      "\($0)\nCALCOT_RECORD=1 records it anew."
    }
  }

  private func write(_ recording: ScreenRecording) -> [String] {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(recording.text.utf8).write(to: url)
      return []
    } catch {
      return ["\(url.path) cannot be written: \(error)"]
    }
  }
}
