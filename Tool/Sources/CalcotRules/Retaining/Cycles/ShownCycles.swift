internal import CalcotCode
internal import CalcotFindings

/// The reference cycles through UIKit: a navigation controller keeps the screen that is pushed onto
/// it, a hosting controller its view, the view its ViewModel, and the ViewModel the navigation
/// controller.
struct ShownCycles {
  private let codebase: Codebase
  private let holdings: Holdings

  /// A step of a search.
  private struct Step: Hashable {
    var expression: NodeID
    var arguments: [NodeID: NodeID]
  }

  init(_ codebase: Codebase) {
    self.codebase = codebase
    holdings = Holdings(codebase)
  }

  /// The cycles, each at the place that passes the container to the shown screen.
  var cycles: [Cycle] {
    RetainingNames.showing.sorted { $0.text < $1.text }.flatMap { name in
      codebase.mentions(of: name).compactMap { cycle(at: $0) }
    }
  }

  /// Returns the cycle of `navigation.pushViewController(screen, animated: true)`.
  private func cycle(at call: NodeID) -> Cycle? {
    let resolver = holdings.resolver
    guard codebase[call].kind == .call, codebase.isProduct(call),
      let owner = codebase.enclosingType(of: call), let container = resolver.base(of: call),
      let identity = holdings.identity(of: container),
      let shown = resolver.arguments(of: call).first.flatMap(resolver.value(of:))
    else { return nil }
    let name = codebase[container].name.text
    // NB: popping the screen ends the cycle, dismissing the whole stack does not.
    let start = RetainPath(links: [name], confidence: 0.79)
    var seen: Set<Step> = []
    guard let found = search(Step(expression: shown, arguments: [:]), for: identity, start, &seen),
      let back = found.path.properties.last
    else { return nil }
    let way = (found.path.links + [name]).joined(separator: " → ")
    return Cycle(
      owner: owner, place: found.place, holder: name, retainPath: found.path, cause: back.node,
      facts: [Fact("'\(name)' shows it here", at: call)],
      message:
        "'\(name)' shows a screen that keeps '\(name)' in '\(back.name)', which is not weak: "
        + way)
  }

  /// Returns the path from the object of an expression to the container, and the place that passes
  /// the container.
  private func search(
    _ step: Step, for container: Holdings.Identity, _ path: RetainPath, _ seen: inout Set<Step>
  ) -> (place: NodeID, path: RetainPath)? {
    guard seen.count < 200, seen.insert(step).inserted else { return nil }
    for held in holdings.held(by: step.expression) {
      var next = path
      if let name = held.name { next.links.append(name.text) }
      if let property = held.property {
        next = next.adding(
          property, fact: Fact("'\(property.name)' keeps it", at: property.node), trust: 0.98)
      }
      // NB: in a factory's body an argument stands for its parameter.
      let parameter = holdings.parameter(at: held.value)
      let value = parameter.flatMap { step.arguments[$0] } ?? held.value
      if holdings.identity(of: value) == container, next.properties.last != nil {
        return (value, next)
      }
      let inner = Step(
        expression: value, arguments: step.arguments.merging(held.arguments) { _, new in new })
      if let found = search(inner, for: container, next, &seen) { return found }
    }
    return nil
  }
}
