internal import CalcotCode

/// The code's functions that show a controller from their caller.
///
/// Such a helper does not navigate; the calls that pass it a controller do.
struct PresentingHelpers {
  private typealias Shown = [NodeID: (parameter: NodeID, act: NavigationCall.Act)]

  private let finder: DestinationFinder
  /// The parameter that each function shows, and how.
  private var shown: Shown = [:]
  /// The functions that show a screen on a controller in their parameters.
  private(set) var launching: [NodeID: Member] = [:]

  init(_ calls: [NavigationCall], _ finder: DestinationFinder) {
    self.finder = finder
    let codebase = finder.codebase
    for call in calls {
      guard let member = codebase.enclosingMember(of: call.node), member.isFunction else {
        continue
      }
      if case .handedIn(let parameter) = call.receiver, isParameter(parameter, of: member, codebase)
      {
        launching[member.node] = member
      }
      if call.act == .segue {
        if let parameter = SegueName.parameter(of: call, finder.resolver),
          isParameter(parameter, of: member, codebase), Self.isOfController(member, codebase)
        {
          shown[member.node] = (parameter, .segue)
        }
        continue
      }
      if let parameter = parameter(shownBy: call, in: member) {
        shown[member.node] = (parameter, call.act)
      }
    }
    addCallers(of: launching, finder)
  }

  /// Returns the parameter that a call in a controller's function shows.
  private func parameter(shownBy call: NavigationCall, in member: Member) -> NodeID? {
    let codebase = finder.codebase
    guard let expression = call.shown, codebase[expression].kind == .identifier,
      let parameter = finder.resolver.localDeclaration(
        of: codebase[expression].name, at: expression),
      codebase[parameter].kind == .parameter, isParameter(parameter, of: member, codebase),
      Self.isOfController(member, codebase),
      finder.destination(of: expression).kind == .handedIn
    else { return nil }
    return parameter
  }

  /// Adds functions that pass a controller in their parameters to a function that presents on it.
  private mutating func addCallers(of known: [NodeID: Member], _ finder: DestinationFinder) {
    let codebase = finder.codebase
    for name in Set(known.values.map(\.name)) {
      for node in codebase.mentions(of: name) where codebase[node].kind == .call {
        guard let member = codebase.enclosingMember(of: node), member.isFunction,
          launching[member.node] == nil, codebase.isProduct(node),
          let target = finder.resolver.target(of: node),
          known[target.node] != nil
            || target.owner == member.owner
        else { continue }
        let handsOn = finder.resolver.arguments(of: node).contains { argument in
          guard let value = finder.resolver.value(of: argument),
            codebase[value].kind == .identifier,
            let local = finder.resolver.localDeclaration(of: codebase[value].name, at: value),
            isParameter(local, of: member, codebase),
            let type = finder.resolver.type(ofDeclaration: local)
          else { return false }
          return SystemScreens.isController(type.name, type.type, in: codebase)
        }
        if handsOn { launching[member.node] = member }
      }
    }
  }

  private func isParameter(_ parameter: NodeID, of member: Member, _ codebase: Codebase) -> Bool {
    codebase.parent(of: parameter) == member.node
  }

  private static func isOfController(_ member: Member, _ codebase: Codebase) -> Bool {
    guard let owner = member.owner else { return false }
    let type = codebase[owner]
    return SystemScreens.isController(type.name, type.id, in: codebase)
  }

  /// Returns the calls of these helpers as calls of UIKit, together with those of the functions
  /// that pass their parameter to such a helper.
  func calls(_ calls: NavigationCalls) -> [NavigationCall] {
    var found: [NavigationCall] = []
    var known = shown
    var fresh = shown
    while !fresh.isEmpty {
      let new = self.calls(calls, of: fresh)
      found += new
      fresh = [:]
      for call in new {
        guard let member = finder.codebase.enclosingMember(of: call.node), member.isFunction,
          known[member.node] == nil, let parameter = parameter(shownBy: call, in: member)
        else { continue }
        fresh[member.node] = (parameter, call.act)
      }
      known.merge(fresh) { old, _ in old }
    }
    return found
  }

  private func calls(_ calls: NavigationCalls, of shown: Shown) -> [NavigationCall] {
    let codebase = calls.codebase
    var names: Set<Name> = []
    for node in shown.keys { names.insert(codebase[node].name) }
    var found: [NavigationCall] = []
    for name in names {
      for node in codebase.mentions(of: name)
      where codebase[node].kind == .call && codebase.isProduct(node) {
        guard let target = calls.resolver.target(of: node),
          let (parameter, act) = shown[target.node],
          fits(node, target, calls), let (receiver, confidence) = calls.receiver(of: node),
          let argument = argument(for: parameter, of: node, calls)
        else { continue }
        found.append(
          NavigationCall(
            node: node, act: act, receiver: receiver, shown: argument,
            confidence: 0.95 * confidence))
      }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether the function has every label of a call. Other
  /// overloads have the same name.
  private func fits(_ call: NodeID, _ target: Member, _ calls: NavigationCalls) -> Bool {
    let labels = calls.codebase.parameters(of: target.node).map { calls.codebase[$0].label }
    return calls.resolver.arguments(of: call).allSatisfy {
      let argument = calls.codebase[$0]
      return argument.flags.contains(.trailing) || labels.contains(argument.label)
        || argument.label.isNone && labels.contains("_")
    }
  }

  private func argument(for parameter: NodeID, of call: NodeID, _ calls: NavigationCalls) -> NodeID?
  {
    calls.resolver.arguments(of: call)
      .first { calls.resolver.parameter(for: $0) == parameter }
      .flatMap(calls.resolver.value(of:))
  }
}
