internal import CalcotCode

/// The code's own types that store or load data: its stores, repositories and clients, and the
/// managers and services that use them.
struct ProjectData {
  /// The reason why a type stores or loads data.
  struct Reason {
    var confidence: Double
    /// The provider that the type accesses itself, if there is one.
    var provider: Provider?
    /// The place of the access.
    var node: NodeID?
    /// A Boolean value that indicates whether the type counts as data only because it keeps a
    /// provider, so that its other properties are no data.
    var isKept = false
  }

  private(set) var types: [TypeID: Reason] = [:]
  /// The code's services of any purpose: a View seldom uses a singleton for its appearance.
  private(set) var services: Set<TypeID> = []
  /// The code's services that load images themselves. A View may ask for an image; an extension of
  /// UIKit's views that loads one does so on behalf of all views.
  private(set) var imageLoaders: [TypeID: Reason] = [:]
  /// The code's stores that Views observe. Their properties are state, but their functions may load
  /// data.
  private(set) var observedStores: Set<TypeID> = []
  /// The code's protocols that a database's context conforms to.
  private(set) var contexts: Set<TypeID> = []
  /// The code's property wrappers around a provider.
  private(set) var wrappers: [TypeID: Reason] = [:]

  private static let propertyWrapper: Name = "propertyWrapper"

  init(_ codebase: Codebase) {
    var (direct, keepers) = Self.direct(codebase)
    wrappers = direct.filter { id, _ in
      codebase.hasAttribute(Self.propertyWrapper, codebase[id].declaration)
    }
    addWrapped(to: &direct, codebase)
    var candidates: [CodeType] = []
    for type in codebase.types where !type.isExternal && codebase.isProduct(type.declaration) {
      if add(type, direct[type.id], keeps: keepers.contains(type.id), codebase) {
        candidates.append(type)
      }
    }
    close(candidates, codebase)
    addProtocols(codebase)
    addContexts(codebase)
    addWrappers(codebase)
  }

  /// Returns the types whose code accesses a provider, and those among them that store a session or
  /// database.
  private static func direct(_ codebase: Codebase) -> ([TypeID: Reason], keepers: Set<TypeID>) {
    var direct: [TypeID: Reason] = [:]
    var keepers: Set<TypeID> = []
    for (name, provider) in ProviderTable.sorted where provider.provider != .files {
      for node in codebase.mentions(of: name) where codebase.isProduct(node) {
        guard let type = codebase.outermostType(of: node), !type.isExternal else { continue }
        let isKept =
          [.network, .database].contains(provider.provider) && Self.isKept(node, in: codebase)
        guard direct[type.id] == nil || isKept && !keepers.contains(type.id),
          ProviderTable.isForeign(name, node, in: codebase)
        else { continue }
        if isKept { keepers.insert(type.id) }
        if direct[type.id] == nil {
          direct[type.id] = Reason(confidence: 0.9, provider: provider.provider, node: node)
        }
      }
    }
    return (direct, keepers)
  }

