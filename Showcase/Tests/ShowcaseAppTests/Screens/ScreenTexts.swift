import Calcot
import CalcotLists
import Foundation
import Localization

/// The texts of screens in a file: each under its route, separated by empty lines.
struct ScreenTexts {
  struct Page {
    let route: String
    let text: String
  }

  private(set) var pages: [Page]

  init(pages: [Page]) { self.pages = pages }

  /// Reads the reference in a language.
  init(_ language: Language) throws {
    let text = try String(contentsOf: Self.file(language), encoding: .utf8)
    pages = text.components(separatedBy: "\n\n").compactMap { page in
      let lines = page.split(separator: "\n", maxSplits: 1)
      guard lines.count == 2, lines[0].hasPrefix(Self.mark) else { return nil }
      let route = String(lines[0].dropFirst(Self.mark.count))
      return Page(route: route, text: lines[1].trimmingCharacters(in: .newlines))
    }
  }

  func text(of route: String) -> String? { pages.first { $0.route == route }?.text }

  func write(_ language: Language) throws {
    let text = pages.map { "\(Self.mark)\($0.route)\n\($0.text)\n" }.joined(separator: "\n")
    try Data(text.utf8).write(to: Self.file(language))
  }

  /// Returns the name of a route in the file.
  static func name(of route: AnyRoute) -> String { "\(type(of: route.base)).\(route)" }

  private static let mark = "== "

  private static func file(_ language: Language) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Reference/\(language.rawValue).txt")
  }
}
