import Foundation

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespaces) }

  /// Returns the text before the first occurrence of another, or all of it.
  func before(_ separator: String) -> String {
    range(of: separator).map { String(self[..<$0.lowerBound]) } ?? self
  }

  /// Returns the text after the first occurrence of another, or nil.
  func after(_ separator: String) -> String? {
    range(of: separator).map { String(self[$0.upperBound...]) }
  }

  /// Returns whether a regular expression is found in the text.
  func matches(_ pattern: String) -> Bool { range(of: pattern, options: .regularExpression) != nil }

  /// Returns the text with what a regular expression finds replaced.
  func replacingMatches(of pattern: String, with text: String) -> String {
    replacingOccurrences(of: pattern, with: text, options: .regularExpression)
  }
}

/// The folders of this repository.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the folder of a package's debug build.
  static func build(of package: String) -> URL {
    root.appending(path: package).appending(path: ".build/debug")
  }

  /// Returns the index of a package's debug build.
  static func index(of package: String) throws -> IndexStore {
    try IndexStore(build(of: package).appending(path: "index/store"))
  }

  /// Returns the first systems on which the framework runs.
  static func minimumSystems() throws -> [String: Version] {
    let manifest = try text(of: "Package.swift")
    let told = manifest.matches(of: /\.(macOS|iOS|tvOS|visionOS)\(\.v(\d+)\)/)
    return Dictionary(
      uniqueKeysWithValues: told.map { (String($0.1), Version(major: Int($0.2) ?? 0)) })
  }
}
