internal import CalcotCode

/// The protocol made for a class.
struct Contract {
  let `protocol`: CodeType
  /// The number of stored properties and parameters that have the protocol as their type.
  let siblings: Int
  /// A Boolean value that indicates whether such protocols for classes are a habit of the project.
  let isManner: Bool
  let confidence: Double

  /// Finds the protocol; nil for screens and their parts, for values, and for classes without a
  /// protocol of their own.
  init?(of type: CodeType, in codebase: Codebase) {
    let role = codebase.role(of: type)
    switch role {
    case .view, .viewController, .viewModel, .presenter, .application, .test, .mock, .preview,
      .value,
      .builder, .model, .dataSource:
      return nil
    default: break
    }
    let named = codebase.counterpart(of: type)
    guard let found = named ?? Self.onlyOne(of: type, codebase), found.name != type.name else {
      return nil
    }
    let uses = Self.uses(of: found, codebase)
    guard uses > 0,
      role != .none || Self.works(type)
        || type.kind == .class && Self.isGivenToLogic(found, codebase),
      !Self.isData(type, found, codebase)
    else { return nil }
    self.protocol = found
    siblings = uses
    confidence = named == nil ? 0.82 : 0.9
    let manner = Counterpart.between(protocol: found.name.text, class: type.name.text)
    isManner =
      manner.map { codebase.habits.share(of: .counterpart($0)).isHabit(atLeast: 0.4) } ?? false
  }

  /// Returns a Boolean value that indicates whether a type is data: it is equatable or codable, or
  /// its protocol only has values.
  private static func isData(_ type: CodeType, _ protocol: CodeType, _ codebase: Codebase) -> Bool {
    let above = codebase.supertypes(of: type)
    if above.contains(where: { data.contains($0) }) { return true }
    if type.kind == .struct, codebase.members(of: type).contains(where: { isPlain($0, codebase) }) {
      return true
    }
    let members = codebase.members(of: `protocol`)
    return !members.isEmpty
      && members.allSatisfy { $0.isVariable && !$0.flags.contains(.hasSetter) }
  }

  /// Returns a Boolean value that indicates whether a member is a stored value, and no reference to
  /// an object.
  private static func isPlain(_ member: Member, _ codebase: Codebase) -> Bool {
    guard member.isStored, !member.isStatic else { return false }
    guard let use = codebase.writtenType(of: member.node) else { return true }
    guard let target = codebase.type(of: use) else { return !use.isAny }
    return !target.isReference && !target.isProtocol
  }

  private static let data: Set<Name> = [
    "Hashable", "Equatable", "Codable", "Encodable", "Decodable",
  ]

  /// Returns a Boolean value that indicates whether the name is that of a worker, such as a
  /// service. Without a role, a class or protocol may also be data.
  private static func works(_ type: CodeType) -> Bool {
    let name = type.name.text
    return workers.contains { name.hasSuffix($0) }
  }

  /// Returns a Boolean value that indicates whether a ViewModel's initializer takes the protocol.
  /// Then a class without a role works for others, whatever its name.
  private static func isGivenToLogic(_ type: CodeType, _ codebase: Codebase) -> Bool {
    codebase.mentions(of: type.name).contains { node in
      guard codebase[node].kind == .type, let parameter = codebase.parent(of: node),
        codebase[parameter].kind == .parameter,
        codebase.parent(of: parameter).map({ codebase[$0].kind == .initializer }) ?? false,
        let user = codebase.enclosingType(of: node), codebase.isProduct(user.declaration)
      else { return false }
      return codebase.role(of: user).isViewModelLike
        && codebase.type(named: type.name, at: node)?.id == type.id
    }
  }

  private static let workers = [
    "Service", "Manager", "Repository", "Store", "Storage", "Client", "Provider", "Handler",
    "Fetcher",
    "Parser", "Worker", "Checker", "Recorder", "Tracker", "Settings", "Defaults", "Scheduler",
    "UseCase", "Interactor", "API", "Gateway", "Impl", "Validator", "Monitor", "Sender",
    "Collector", "Submitter",
  ]

  /// Returns the protocol of the project that a class conforms to, if it is the class's only one,
  /// and the class is its only conformer except for mocks.
  private static func onlyOne(of type: CodeType, _ codebase: Codebase) -> CodeType? {
    let protocols = codebase.protocols(of: type).filter { found in
      let name = found.name.text
      return !name.hasSuffix("Delegate") && !name.hasSuffix("DataSource")
        && !name.hasSuffix("Observer") && !name.hasSuffix("Listener")
        && !codebase.members(of: found).isEmpty
    }
    guard protocols.count == 1,
      codebase.role(of: type) != .none || protocols[0].name.text.hasSuffix("ing")
        || works(protocols[0])
    else { return nil }
    let conformers = codebase.conformers(of: protocols[0]).filter {
      !codebase.role(of: $0).isSupport && codebase.codeFiles[Int($0.declaration.file)].isProduct
    }
    return conformers.allSatisfy { $0.id == type.id } ? protocols[0] : nil
  }

  /// Returns the number of stored properties and parameters that have the protocol as their type.
  private static func uses(of type: CodeType, _ codebase: Codebase) -> Int {
    codebase.mentions(of: type.name).count { node in
      guard codebase[node].kind == .type, codebase.isProduct(node),
        let parent = codebase.parent(of: node),
        codebase[parent].kind == .variable || codebase[parent].kind == .parameter
      else { return false }
      return codebase.type(named: type.name, at: node)?.id == type.id
    }
  }
}
