/// The code that findings are about, asked for file by file.
public struct SourceTexts: Sendable {
  /// The file's bytes as they were read, or nil where they cannot be had again.
  let bytes: @Sendable (_ path: String) -> [UInt8]?

  public init(bytes: @escaping @Sendable (_ path: String) -> [UInt8]?) {
    self.bytes = bytes
  }

  /// No code at all: nothing of it is shown.
  public static let none = SourceTexts { _ in nil }
}

/// The texts that one report has asked for, each once.
struct SourceTextCache {
  private let sources: SourceTexts
  private var texts: [String: SourceText?] = [:]

  init(_ sources: SourceTexts) {
    self.sources = sources
  }

  /// Reads the file at the first call for it.
  mutating func text(of path: String) -> SourceText? {
    if let text = texts[path] { return text }
    let text = sources.bytes(path).map(SourceText.init)
    texts[path] = .some(text)
    return text
  }
}
