import SwiftSyntax

/// The values that a house gives its types: what it says by default, the cases of its enums, and its
/// initialisers. They stand for what a new screen does not say yet.
final class HouseValues {
  private let files: [HouseFile]
  /// The names of the house's modules.
  let modules: Set<String>
  private var declarations: [String: [ValueDeclaration]] = [:]
  private var defaults: [String: [DefaultValue]] = [:]

  /// - Parameter files: The files of the house, which may have those of the screen that is taken as a model.
  init(in files: [HouseFile]) {
    self.files = files
    modules = Set(files.compactMap { $0.module.split(separator: "/").last.map(String.init) })
  }

  /// A place in the house where a value is needed.
  struct Place {
    let house: HouseValues
    /// The sources of the new screen, in neutral words.
    let own: [SourceFileSyntax]
    let file: HouseFile

    /// Returns an expression for a value of a type; nil if nothing says how one is made.
    func value(of type: TypeSyntax) -> String? {
      ValueSearch(place: self).value(of: type, depth: 0)
    }
  }

  /// Returns the types of a name that the house declares.
  func declarations(of name: String) -> [ValueDeclaration] {
    if let known = declarations[name] { return known }
    let found = files.filter { ValueDeclaration.mayDeclare(name, in: $0.text) }.flatMap { file in
      ValueDeclaration.all(named: name, in: file.tree, of: file)
    }
    declarations[name] = found
    return found
  }

  /// Returns the values that properties and parameters of a type have by default.
  func defaults(of type: String) -> [DefaultValue] {
    if let known = defaults[type] { return known }
    let found = files.filter { $0.text.contains(": \(type) = ") }.flatMap { file in
      DefaultValue.all(of: type, in: file.tree, of: file)
    }
    defaults[type] = found
    return found
  }

  /// Returns the test doubles that conform to a protocol.
  func doubles(of name: String) -> [ValueDeclaration] {
    files.filter { $0.isTest && $0.text.contains(name) }.flatMap { file in
      ValueDeclaration.all(conformingTo: name, in: file.tree, of: file)
    }
  }
}
