internal import CalcotCode
internal import CalcotFindings

/// A class that code injects or creates in place of its protocol.
struct ConcreteDependency: Rule {
  static let description = RuleDescription(
    id: "concrete-dependency", group: "structure",
    summary: "Screens are given protocols, and make no services themselves.",
    rationale: """
      What a screen makes itself, a test cannot replace: it then needs the network, the database, or \
      the device. Where a protocol exists and the siblings use it, the class is an oversight.
      """,
    remedy: """
      Take the protocol as a parameter of the initialiser, and let the builder, coordinator or \
      assembly make the class.
      """,
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    return codebase.types.flatMap { type -> [Finding] in
      guard type.kind == .class || type.kind == .struct, codebase.isProduct(type.declaration) else {
        return []
      }
      guard let contract = Contract(of: type, in: codebase) else {
        return isService(type, codebase) ? creations(of: type, nil, context) : []
      }
      return creations(of: type, contract, context)
        + (type.kind == .class ? injections(of: type, contract, context) : [])
    }
  }

  /// Returns a Boolean value that indicates whether a class without a protocol works for other
  /// types.
  private func isService(_ type: CodeType, _ codebase: Codebase) -> Bool {
    let guess = codebase.guess(type)
    return type.kind == .class && guess.confidence >= 0.85
      && (guess.role == .service || guess.role == .interactor)
  }

  // MARK: Made outside of a builder

  private func creations(
    of type: CodeType, _ contract: Contract?, _ context: RuleContext
  ) -> [Finding] {
    let codebase = context.codebase
    var seen: Set<TypeID> = []
    return codebase.mentions(of: type.name).compactMap { node -> Finding? in
      guard codebase[node].kind == .call, codebase.isProduct(node),
        codebase[NodeID(file: node.file, index: node.index + 1)].kind == .identifier,
        let user = codebase.outermostType(of: node), user.id != type.id,
        codebase.type(named: type.name, at: node)?.id == type.id,
        uses(user, codebase), !isFallback(node, contract, of: user, codebase),
        !(codebase.role(of: user).isUI && isPieceOfUI(type) && !keepsProvider(type, codebase)),
        !isComposition(node, in: user, codebase),
        seen.insert(user.id).inserted
      else { return nil }
      return creation(of: type, at: node, by: user, contract, context)
    }
  }

  private func creation(
    of type: CodeType, at node: NodeID, by user: CodeType, _ contract: Contract?,
    _ context: RuleContext
  ) -> Finding {
    let confidence = context.codebase.guess(user).confidence
    guard let contract,
      ContractReference(contract.protocol, context.codebase).suffices(for: node, by: user)
    else {
      return context.finding(
        of: Self.self, at: node, severity: .info, confidence: confidence * 0.8,
        symbol: type.name.text,
        message: "'\(user.name)' makes '\(type.name)' itself, which a test then cannot replace")
    }
    return context.finding(
      of: Self.self, at: node, confidence: confidence * contract.confidence,
      symbol: type.name.text,
      message: "'\(user.name)' makes '\(type.name)' itself; given '\(contract.protocol.name)' by "
        + "its builder, it could be tested with a fake",
      facts: [
        Fact("'\(contract.protocol.name)' is declared here", at: contract.protocol.declaration)
      ])
  }

  /// Returns a Boolean value that indicates whether a type should get its dependencies from
  /// outside. Builders, coordinators and services create objects themselves.
  private func uses(_ user: CodeType, _ codebase: Codebase) -> Bool {
    let guess = codebase.guess(user)
    return (guess.role.isUI || guess.role.isViewModelLike) && guess.confidence >= 0.7
      && !user.isProtocol && !user.name.text.contains("Extension")
  }

  /// Returns a Boolean value that indicates whether a node is in `service ?? DefaultService()`, or
  /// in an initializer beside one that takes the protocol.
  private func isFallback(
    _ node: NodeID, _ contract: Contract?, of user: CodeType, _ codebase: Codebase
  ) -> Bool {
    if let parent = codebase.parent(of: node), codebase[parent].kind == .operation,
      codebase[parent].name == Self.otherwise
    {
      return true
    }
    guard let contract, codebase.enclosingMember(of: node)?.isInitializer == true else {
      return false
    }
    return isHandedIn(contract.protocol.name, to: user, codebase)
  }

