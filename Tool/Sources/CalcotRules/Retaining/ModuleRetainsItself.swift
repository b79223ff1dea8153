internal import CalcotCode
internal import CalcotFindings

/// A closure that an object retains and that names the object by its local name.
struct ModuleRetainsItself: Rule {
  static let description = RuleDescription(
    id: "module-retains-itself", group: "retaining",
    summary: "An object does not keep a closure that names it by the local variable of its maker.",
    rationale: """
      'module.output.onClose = { module.view.dismiss() }' looks harmless, because 'self' is not in it.
      But the module keeps its output, the output the closure, and the closure the module.
      """,
    remedy: """
      Capture the object weakly, '{ [weak module] in … }', or only the part that is needed, or let the
      object give itself as the closure's argument.
      """,
    defaultSeverity: .error,
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let search = Search(codebase)
    let weight = CycleWeight(codebase)
    var found = CycleFindings()
    for name in search.closureProperties() {
      for mention in codebase.mentions(of: name) where codebase.isProduct(mention) {
        if let cycle = search.cycle(at: mention) { found.cycles.append(cycle) }
      }
    }
    return found.findings(
      of: Self.self, in: context,
      message: { cycle, path in
        "'\(cycle.holder)' keeps a closure in '\(cycle.retainPath.links.first ?? "")' that holds "
          + "'\(cycle.holder)' itself, so it is never released"
      },
      severity: { cycle in
        weight.breaks.breaks(cycle.retainPath, at: cycle.place)
          ? .info : cycle.retainPath.confidence < 0.9 ? .warning : .error
      })
  }

  private struct Search {
    let codebase: Codebase
    let resolver: Resolver
    let captures: SelfCapture

    init(_ codebase: Codebase) {
      self.codebase = codebase
      resolver = Resolver(codebase)
      captures = SelfCapture(codebase: codebase)
    }

    /// Returns the names of the code's properties that hold functions.
    func closureProperties() -> [Name] {
      var names: Set<Name> = []
      for type in codebase.types where type.isReference || type.isProtocol {
        for member in codebase.members(of: type)
        where member.isVariable && member.isMutable || type.isProtocol && member.isVariable {
          guard let use = codebase.writtenType(of: member.node),
            resolver.functionType(use) != nil
          else { continue }
          names.insert(member.name)
        }
      }
      return names.sorted { $0.text < $1.text }
    }

    /// Returns the cycle of `module.output.onClose = { module.view… }` with a local `module`.
    func cycle(at mention: NodeID) -> Cycle? {
      guard codebase[mention].kind == .member, let assignment = codebase.parent(of: mention),
        codebase[assignment].kind == .assignment
      else { return nil }
      let parts = Array(codebase.children(of: assignment))
      guard parts.count == 2, parts[0] == mention, codebase[parts[1]].kind == .closure,
        let owner = codebase.enclosingType(of: mention),
        case let root = resolver.root(of: mention), codebase[root].kind == .identifier,
        let local = resolver.localDeclaration(of: codebase[root].name, at: root),
        codebase[local].kind == .local || codebase[local].kind == .parameter,
        codebase[local].flags.isDisjoint(with: [.isWeak, .isUnowned]),
        let retainPath = retainPath(of: mention, from: root, declaredAt: local),
        let use = strongUse(of: local, in: parts[1]), !isLetGo(mention, in: parts[1])
      else { return nil }
      return Cycle(
        owner: owner, place: use, holder: codebase[root].name.text, retainPath: retainPath,
        facts: [Fact("the closure is stored here", at: mention)])
    }

    /// Returns the properties from the object to the closure; nil if one of them does not retain
    /// its value.
    ///
    /// An assignment through a constant struct sets a property of an object in the struct. Each
    /// copy of the struct keeps that object, including the closure's copy.
    private func retainPath(
      of mention: NodeID, from root: NodeID, declaredAt local: NodeID
    ) -> RetainPath? {
      let flow = ValueFlow(codebase, isClosure: true)
      if let type = resolver.type(of: root)?.type {
        let (kept, found) = (codebase[type], codebase[local])
        let isConstant = found.kind == .parameter || found.flags.contains(.isLet)
        guard kept.isReference || kept.isProtocol || isConstant else { return nil }
      }
      return flow.links(of: mention, upTo: root)
    }

