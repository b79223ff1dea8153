internal import CalcotCode

/// The ways in which the code's own functions show their arguments.
extension NavigationActs {
  /// Returns the way in which code shows a container, as the way of its content:
  /// `let stack = Stack(); stack.setRoot(screen); navigation.setSheet(stack)`.
  mutating func wayOfContainer(_ call: NodeID) -> Arrow.How? {
    guard let base = resolver.base(of: call), codebase[base].kind == .identifier,
      let local = resolver.localDeclaration(of: codebase[base].name, at: base),
      codebase[local].kind == .local, let member = codebase.enclosingMember(of: call)
    else { return nil }
    for mention in codebase.mentions(of: codebase[base].name)
    where codebase.contains(member.node, mention) && mention != base {
      guard let argument = codebase.parent(of: mention), codebase[argument].kind == .argument,
        let outer = codebase.parent(of: argument), codebase[outer].kind == .call,
        let how = verbs.answer(for: codebase[outer].name).how, how != .root, how != .flow
      else { continue }
      return how
    }
    return nil
  }

  /// Returns the way that an argument names: `.sheet` of `navigation.present(.detail, as: .sheet)`,
  /// `.modal` of `navigator.show(.detail, transition: .modal)`, and `.push` of
  /// `present(controller, withStyle: .push)` for a function of the code's own.
  func wayOfRoute(_ call: NodeID) -> Arrow.How? {
    let value = resolver.arguments(of: call).first { Self.wayLabels.contains(codebase[$0].label) }
      .flatMap(resolver.value(of:))
    switch value.map({ codebase[$0].name.text }) {
    case "sheet": return .sheet
    case "fullScreen", "fullScreenCover", "cover": return .cover
    case "popover": return .popover
    case "modal", "present", "alert": return .modal
    case "push", "navigation", "show": return .push
    case "root": return .root
    case let text? where text.hasPrefix("replace"): return .replace
    default: return nil
    }
  }

  /// Returns the way in which the called function shows the screen of its route.
  mutating func wayInside(_ call: NodeID) -> Arrow.How? {
    guard let target = resolver.target(of: call), let body = codebase.child(of: target.node, .body)
    else { return nil }
    for inner in codebase.descendants(of: body) where codebase[inner].kind == .call {
      guard let how = verbs.answer(for: codebase[inner].name).how,
        let shown = resolver.arguments(of: inner).first.flatMap(resolver.value(of:)),
        case .callers? = expressions.routed(shown)
      else { continue }
      return how
    }
    return nil
  }

  /// Returns the way in which a called function shows the controller that it receives, such as
  /// `startMain(_ controller: UIViewController) { current = controller }`. For a function that is
  /// not declared in the codebase, the words of its name tell the way.
  mutating func wayOfGiven(_ call: NodeID) -> Arrow.How? {
    guard let target = resolver.target(of: call) else {
      let text = codebase[call].name.text.lowercased()
      return WayWords.way(in: text)
        ?? (Self.rootWords.contains { text.contains($0) } ? .root : nil)
    }
    for body in codebase.bodies(of: target) {
      for inner in codebase.descendants(of: body) {
        let given: NodeID?
        let how: Arrow.How?
        switch codebase[inner].kind {
        case .call:
          given = resolver.arguments(of: inner).first.flatMap(resolver.value(of:))
          how = verbs.answer(for: codebase[inner].name).how
        case .assignment:
          given = Array(codebase.children(of: inner)).last
          how = .root
        default: continue
        }
        guard let given, let how, how != .flow, codebase[given].kind == .identifier,
          let declaration = resolver.localDeclaration(of: codebase[given].name, at: given),
          codebase[declaration].kind == .parameter
        else { continue }
        return how
      }
    }
    return nil
  }

  /// The words in the names of functions that start more than flows.
  private static let rootWords = ["main", "root"]
  private static let wayLabels: Set<Name> = [
    "as", "transition", "style", "withStyle", "presentation", "presentationStyle", "type", "mode",
  ]
}
