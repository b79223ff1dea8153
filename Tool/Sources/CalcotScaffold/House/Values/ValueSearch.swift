import SwiftSyntax

/// A search for a value of a type, as it can be written at a place.
struct ValueSearch {
  let place: HouseValues.Place

  /// - Parameters:
  ///   - depth: How many values this one is a part of.
  ///   - owner: The type of the value that it is a part of.
  func value(of type: TypeSyntax, depth: Int, in owner: String? = nil) -> String? {
    // NB: a type may contain itself.
    guard depth < 4 else { return nil }
    let name = type.trimmedDescription
    let types = declarations(of: type, in: owner)
    if types.isEmpty {
      let plain = PlainValue.text(of: type) { value(of: $0, depth: depth + 1, in: owner) }
      if let plain { return plain }
    }
    if type.is(OptionalTypeSyntax.self) { return "nil" }
    if let usual = usualValue(of: name) { return usual }
    for declaration in types {
      if let made = value(of: declaration, as: name, depth) { return made }
    }
    guard place.file.isTest else { return nil }
    for double in place.house.doubles(of: type.nominalName) where double.isIn(place.file.module) {
      if let made = value(of: double, as: double.name, depth) { return made }
    }
    return nil
  }

  private func declarations(
    of type: TypeSyntax, in owner: String?
  ) -> [ValueDeclaration] {
    let name = type.nominalName
    let outer = type.as(MemberTypeSyntax.self)?.baseType.nominalName
    let own = place.own.flatMap { ValueDeclaration.all(named: name, in: $0, of: place.file) }
    // NB: what is named after the screen is its own, or is not there any more.
    if !own.isEmpty || ScreenStem.isNamed(in: name) { return own }
    return place.house.declarations(of: name).filter {
      ($0.outer == outer || outer == nil && owner != nil && $0.outer == owner)
        && ($0.isIn(place.file.module) || $0.isPublic)
        && (place.file.isTest || !$0.isOfTest)
    }
  }

  /// Returns the value that most places in the module give a type.
  private func usualValue(of type: String) -> String? {
    let all = place.house.defaults(of: type).filter {
      $0.file.module == place.file.module && (place.file.isTest || !$0.file.isTest)
    }
    let counts = Dictionary(all.map { ($0.text, 1) }, uniquingKeysWith: +)
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }

  private func value(
    of declaration: ValueDeclaration, as name: String, _ depth: Int
  ) -> String? {
    if let enumCase = declaration.emptyCase { return ".\(enumCase)" }
    let isNear = declaration.isIn(place.file.module)
    for parameters in declaration.initializers(onlyPublic: !isNear) {
      var arguments: [String] = []
      for parameter in parameters {
        guard let value = value(of: parameter.type, depth: depth + 1, in: declaration.name)
        else { break }
        arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
      }
      guard arguments.count == parameters.count else { continue }
      return "\(name)(\(arguments.joined(separator: ", ")))"
    }
    return nil
  }
}

extension HouseFile {
  /// The folder of the module that the file is in, as far as its path says it.
  var module: String {
    let parts = path.split(separator: "/")
    guard let root = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
      parts.indices.contains(root + 2)
    else { return "" }
    return parts[...(root + 1)].joined(separator: "/")
  }

  var tree: SourceFileSyntax { .parsed(text) }
}
