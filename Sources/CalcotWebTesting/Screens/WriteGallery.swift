public import CalcotTesting
import Foundation

/// Writes a page, `index.html`, that shows every screen in every variant side by side: its picture,
/// its text and its page, and their differences from the recordings.
///
/// ```swift
/// try await withBrowser { browser in
///   try await writeGallery(of: variants, in: browser, to: "/tmp/gallery") { builder($0) }
/// }
/// ```
///
/// - Parameters:
///   - variants: The variants, in the order of the columns.
///   - browser: Chromium, which makes the pictures.
///   - folder: The folder with the recordings, beside the test's file.
///   - output: The path of the folder that is written.
///   - tolerance: The allowed difference between a picture and its recording.
///   - builder: Returns the builder of the screens, made for a variant.
/// - Throws: A ``BrowserError`` if the browser fails, the error of a file that cannot be written,
///   or an error of `builder`.
@MainActor
public func writeGallery(
  of variants: [ScreenVariant], in browser: Browser, folder: String = "Screens",
  to output: String, tolerance: PictureTolerance = PictureTolerance(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, builder: @MainActor (ScreenVariant) throws -> ScreenBuilder
) async throws {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let studio = GalleryStudio(
    recordings: RecordedFolder(beside: filePath, named: folder),
    output: URL(fileURLWithPath: output), format: .png(in: browser, tolerance: tolerance))
  var page = GalleryPage(variants: variants)
  for variant in variants {
    for sample in try builder(variant).samples {
      page.add(try await studio.cell(of: sample, in: variant, at: place), of: sample.name)
    }
  }
  try studio.write(Data(page.html.utf8), as: "index.html")
}

/// The maker of the cells of a gallery and their files.
@MainActor
struct GalleryStudio {
  let recordings: RecordedFolder
  let output: URL
  let format: PictureFormat

  func cell(
    of sample: ScreenSample, in variant: ScreenVariant, at place: SourcePlace
  ) async throws -> GalleryPage.Cell {
    let text = await sample.shown(in: variant, on: nil, at: place) { ScreenFormat.text.text($0) }
    let page = await sample.page(in: variant, at: place) ?? ""
    let picture = try await format.browser.picture(ofPage: page, isNarrow: variant.isNarrow)
    let path = "\(variant)/\(sample.fileName)"
    try write(Data(page.utf8), as: "\(path).html")
    try write(Data(picture), as: "\(path).png")
    return GalleryPage.Cell(
      variant: variant, path: path, text: text ?? "",
      textStatus: textStatus(of: text ?? "", sample.name, variant),
      pictureStatus: try await pictureStatus(of: picture, "\(sample.fileName).png", variant, path))
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

  private func pictureStatus(
    of picture: [UInt8], _ name: String, _ variant: ScreenVariant, _ path: String
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

  func write(_ content: Data, as path: String) throws {
    let file = output.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file)
  }
}
