import SwiftSyntax

/// The places in other files that get a twin for a new screen, chosen from those that name the old one.
struct MountPoints {
  /// The declarations and cases that are made again, by file.
  struct Place {
    let twin: NormalizedFile
    var declarations: [DeclSyntax] = []
    var conformances: [InheritedTypeSyntax] = []
    var cases: [EnumCaseElementSyntax] = []
    var choices: [SwitchCaseSyntax] = []
    var registrations: [CodeBlockItemSyntax] = []

    var isEmpty: Bool {
      declarations.isEmpty && conformances.isEmpty && cases.isEmpty && choices.isEmpty
        && registrations.isEmpty
    }
  }

  private(set) var places: [Place] = []
  /// The neutral names that the twins declare.
  private(set) var names: Set<String> = []
  private let types: Set<String>

  /// - Parameters:
  ///   - types: The types of the screen that are left.
  ///   - protocols: Those of them that are protocols.
  ///   - requirements: The names of the members that its protocols are left with.
  init(
    in twins: [NormalizedFile], types: Set<String>, protocols: Set<String>,
    requirements: Set<String>
  ) {
    self.types = types
    let found = twins.map { ($0, MountSearch(in: $0.tree, types: types, protocols: protocols)) }
    names = requirements.filter(ScreenStem.isNamed)
    names.formUnion(found.flatMap { seeds(in: $0.1) })
    names.formUnion(helpers(of: found.map(\.1)))
    let routes = routeNames(in: found.map(\.1))
    places = found.map { twin, search in
      Place(
        twin: twin,
        declarations: search.declarations.filter {
          $0.is(ExtensionDeclSyntax.self) || isWanted($0)
        },
        conformances: search.conformances,
        cases: search.cases.filter { element in
          routes.contains {
            $0.isSubset(of: element.siblingNames) && $0.contains(element.name.text)
          }
        },
        choices: search.choices.filter { isRoute($0, routes, found.map(\.1)) },
        registrations: search.registrations)
    }
    .filter { !$0.isEmpty }
    names.formUnion(places.flatMap { $0.cases.map(\.name.text) })
  }

  private func isWanted(_ node: DeclSyntax) -> Bool {
    DeclarationKey.names(of: node).contains(where: names.contains)
  }

  /// Returns the names of declarations that make a part of the screen.
  private func seeds(in search: MountSearch) -> [String] {
    search.declarations.filter { node in
      !node.is(ExtensionDeclSyntax.self) && !UsedNames(in: node).bare.isDisjoint(with: types)
    }
    .flatMap(DeclarationKey.names)
  }

  /// Returns the names after the screen that the seeds use, such as that of a flag in a double.
  private func helpers(of searches: [MountSearch]) -> Set<String> {
    var all: Set<String> = []
    for search in searches {
      for node in search.declarations where isWanted(node) {
        let used = UsedNames(in: node).all.filter(ScreenStem.isNamed)
        for other in search.declarations where !other.is(ExtensionDeclSyntax.self) {
          all.formUnion(DeclarationKey.names(of: other).filter(used.contains))
        }
      }
    }
    return all
  }

  /// Returns the names of the cases of each switch in which one makes a part of the screen.
  private func routeNames(in searches: [MountSearch]) -> [Set<String>] {
    searches.flatMap(\.choices)
      .filter { !UsedNames(in: $0.statements).bare.isDisjoint(with: types.union(names)) }
      .map(\.siblingNames)
  }

  /// Returns a Boolean value that indicates whether a switch is over an enum of such routes.
  private func isRoute(
    _ choice: SwitchCaseSyntax, _ routes: [Set<String>], _ searches: [MountSearch]
  ) -> Bool {
    let enums = searches.flatMap(\.cases).map(\.siblingNames)
      .filter { all in routes.contains { $0.isSubset(of: all) } }
    return enums.contains { choice.siblingNames.isSubset(of: $0) }
  }
}

extension DeclarationKey {
  /// Returns the base names of a function or property.
  static func names(of node: DeclSyntax) -> [String] {
    if let function = node.as(FunctionDeclSyntax.self) { return [function.name.text] }
    return node.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
  }
}
