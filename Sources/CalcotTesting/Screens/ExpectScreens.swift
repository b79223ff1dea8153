import Calcot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Fails unless every screen matches its recording, and reports the differences.
///
/// The recording of a variant is a file beside the test, such as `Screens/de-empty.txt`. The first
/// run writes it and fails, so that somebody looks at it, unless the environment has `CI`. A run
/// with `CALCOT_RECORD=1` writes it again.
///
/// - Parameters:
///   - screens: The screens, made for the variant.
///   - variant: The variant of the screens.
///   - format: The form of the recording.
///   - folder: The folder beside the test's file.
@MainActor
public func expectScreens(
  of screens: RouteScreens, in variant: ScreenVariant = ScreenVariant(),
  as format: ScreenFormat = .text, folder: String = "Screens", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  var recording = ScreenRecording()
  for problem in screens.problems { reportFailure(problem, at: place) }
  for sample in screens.samples {
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

/// Fails for each variant without a recording, and for each recording without a variant, such as
/// one in a language that the app no longer has.
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
