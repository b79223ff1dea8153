/// A small picture in the color of the text beside it. Each host shows it by its own means: an SF
/// Symbol, a line drawing, or a character of the terminal.
///
/// ```swift
/// Button("Add", symbol: .add) { viewModel.addTapped() }
/// ```
///
/// An app adds its own:
///
/// ```swift
/// extension Symbol {
///   static let pan = Symbol("pan", system: "frying.pan", path: "M3 12h10a5 5 0 0 1-10 0zM13 12h8", sign: "◒")
/// }
/// ```
public struct Symbol: Hashable, Sendable, CustomStringConvertible {
  // NB: one object, because it is copied into the values of many elements.
  private final class Storage: Sendable {
    let name: String
    let system: String
    let path: String
    let sign: String

    init(_ name: String, system: String, path: String, sign: String) {
      self.name = name
      self.system = system
      self.path = path
      self.sign = sign
    }
  }

  private let storage: Storage

  /// The name, which distinguishes the symbol from others.
  public var name: String { storage.name }
  /// The name of an SF Symbol, for Apple's systems.
  public var system: String { storage.system }
  /// The path data of SVG, in a square of 24 by 24, drawn as lines of 1.5 to 2 units.
  public var path: String { storage.path }
  /// A character that is one column wide, for terminals.
  public var sign: String { storage.sign }

  /// Creates a symbol.
  ///
  /// - Parameters:
  ///   - name: A unique name.
  ///   - system: The name of an SF Symbol.
  ///   - path: The path data of SVG, in a square of 24 by 24.
  ///   - sign: A character that is one column wide.
  public init(_ name: String, system: String, path: String, sign: String) {
    storage = Storage(name, system: system, path: path, sign: sign)
  }

  public var description: String { name }

  public static func == (left: Symbol, right: Symbol) -> Bool {
    left.storage === right.storage || left.name == right.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
