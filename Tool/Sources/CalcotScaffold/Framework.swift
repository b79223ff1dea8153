/// The place of the framework that a new package depends on.
public struct Framework: Equatable, Sendable {
  let path: String

  /// Creates the place from the absolute path of a clone.
  public init(clone path: String) { self.path = path }

  /// The place as the first arguments of `.package` in a manifest.
  var arguments: String { "name: \"calcot\", path: \(literal)" }

  /// The path as a literal, in Swift and in YAML.
  var literal: String {
    let escaped = path.flatMap { character -> [Character] in
      character == "\"" || character == "\\" ? ["\\", character] : [character]
    }
    return "\"\(String(escaped))\""
  }
}