  private static let otherwise: Name = "??"

  /// Returns a Boolean value that indicates whether a type is a piece of a view, which the view may
  /// create itself.
  private func isPieceOfUI(_ type: CodeType) -> Bool {
    let name = type.name.text
    return Self.pieces.contains { name.contains($0) }
  }

  /// Returns a Boolean value that indicates whether a type has a session or database, and so is no
  /// piece of a view, whatever its name.
  private func keepsProvider(_ type: CodeType, _ codebase: Codebase) -> Bool {
    codebase.members(of: type).contains { member in
      guard member.isStored, let use = codebase.writtenType(of: member.node) else { return false }
      return ProviderTable.types[use.name].map { $0.provider != .files } ?? false
        && ProviderTable.isForeign(use.name, use.node, in: codebase)
    }
  }

  private static let pieces = [
    "Presenter", "Animator", "Layout", "Formatter", "Loader", "Indicator", "Style",
    "FeedbackGenerator", "Haptic", "Keyboard", "Player", "View", "Image", "Transition",
  ]

  /// Returns a Boolean value that indicates whether code assembles a screen: a default argument, a
  /// static factory, or an `init` that passes dependencies on.
  private func isComposition(_ node: NodeID, in user: CodeType, _ codebase: Codebase) -> Bool {
    for ancestor in codebase.ancestors(of: node) {
      let found = codebase[ancestor]
      switch found.kind {
      case .parameter: return true
      case .function, .variable:
        if !found.flags.isDisjoint(with: [.isStatic, .isClassMember]) { return true }
        let name = found.name.text
        if name.hasPrefix("make") || name.hasPrefix("build") || name.hasPrefix("create") {
          return true
        }
      case .initializer:
        // NB: a SwiftUI view assembles its own ViewModel there, and a convenience initializer its
        // defaults.
        if codebase.role(of: user) == .view || found.flags.contains(.isConvenience) { return true }
      case .macro: return true
      default: break
      }
    }
    return false
  }

  // MARK: Injected as a class

  private func injections(
    of type: CodeType, _ contract: Contract, _ context: RuleContext
  ) -> [Finding] {
    let codebase = context.codebase
    guard contract.siblings >= 2 || contract.isManner else { return [] }
    return codebase.mentions(of: type.name).compactMap { node -> Finding? in
      guard codebase[node].kind == .type, codebase.isProduct(node),
        let parent = codebase.parent(of: node), codebase[parent].kind == .variable,
        let member = codebase.member(declaredAt: parent), member.isStored, !member.isStatic,
        !codebase[parent].flags.contains(.isLazy), codebase.attributes(of: parent).isEmpty,
        let user = codebase.enclosingType(of: node), user.id != type.id,
        codebase.type(named: type.name, at: node)?.id == type.id, receives(user, codebase),
        isHandedIn(type.name, to: user, codebase),
        ContractReference(contract.protocol, codebase).suffices(for: member, in: user)
      else { return nil }
      return context.finding(
        of: Self.self, at: parent,
        confidence: codebase.guess(user).confidence * contract.confidence,
        symbol: type.name.text,
        message:
          "'\(user.name)' is given the class '\(type.name)' instead of its protocol, "
          + "'\(contract.protocol.name)'",
        facts: [
          Fact("'\(contract.protocol.name)' is declared here", at: contract.protocol.declaration)
        ])
    }
  }

  /// Returns a Boolean value that indicates whether an initializer takes the object. Otherwise, its
  /// holder creates it, which is another finding.
  private func isHandedIn(_ type: Name, to user: CodeType, _ codebase: Codebase) -> Bool {
    codebase.members(of: user).contains { member in
      member.isInitializer
        && codebase.parameters(of: member.node).contains {
          codebase.writtenType(of: $0)?.name == type
        }
    }
  }

  private func receives(_ user: CodeType, _ codebase: Codebase) -> Bool {
    let guess = codebase.guess(user)
    let role = guess.role
    return guess.confidence >= 0.7 && !user.isProtocol
      && (role.isUI || role.isViewModelLike || role == .interactor || role == .service)
  }
}
