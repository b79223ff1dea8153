public import Calcot
public import CalcotTesting
import Foundation

/// Writes a page, `index.html`, that shows every screen in every variant side by side: its picture,
/// its text and its page, and their differences from the recordings.
///
/// ```swift
/// try await withBrowser { browser in
///   try await writeGallery(of: variants, in: browser, to: "/tmp/gallery") { screens($0) }
/// }
/// ```
///
/// Under `calcot dev --gallery` the page has no pictures, follows the code, and marks what has just changed;
/// a press on the name of a screen opens it in the app.
///
/// - Parameters:
///   - variants: The variants, in the order of the columns.
///   - browser: Chromium, which makes the pictures; `nil` for none.
///   - folder: The folder with the recordings, beside the test's file.
///   - output: The path of the folder that is written.
///   - tolerance: The allowed difference between a picture and its recording.
///   - coverage: The coverage of an exploration, which is a table at the end of the page.
///   - flow: Returns the link of the flow that a route belongs to, such as `/groups`; `nil` if the screen
///     has no link in the app.
///   - screens: Returns the screens, made for a variant.
/// - Throws: A ``BrowserError`` if the browser fails, the error of a file that cannot be written,
///   or an error of `screens`.
@MainActor
public func writeGallery(
  of variants: [ScreenVariant], in browser: Browser? = nil, folder: String = "Screens",
  to output: String, tolerance: PictureTolerance = PictureTolerance(),
  coverage: [ScreenCoverage] = [],
  under flow: @MainActor (any Route) -> String? = { _ in nil },
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, screens: @MainActor (ScreenVariant) throws -> RouteScreens
) async throws {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let app = ProcessInfo.processInfo.environment["CALCOT_APP"]
  let studio = GalleryStudio(
    recordings: RecordedFolder(beside: filePath, named: folder),
    output: URL(fileURLWithPath: output),
    format: app == nil ? browser.map { .png(in: $0, tolerance: tolerance) } : nil)
  var page = GalleryPage(variants: variants, coverage: coverage, app: app)
  for variant in variants {
    for sample in try screens(variant).samples {
      page.add(
        try await studio.cell(of: sample, in: variant, at: place), of: sample.name,
        at: sample.link(under: flow(sample.route.base)))
    }
  }
  try studio.write(Data(page.html.utf8), as: "index.html")
  // NB: at last, because the page that is shown loads the new one then.
  try studio.write(Data(page.stampScript.utf8), as: GalleryPage.stampFile)
}

extension ScreenSample {
  /// Returns the link of the screen in the app, where its flow has a link.
  func link(under flow: String?) -> String? {
    guard let flow, let link else { return nil }
    return flow + (link == "/" || link.hasPrefix("/?") ? link.dropFirst() : link[...])
  }
}

/// The maker of the cells of a gallery and their files.
@MainActor
struct GalleryStudio {
  let recordings: RecordedFolder
  let output: URL
  /// The browser of the pictures; nil for none.
  let format: PictureFormat?

  func cell(
    of sample: ScreenSample, in variant: ScreenVariant, at place: SourcePlace
  ) async throws -> GalleryPage.Cell {
    let text = await sample.shown(in: variant, on: nil, at: place) { ScreenFormat.text.text($0) }
    let driver = WebPageDriver()
    let shown = await sample.shown(in: variant, on: driver, at: place) { _ in
      (page: await driver.standalonePage() ?? "", outline: driver.outline ?? "")
    }
    let page = shown?.page ?? ""
    let path = "\(variant)/\(sample.fileName)"
    try write(Data(page.utf8), as: "\(path).html")
    // NB: each page has marks of its own, also in the addresses of its pictures.
    let outline = (shown?.outline ?? "").replacing(/\ src="\/[^"]*"/, with: "")
    let pictures = page.matches(of: /\ src="data:[^"]*"/).map { String($0.output) }
    let isChanged = try write(
      Data(([outline] + pictures).joined(separator: "\n").utf8), as: "\(path).outline")
    var pictureStatus: GalleryPage.Status?
    if let format {
      let picture = try await format.browser.picture(ofPage: page, isNarrow: variant.isNarrow)
      try write(Data(picture), as: "\(path).png")
      pictureStatus = try await status(
        of: picture, "\(sample.fileName).png", variant, path, format)
    }
    return GalleryPage.Cell(
      variant: variant, path: path, text: text ?? "", isChanged: isChanged,
      textStatus: textStatus(of: text ?? "", sample.name, variant), pictureStatus: pictureStatus)
  }

  private func textStatus(
    of text: String, _ name: String, _ variant: ScreenVariant
  ) -> GalleryPage.Status {
    guard let recorded = recordings.text(of: name, in: variant, as: .text) else {
      return .notRecorded
    }
    let lines = [recorded, text].map { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return recorded == text
      ? .asRecorded : .differs(LineDifference(from: lines[0], to: lines[1]).excerpt())
  }

  private func status(
    of picture: [UInt8], _ name: String, _ variant: ScreenVariant, _ path: String,
    _ format: PictureFormat
  ) async throws -> GalleryPage.Status {
    let file = recordings.folder(of: variant).file(name)
    guard let recorded = try? Data(contentsOf: file.url) else { return .notRecorded }
    let found = try await format.browser.difference(
      from: Array(recorded), to: picture, over: format.tolerance.difference)
    guard let found else { return .differs("\(file.name) is no whole picture.") }
    guard !found.isWithin(format.tolerance) else { return .asRecorded }
    try write(Data(found.picture), as: "\(path)-difference.png")
    return .differs(found.sentence(format.tolerance))
  }

  /// Writes a file; returns a Boolean value that indicates whether it was there with another content.
  @discardableResult
  func write(_ content: Data, as path: String) throws -> Bool {
    let file = output.appending(path: path)
    let old = try? Data(contentsOf: file)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file)
    return old.map { $0 != content } ?? false
  }
}
