internal import CalcotCode

/// Finds the code that writes the stored properties of a type.
final class Writers: CodeSearch {
  let resolver: Resolver
  /// The places that write a name or pass it on.
  private var places: [Name: [Place]] = [:]
  /// A cache of the owners of the properties at places.
  private var owners: [NodeID: TypeID?] = [:]

  /// The names of the functions that are `mutating`, and of all functions.
  private lazy var mutatingNames = functions(.isMutating)
  private lazy var declaredFunctions = functions([])

  private struct Place {
    var node: NodeID
    var root: Name
    /// A Boolean value that indicates whether the place uses the projection `$name`.
    var isProjected: Bool
    var isChanged: Bool
  }

  init(codebase: Codebase) {
    resolver = Resolver(codebase)
  }

  /// The writes of a property, as far as their names tell.
  struct Writing {
    var byOwner: [NodeID] = []
    /// Code outside of the type writes, binds or changes the property, or one of the same name.
    var isFromOutside = false
    /// Outside code passes the property as an argument, which could be `inout`.
    var isHandedOn = false
    /// Another file of the owner writes the property.
    var isFromOtherFile = false
  }

  func writing(of property: Member, in owner: CodeType) -> Writing {
    var writing = Writing()
    for place in places(named: property.name) { take(place, property, owner, into: &writing) }
    for mention in streams(setting: property) where !isOfAnother(mention, than: owner) {
      if owner.declarations.contains(where: { codebase.contains($0, mention) }) {
        writing.byOwner.append(mention)
      } else {
        writing.isFromOutside = true
      }
    }
    return writing
  }

  private func places(named name: Name) -> [Place] {
    if let known = places[name] { return known }
    let found = codebase.mentions(of: name).compactMap { mention -> Place? in
      let kind = codebase[mention].kind
      guard kind == .member || kind == .identifier || kind == .keyPath else { return nil }
      let root = root(of: mention)
      let isProjected = root.text.hasPrefix("$")
      let isChanged = isChanged(mention)
      guard isProjected || isChanged || isArgument(mention) || isCalledOn(mention) else {
        return nil
      }
      return Place(node: mention, root: root, isProjected: isProjected, isChanged: isChanged)
    }
    places[name] = found
    return found
  }

  private func functions(_ flags: Node.Flags) -> Set<Name> {
    var names: Set<Name> = []
    for type in codebase.types {
      for member in codebase.members(of: type)
      where member.kind == .function && member.flags.isSuperset(of: flags) {
        names.insert(member.name)
      }
    }
    return names
  }

  private func take(
    _ place: Place, _ property: Member, _ owner: CodeType, into writing: inout Writing
  ) {
    let mention = place.node
    let isInside = owner.declarations.contains { codebase.contains($0, mention) }
    let isOwn = isInside && (codebase[mention].kind == .identifier || place.root == Name.`self`)
    if !isOwn, isOfAnother(mention, than: owner) { return }
    if place.isProjected {
      writing.isFromOutside = true
    } else if place.isChanged {
      if isOwn {
        writing.byOwner.append(mention)
        if mention.file != property.node.file { writing.isFromOtherFile = true }
      } else {
        writing.isFromOutside = true
      }
    } else if !isOwn {
      writing.isHandedOn = true
    }
  }

  /// Returns a Boolean value that indicates whether the base of a mention is known to have another
  /// type than the owner.
  private func isOfAnother(_ mention: NodeID, than owner: CodeType) -> Bool {
    guard let id = self.owner(at: mention), id != owner.id else { return false }
    let type = codebase[id]
    return !codebase.allSubtypes(of: owner).contains(type)
      && !codebase.projectSupertypes(of: owner).contains(type)
  }

  private func owner(at mention: NodeID) -> TypeID? {
    if let known = owners[mention] { return known }
    let isMember = codebase[mention].kind == .member
    let type = isMember ? holder(of: mention) : codebase.enclosingType(of: mention)
    owners[mention] = .some(type?.id)
    return type?.id
  }

  private func holder(of mention: NodeID) -> CodeType? {
    let base = NodeID(file: mention.file, index: mention.index + 1)
    guard base.index < codebase[mention].end else { return nil }
    let name = codebase[base].name.text
    if codebase[base].kind == .identifier, name.hasPrefix("$"),
      let around = codebase.enclosingType(of: base),
      let member = codebase.members(named: Name(name.dropFirst()), of: around).first
    {
      return resolver.type(of: member)?.type.map { codebase[$0] }
    }
    return resolver.receiver(of: mention)?.type.map { codebase[$0] }
  }

  /// Returns the places where a stream of Combine sets the property: `rows.assign(to: &$rows)`. Other
  /// calls that take the projection of a class's property only read it.
  private func streams(setting property: Member) -> [NodeID] {
    codebase.mentions(of: Name("$" + property.name.text)).filter { mention in
      guard let argument = codebase.parent(of: mention), codebase[argument].kind == .argument,
        let call = codebase.parent(of: argument)
      else { return false }
      return codebase[call].kind == .call && codebase[call].name == Self.assign
    }
  }

  private static let assign: Name = "assign"

  /// Returns the first name of a chain of members: `viewModel` of `viewModel.state.rows`.
  private func root(of mention: NodeID) -> Name {
    var node = mention
    while codebase[node].kind == .member || codebase[node].kind == .subscriptCall {
      let next = NodeID(file: node.file, index: node.index + 1)
      guard next.index < codebase[node].end else { return .none }
      node = next
    }
    return codebase[node].name
  }

  /// Returns a Boolean value that indicates whether a mention, or a part of it, is the target of an
  /// assignment, or the receiver of a mutating call.
  private func isChanged(_ mention: NodeID) -> Bool {
    var node = mention
    while let parent = codebase.parent(of: node) {
      let above = codebase[parent]
      let isFirst = parent.index + 1 == node.index
      switch above.kind {
      case .assignment: return isFirst
      case .member where isFirst:
        if Self.mutating.contains(above.name) || isMutating(above.name) { return true }
      case .subscriptCall where isFirst: break
      default: return false
      }
      node = parent
    }
    return false
  }

  /// Returns a Boolean value that indicates whether the code declares `mutating` functions of this
  /// name.
  private func isMutating(_ name: Name) -> Bool {
    mutatingNames.contains(name)
  }

  /// Returns a Boolean value that indicates whether code calls a function on the property that may
  /// change it: no file declares the function, and it is not known to only read.
  private func isCalledOn(_ mention: NodeID) -> Bool {
    guard let member = codebase.parent(of: mention), codebase[member].kind == .member,
      member.index + 1 == mention.index, let call = codebase.parent(of: member),
      codebase[call].kind == .call, call.index + 1 == member.index
    else { return false }
    let name = codebase[member].name
    return !KnownMemberNames.all.contains(name) && !declaredFunctions.contains(name)
  }

  private func isArgument(_ mention: NodeID) -> Bool {
    codebase.parent(of: mention).map { codebase[$0].kind == .argument } ?? false
  }

  private static let mutating: Set<Name> = Set(
    """
    append insert remove removeAll removeFirst removeLast removeValue updateValue toggle merge sort
    reverse shuffle swapAt formUnion subtract formIntersection popLast popFirst reserveCapacity
    replaceSubrange removeSubrange move negate
    """.split(whereSeparator: \.isWhitespace).map { Name($0) })
}
