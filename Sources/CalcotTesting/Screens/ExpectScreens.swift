import Calcot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Fails unless every screen that a builder makes is what its recording says, and shows what differs.
///
/// The recording of a variant is a file beside the test, such as `Screens/de-empty.txt`. It is written
/// by the first run, which fails so that somebody looks at it (but not where the environment has
/// `CI`), and anew with `CALCOT_RECORD=1`.
///
/// - Parameters:
///   - builder: The builder of the screens, made for the variant.
///   - variant: The circumstances.
///   - format: The form of the recording.
///   - folder: The folder beside the test's file.
@MainActor
public func expectScreens(
  of builder: ScreenBuilder, in variant: ScreenVariant = ScreenVariant(),
  as format: ScreenFormat = .text, folder: String = "Screens", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  var recording = ScreenRecording(screens: [])
  for problem in builder.problems { reportFailure(problem, at: place) }
  for sample in builder.samples {
    if recording.text(of: sample.name) != nil {
      reportFailure("Two samples are called \(sample.name).", at: place)
    }
    let text = await sample.shown(in: variant, on: format.driver(), at: place) { format.text($0) }
    if let text { recording.add(text, as: sample.name) }
  }
  let file = "\(variant).\(format.fileExtension)"
  let recorded = RecordedFolder(beside: filePath, named: folder).file(file)
  for problem in recorded.problems(of: recording) { reportFailure(problem, at: place) }
}

/// Fails for each variant of which nothing is recorded, and for each recording of another variant,
/// such as one in a language that the app no longer has.
///
/// - Parameters:
///   - variants: All variants that the tests compare.
///   - folder: The folder beside the test's file.
public func expectRecordings(
  of variants: [ScreenVariant], folder: String = "Screens", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let recorded = RecordedFolder(beside: filePath, named: folder)
  for problem in recorded.problems(of: variants) { reportFailure(problem, at: place) }
}