    private func strongUse(of local: NodeID, in closure: NodeID) -> NodeID? {
      let name = codebase[local].name
      return codebase.descendants(of: closure).first { place in
        let node = codebase[place]
        guard node.kind == .identifier, node.name == name,
          !captures.isRead(forCaptureAt: place)
        else { return false }
        var current = place
        while let around = codebase.enclosingClosure(of: current) {
          let declares = codebase.children(of: around).contains {
            let child = codebase[$0]
            return child.name == name && (child.kind == .capture || child.kind == .parameter)
              && !(child.kind == .capture && child.flags.isDisjoint(with: [.isWeak, .isUnowned]))
          }
          if declares { return false }
          if around == closure {
            return resolver.localDeclaration(of: name, at: place) == local
              || isCapture(name, of: closure)
          }
          current = around
        }
        return false
      }
    }

    private func isCapture(_ name: Name, of closure: NodeID) -> Bool {
      codebase.children(of: closure).contains {
        codebase[$0].kind == .capture && codebase[$0].name == name
      }
    }

    /// Returns a Boolean value that indicates whether the closure clears the property:
    /// `module.onClose = nil`.
    private func isLetGo(_ mention: NodeID, in closure: NodeID) -> Bool {
      codebase.descendants(of: closure).contains { place in
        let node = codebase[place]
        guard node.kind == .assignment else { return false }
        let parts = Array(codebase.children(of: place))
        return parts.count == 2 && codebase[parts[0]].name == codebase[mention].name
          && codebase[parts[1]].name == RetainingNames.nil
      }
    }
  }
}

extension ModuleRetainsItself {
  static let examples: [RuleDescription.Example] = [
    .init(
      "a module in its own output",
      """
      protocol PlaceOutput: AnyObject { var onClosed: (() -> Void)? { get set } }

      final class PlaceCoordinator {
        func start() {
          let module = resolver.resolve(PlaceModule.self)!
          module.output.onClosed = {
            ↓module.view.dismiss(animated: true)
          }
        }
      }
      """,
      message: "'module' keeps a closure in 'onClosed' that holds 'module' itself"),
    .init(
      "a module that is a constant struct",
      """
      struct Module<Screen: UIViewController, Output> { let view: Screen; let output: Output }
      protocol PriceOutput: AnyObject { var onClosed: (() -> Void)? { get set } }
      final class PriceController: UIViewController {}

      final class PriceCoordinator {
        func make() -> Module<PriceController, PriceOutput> { fatalError() }
        func start() {
          let module = make()
          module.output.onClosed = { ↓module.view.dismiss(animated: true) }
          module.output.onClosed = { [weak view = module.view] in view?.dismiss(animated: true) }
        }
      }
      """,
      message: "'module' keeps a closure in 'onClosed' that holds 'module' itself"),
    .init(
      "a controller under another name",
      """
      final class EditViewController: UIViewController { var onSave: (() -> Void)? }

      final class NotesCoordinator {
        func edit() {
          let editor = EditViewController()
          editor.onSave = { [screen = ↓editor] in screen.dismiss(animated: true) }
        }
      }
      """),
    .init(
      "a controller in its own closure, self being weak",
      """
      final class EditViewController: UIViewController { var onSave: ((String) -> Void)? }

      final class NotesCoordinator {
        func edit() {
          let editor = EditViewController()
          editor.onSave = { [weak self] text in self?.saved(text, in: ↓editor) }
        }
      }
      """),
    .init(
      "weak captures, other objects, values, and closures that are let go",
      """
      final class EditViewController: UIViewController { var onSave: (() -> Void)? }
      struct Style { var apply: (() -> Void)? }

      final class NotesCoordinator {
        func edit() {
          let editor = EditViewController()
          let other = EditViewController()
          editor.onSave = { [weak editor] in editor?.dismiss(animated: true) }
          editor.onSave = { other.dismiss(animated: true) }
          editor.onSave = { [title = editor.title] in print(title ?? "") }
          other.onSave = {
            other.onSave = nil
          }
          var style = Style()
          style.apply = { style.reset() }
        }
      }
      """),
  ]
}
