import Calcot
import CalcotContent
import Foundation

/// The host work of a page in a browser: performed with the controls of the page, and verified by
/// its result in a new window, in the clipboard, or in the downloads folder.
extension BrowserPage {
  /// Performs an offer and returns its result.
  func carryOut(_ offer: PageOffer) async throws -> HostWork? {
    if let link = offer.link { return try await follow(link) }
    if let file = offer.file { return try await save(file) }
    guard let button = offer.copyButton else { return nil }
    return offer.work(with: try await copy(button, of: offer))
  }

  func follow(_ link: PageNode) async throws -> HostWork {
    let page = try await browser.window
    let before = Set(try await browser.windows)
    try await browser.click(Self.selector(of: link))
    let window = try await found("a new window") {
      try await browser.windows.first { !before.contains($0) }
    }
    try await browser.switch(to: window)
    let address = try await found("the address of the window") {
      try? WebAddress(await browser.url)
    }
    try await browser.closeWindow()
    try await browser.switch(to: page)
    return .open(address)
  }

  private func copy(_ button: PageNode, of offer: PageOffer) async throws -> String {
    try await browser.click(Self.selector(of: button))
    let selector = Self.selector(of: offer.node)
    _ = try await found("the end of the offer") {
      try await browser.elements(selector).isEmpty ? true : nil
    }
    return try await browser.clipboard
  }

  private func save(_ link: PageNode) async throws -> HostWork {
    let folder = try makeFolder()
    try await browser.saveDownloads(in: folder.path)
    try await browser.click(Self.selector(of: link))
    let file = try await found("a whole file in the folder for downloads") {
      try Self.download(in: folder)
    }
    try FileManager.default.removeItem(at: folder)
    return .share(.file(file))
  }

  /// Returns the file in a folder for downloads once the browser has written it completely. NB: a
  /// browser may reserve the name with an empty file first, and write to another one beside it.
  private static func download(in folder: URL) throws -> PickedFile? {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard names.count == 1, let name = names.first, !name.hasSuffix(".crdownload"),
      !name.hasPrefix(".")
    else { return nil }
    let content = try Data(contentsOf: folder.appendingPathComponent(name))
    return content.isEmpty ? nil : PickedFile(name, content: content)
  }

  /// Selects files and uploads them.
  func choose(_ files: [PickedFile], on offer: PageOffer) async throws {
    guard let field = offer.field, let button = offer.uploadButton else { return }
    let folder = try makeFolder()
    let paths = try files.map { file in
      let path = folder.appendingPathComponent(file.name)
      try file.content.write(to: path)
      return path.path
    }
    try await browser.element(Self.selector(of: field)).choose(files: paths)
    try await browser.run("calcotProbe.form = {}")
    try await browser.click(Self.selector(of: button))
    // NB: the page prepares a picture first, and the browser reads the files when it sends them.
    _ = try await found("the end of the upload") {
      try await browser.look(PageProbe.hasUploaded).isTrue ? true : nil
    }
    try FileManager.default.removeItem(at: folder)
  }

  private func makeFolder() throws -> URL {
    let folder = URL(fileURLWithPath: browser.folder)
      .appendingPathComponent("files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Returns the result of `look` once it is not `nil`. NB: Another process cannot observe the
  /// change, so it polls.
  private func found<Found>(
    _ wanted: String, _ look: () async throws -> Found?
  ) async throws -> Found {
    let deadline = ContinuousClock.now + browser.options.patience
    while true {
      if let found = try await look() { return found }
      guard ContinuousClock.now < deadline else {
        throw BrowserError(BrowserError.late, command: "look for \(wanted)", "There is none.")
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}
