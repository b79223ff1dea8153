#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A folder of recordings, each in a file or a folder that is named after its variant.
package struct RecordedFolder {
  package let url: URL
  let environment: [String: String]

  package init(url: URL, environment: [String: String]) {
    self.url = url
    self.environment = environment
  }

  /// Creates a folder beside a source file.
  package init(beside source: StaticString, named name: String) {
    let place = URL(fileURLWithPath: "\(source)").deletingLastPathComponent()
    self.init(
      url: place.appending(path: name), environment: ProcessInfo.processInfo.environment)
  }

  /// Returns a file of the folder.
  package func file(_ name: String) -> RecordedFile {
    RecordedFile(url: url.appending(path: name), environment: environment)
  }

  /// Returns the folder of a variant, in which each screen has a file.
  package func folder(of variant: ScreenVariant) -> RecordedFolder {
    RecordedFolder(url: url.appending(path: "\(variant)"), environment: environment)
  }

  /// Returns the recorded text of a screen; nil if there is none.
  package func text(
    of screen: String, in variant: ScreenVariant, as format: ScreenFormat
  ) -> String? {
    let file = url.appending(path: "\(variant).\(format.fileExtension)")
    return (try? String(contentsOf: file, encoding: .utf8)).flatMap {
      ScreenRecording(text: $0).text(of: screen)
    }
  }

  /// The names of the files and folders in the folder, sorted.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns the variants without a recording, and the recordings of unknown variants.
  func problems(of variants: [ScreenVariant]) -> [String] {
    guard FileManager.default.fileExists(atPath: url.path) else {
      return ["There is no folder \(url.path): run the tests that record \(list(variants))."]
    }
    let expected = Set(variants.map(\.description))
    func variant(of name: String) -> String { String(name.prefix { $0 != "." }) }
    let recorded = Set(names.map(variant))
    let missing = variants.filter { !recorded.contains($0.description) }
    let stale = names.filter { !expected.contains(variant(of: $0)) }
    return (missing.isEmpty ? [] : ["\(url.path) has no recording of \(list(missing))."])
      + stale.map { "\(url.appending(path: $0).path) is of none of the variants: remove it." }
  }

  private func list(_ variants: [ScreenVariant]) -> String {
    variants.map(\.description).joined(separator: ", ")
  }
}
