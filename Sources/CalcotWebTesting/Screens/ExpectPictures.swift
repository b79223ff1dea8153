public import CalcotTesting
import Foundation

/// Fails unless every screen looks as in its recorded picture, and reports how many pixels differ
/// and where.
///
/// The recordings of a variant are files in a folder beside the test, such as
/// `Screens/de-empty/GroupsRoute.newGroup.png`. They are written like those of texts. The
/// difference is beside its recording, in `GroupsRoute.newGroup-difference.png`, until there is
/// none.
///
/// - Parameters:
///   - screens: The screens, made for the variant.
///   - variant: The variant of the screens.
///   - format: The browser and the tolerance.
///   - folder: The folder beside the test's file.
/// - Throws: A ``BrowserError`` if the browser fails.
@MainActor
public func expectScreens(
  of screens: RouteScreens, in variant: ScreenVariant = ScreenVariant(),
  as format: PictureFormat, folder: String = "Screens", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async throws {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let recordings = RecordedFolder(beside: filePath, named: folder).folder(of: variant)
  var pictures = PictureRecording(folder: recordings, format: format)
  for problem in screens.problems { reportFailure(problem, at: place) }
  for sample in screens.samples {
    guard let page = await sample.page(in: variant, at: place) else { continue }
    let picture = try await format.browser.picture(ofPage: page, isNarrow: variant.isNarrow)
    for problem in try await pictures.problems(of: picture, named: sample.fileName) {
      reportFailure(problem, at: place)
    }
  }
  for problem in pictures.unknown() { reportFailure(problem, at: place) }
}

extension ScreenSample {
  /// Returns the page of the settled screen as a single file.
  func page(in variant: ScreenVariant, at place: SourcePlace) async -> String? {
    let driver = WebPageDriver()
    return await shown(in: variant, on: driver, at: place) { _ in await driver.standalonePage() }
  }

  /// The name of the screen in file names.
  var fileName: String {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "." }.joined(separator: "-")
  }
}

/// The recorded pictures of one variant, in a folder.
struct PictureRecording {
  let folder: RecordedFolder
  let format: PictureFormat
  private var names: Set<String> = []

  init(folder: RecordedFolder, format: PictureFormat) {
    self.folder = folder
    self.format = format
  }

  /// Returns the differences of a picture from its recording, or records the picture.
  mutating func problems(of picture: [UInt8], named name: String) async throws -> [String] {
    guard names.insert(name).inserted else { return ["Two samples are called \(name)."] }
    let file = folder.file("\(name).png")
    let difference = folder.file("\(name)-difference.png")
    try? FileManager.default.removeItem(at: difference.url)
    let (content, problems) = file.recorded(orWriting: Data(picture))
    guard let content else { return problems }
    guard
      let found = try await format.browser.difference(
        from: Array(content), to: picture, over: format.tolerance.difference)
    else { return ["\(file.url.path) is no whole picture.\n\(RecordedFile.remedy)"] }
    guard !found.isWithin(format.tolerance) else { return [] }
    try Data(found.picture).write(to: difference.url)
    return [
      """
      \(name) does not look as in \(file.name). \(found.sentence(format.tolerance))
      Recorded, now, and what differs in red: \(difference.url.path)
      \(RecordedFile.remedy)
      """
    ]
  }

  /// Returns the recordings that belong to no screen, or removes them if everything is recorded
  /// anew.
  func unknown() -> [String] {
    let known = Set(names.flatMap { ["\($0).png", "\($0)-difference.png"] })
    return folder.names.filter { $0.hasSuffix(".png") && !known.contains($0) }.compactMap {
      let file = folder.file($0)
      guard file.isRecordedAnew else {
        return "\(file.name) is recorded, and there is no such screen.\n\(RecordedFile.remedy)"
      }
      try? FileManager.default.removeItem(at: file.url)
      return nil
    }
  }
}
