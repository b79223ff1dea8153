/// The start of a flow, as its navigation describes it.
package enum FlowRoot {
  /// A screen at the bottom of a stack, which a wide host may show beside the screens over it.
  case screen(AnyRoute, isSideBySide: Bool = false)
  /// A container with at least one branch and a screen in each.
  case container(ContainerRoot)
}

/// The container at the start of a flow.
package struct ContainerRoot {
  let kind: Container.Kind
  let branches: [(route: AnyRoute, title: String)]
  let selected: Int
  /// A Boolean value that indicates whether a branch is made when it is first selected.
  let isLazy: Bool
  /// A Boolean value that indicates whether the first page follows the last one.
  let isCircular: Bool
  /// The symbols of all possible branches, including those that are not offered now.
  let symbols: [AnyRoute: Symbol]

  package init(
    _ kind: Container.Kind, _ branches: [(route: AnyRoute, title: String)], selected: Int = 0,
    isLazy: Bool = false, isCircular: Bool = false, symbols: [AnyRoute: Symbol] = [:]
  ) {
    self.kind = kind
    self.branches = branches
    self.selected = selected
    self.isLazy = isLazy
    self.isCircular = isCircular
    self.symbols = symbols
  }

  /// Returns the container with these branches.
  func container(_ branches: [Container.Branch], selected: Int) -> Container {
    Container(
      kind: kind, branches: branches, selected: selected, isLazy: isLazy, isCircular: isCircular,
      symbols: symbols)
  }
}

extension FlowRoot {
  /// The kind of the container; nil for a screen.
  var kind: Container.Kind? {
    if case .container(let root) = self { root.kind } else { nil }
  }

  var isSideBySide: Bool {
    if case .screen(_, let isSideBySide) = self { isSideBySide } else { false }
  }
}