  /// Adds a type if its role, its name and its accesses make it data. Returns true if only the use
  /// of another type that is data is missing.
  private mutating func add(
    _ type: CodeType, _ reason: Reason?, keeps: Bool, _ codebase: Codebase
  ) -> Bool {
    let role = codebase.guess(type).role
    guard role == .service || role == .none || role == .model else { return false }
    let words = DataWords(type.name)
    guard role == .service || reason != nil else {
      // NB: settings that have a store are data, though they reach no provider themselves.
      return role == .none && type.kind == .class && words.isData && !words.isExempt
    }
    // NB: a type called defaults that reads them is data, whatever the rest of its name.
    let isDefaults = reason?.provider == .defaults && type.name.text.hasSuffix("Defaults")
    if words.isExempt, !isDefaults {
      let isLoader = role == .service && type.name.text.contains(Self.image)
      if isLoader, reason?.provider == .network { imageLoaders[type.id] = reason }
      return false
    }
    if role == .service, words.isService { services.insert(type.id) }
    let isObserved = Self.isObserved(type, in: codebase)
    if words.isStore, role == .service, isObserved, !Self.isMadeByView(type, in: codebase) {
      observedStores.insert(type.id)
    }
    let isStore = words.isStore && role == .service && !isObserved
    if words.isData, reason != nil || isStore {
      types[type.id] = Reason(
        confidence: reason == nil ? 0.82 : 0.92, provider: reason?.provider, node: reason?.node)
    } else if role == .service, words.isWorker {
      guard let reason else { return true }
      types[type.id] = reason
    } else if keeps, let reason, type.kind != .enum {
      // NB: a type that has a session or database is a layer over it, whatever its name.
      types[type.id] = Reason(
        confidence: 0.85, provider: reason.provider, node: reason.node, isKept: true)
    } else {
      return role == .service && (words.isLayer || Self.isClient(type))
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a View creates a store itself, so that the
  /// store only lives as long as that screen.
  private static func isMadeByView(_ type: CodeType, in codebase: Codebase) -> Bool {
    codebase.mentions(of: type.name).contains { mention in
      codebase[mention].kind == .call && codebase.codeFiles[Int(mention.file)].isProduct
        && codebase.ancestor(of: mention, where: { $0.kind == .macro }) == nil
        && codebase.enclosingType(of: mention).map { codebase.role(of: $0) == .view } ?? false
        && codebase.type(named: type.name, at: mention)?.id == type.id
    }
  }

  /// Returns a Boolean value that indicates whether Views observe a type. Even if it is called a
  /// store, it may only be their state.
  private static func isObserved(_ type: CodeType, in codebase: Codebase) -> Bool {
    type.name.text.hasSuffix(store)
      && (codebase.isSubtype(type, of: observable)
        || codebase.hasAttribute(observed, type.declaration))
  }

  private static let image = "Image"
  private static let observed: Name = "Observable"
  private static let store = "Store"
  private static let observable: Name = "ObservableObject"

  /// Adds the types whose properties have a wrapper around a provider, except for those that a View
  /// observes.
  private func addWrapped(to direct: inout [TypeID: Reason], _ codebase: Codebase) {
    for (id, reason) in wrappers {
      for node in codebase.mentions(of: codebase[id].name)
      where codebase[node].kind == .attribute && codebase.isProduct(node) {
        guard let type = codebase.outermostType(of: node), !type.isExternal,
          direct[type.id] == nil, !codebase.isSubtype(type, of: Self.observable)
        else { continue }
        direct[type.id] = Reason(confidence: 0.88, provider: reason.provider, node: node)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a type is a request that sends itself: a thin
  /// layer over the network, and no plain data.
  func isRequest(_ type: CodeType) -> Bool {
    !type.isProtocol && types[type.id]?.provider == .network && type.name.text.hasSuffix("Request")
  }

  /// Returns a Boolean value that indicates whether a node is the written type of a stored
  /// property.
  private static func isKept(_ node: NodeID, in codebase: Codebase) -> Bool {
    guard codebase[node].kind == .type, let parent = codebase.parent(of: node),
      let member = codebase.member(declaredAt: parent)
    else { return false }
    return member.isStored && !member.isStatic
  }

  private static let databaseContexts: [Name] = ["NSManagedObjectContext", "ModelContext"]

  private mutating func addContexts(_ codebase: Codebase) {
    for name in Self.databaseContexts {
      guard let context = codebase.external(named: name) else { continue }
      for found in codebase.protocols(of: context) {
        types[found.id] = Reason(confidence: 0.9, provider: .database, node: found.declaration)
        contexts.insert(found.id)
      }
    }
  }

  /// Adds the property wrappers that use a type which is data.
  private mutating func addWrappers(_ codebase: Codebase) {
    for attribute in codebase.mentions(of: Self.propertyWrapper) {
      guard let declaration = codebase.parent(of: attribute), codebase.isProduct(declaration),
        let type = codebase.type(declaredAt: declaration), type.declaration == declaration,
        wrappers[type.id] == nil
      else { continue }
      let isAround = type.declarations.contains { declaration in
        codebase.descendants(of: declaration).contains { node in
          codebase[node].kind == .identifier
            && codebase.type(named: codebase[node].name, at: node).map {
              types[$0.id] != nil
            } ?? false
        }
      }
      if isAround { wrappers[type.id] = Reason(confidence: 0.84) }
    }
  }

  /// Adds the managers, services and layers that store or make an object which is data.
  private mutating func close(_ candidates: [CodeType], _ codebase: Codebase) {
    let resolver = Resolver(codebase)
    for _ in 0..<2 {
      addProtocols(codebase)
      for type in candidates where types[type.id] == nil {
        let holds = codebase.members(of: type).contains { member in
          guard member.isStored else { return false }
          let use = codebase.writtenType(of: member.node)
          // NB: `@Dependency(\.store) var store` writes no type.
          let held =
            use.map { codebase.type(of: $0)?.id }
            ?? (codebase.attributes(of: member.node).isEmpty && !isMade(member, codebase)
              ? nil : resolver.type(of: member)?.type)
          return held.map { types[$0] != nil } ?? false
        }
        if holds || makes(type, codebase) {
          types[type.id] = Reason(confidence: 0.84, isKept: Self.isClient(type))
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether a property is initialized with a call:
  /// `let rest = RestClient()`.
  private func isMade(_ member: Member, _ codebase: Codebase) -> Bool {
    codebase.child(of: member.node, .initialValue).map { value in
      codebase.children(of: value).contains { codebase[$0].kind == .call }
    } ?? false
  }

  /// Returns a Boolean value that indicates whether a type is the client of a server by its name.
  /// Such a client may build on another one.
  private static func isClient(_ type: CodeType) -> Bool {
    ["Client", "API", "Api", "Gateway"].contains { type.name.text.hasSuffix($0) }
  }

  /// Returns a Boolean value that indicates whether a service makes an object that is data in one
  /// of its functions: `func load() { Client().send(request) }`.
  private func makes(_ type: CodeType, _ codebase: Codebase) -> Bool {
    type.declarations.contains { declaration in
      codebase.descendants(of: declaration).contains { node in
        guard codebase[node].kind == .call,
          let made = codebase.type(named: codebase[node].name, at: node), !made.isExternal
        else { return false }
        return made.isReference && types[made.id] != nil
          && codebase.enclosingMember(of: node)?.isFunction ?? false
      }
    }
  }

  private mutating func addProtocols(_ codebase: Codebase) {
    for (id, reason) in types.sorted(by: { $0.key < $1.key }) where !codebase[id].isProtocol {
      for found in codebase.protocols(of: codebase[id]) where types[found.id] == nil {
        let words = DataWords(found.name)
        guard !words.isExempt, words.isData || words.isWorker else { continue }
        types[found.id] = Reason(confidence: reason.confidence * 0.97, provider: reason.provider)
      }
    }
  }
}
