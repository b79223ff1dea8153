/// The files beside code that show screens: the storyboards and nibs of an app, and those that its
/// property lists name for its start.
public struct InterfaceFiles: Sendable, Equatable {
  /// A storyboard or nib that an app loads by itself when it starts.
  struct Start: Sendable, Equatable {
    var name: String
    /// The line of the property list.
    var evidence: SourceLine
  }

  private(set) var storyboards: [Storyboard] = []
  private(set) var starts: [Start] = []

  public init() {}

  /// Reads a file; its name tells the format.
  /// - Parameter path: The path for evidence.
  public mutating func add(_ bytes: [UInt8], path: String) {
    if path.hasSuffix(".plist") {
      starts += Self.starts(in: String(decoding: bytes, as: UTF8.self), path: path)
    } else {
      storyboards.append(Storyboard(reading: bytes, path: path))
    }
  }

  /// The keys of property lists for the file that an app or one of its scenes starts with.
  private static let keys: Set<Substring> = [
    "UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "UIMainStoryboardFile~iphone",
    "UISceneStoryboardFile", "NSMainStoryboardFile", "NSMainNibFile", "NSMainNibFile~ipad",
  ]

  /// Reads `<key>UIMainStoryboardFile</key> <string>Main</string>`, also over two lines. Omits a
  /// name that a build setting would fill in.
  private static func starts(in text: String, path: String) -> [Start] {
    var found: [Start] = []
    var key: (line: Int, text: String)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var rest = line
      if let name = value(of: "key", in: line) {
        key = keys.contains(name) ? (index + 1, String(line)) : nil
        rest = rest[name.endIndex...]
      }
      guard let start = key, let name = value(of: "string", in: rest) else { continue }
      key = nil
      guard !name.isEmpty, !name.contains("$"), !found.contains(where: { $0.name == name }) else {
        continue
      }
      let words = start.text.drop { $0.isWhitespace }
      found.append(
        Start(
          name: String(name),
          evidence: SourceLine(
            place: Place(path: path, line: start.line), text: String(words.prefix(200)))))
    }
    return found
  }

  /// Returns the text of an element that is on one line.
  private static func value(of element: String, in line: Substring) -> Substring? {
    guard let start = line.firstRange(of: "<\(element)>"),
      let end = line[start.upperBound...].firstRange(of: "</\(element)>")
    else { return nil }
    return line[start.upperBound..<end.lowerBound]
  }
}
