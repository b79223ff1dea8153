/// The code around findings, read file by file.
public struct SourceTexts: Sendable {
  /// Returns the bytes of a file from the run, or nil if the file cannot be read again.
  let bytes: @Sendable (_ path: String) -> [UInt8]?

  public init(bytes: @escaping @Sendable (_ path: String) -> [UInt8]?) {
    self.bytes = bytes
  }

  /// No code at all.
  public static let none = SourceTexts { _ in nil }
}

/// A cache of the texts for one report.
struct SourceTextCache {
  private let sources: SourceTexts
  private var texts: [String: SourceText?] = [:]

  init(_ sources: SourceTexts) {
    self.sources = sources
  }

  /// Returns the text of a file. The first call reads it.
  mutating func text(of path: String) -> SourceText? {
    if let text = texts[path] { return text }
    let text = sources.bytes(path).map(SourceText.init)
    texts[path] = .some(text)
    return text
  }
}
