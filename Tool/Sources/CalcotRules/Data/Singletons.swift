internal import CalcotCode

/// A place where a ViewModel uses a singleton.
struct SingletonAccess {
  var node: NodeID
  /// The access as text: `Core.shared`, `ServiceLocator.stores`.
  var text: String
  var type: Name
  /// A Boolean value that indicates whether the singleton is for analytics or logging, which hardly
  /// changes the result of a test.
  var isExempt: Bool
}

/// Finds the uses of singletons and locators in certain types.
struct SingletonSearch: CodeSearch {
  private let locators: Set<TypeID>
  /// The names of the singletons of the code's classes, beyond the usual names.
  private let ownNames: Set<Name>
  let resolver: Resolver

  init(_ codebase: Codebase) {
    locators = Self.locators(in: codebase)
    resolver = Resolver(codebase)
    ownNames = Self.ownNames(resolver)
  }

  private static let names: [Name] = [
    "shared", "instance", "sharedInstance", "default", "standard", "current", "theDelegate",
  ]
  /// The names of singletons, also in libraries.
  private static let sureNames: Set<Name> = ["shared", "instance", "sharedInstance"]

  /// The singletons of Apple that a test need not replace or that another rule reports, and this
  /// framework's scope, which is task-local.
  private static let harmless: Set<Name> = Set(
    """
    NotificationCenter DispatchQueue Calendar Locale TimeZone Bundle FileManager ProcessInfo RunLoop \
    OperationQueue URLSession UserDefaults URLCache HTTPCookieStorage NSWorkspace NSApplication \
    UNUserNotificationCenter SKPaymentQueue WKWebsiteDataStore DistributedNotificationCenter Thread \
    AppDelegate NSUbiquitousKeyValueStore AVAudioSession Locale MainActor DateFormatter JSONDecoder \
    WidgetCenter ActivityAuthorizationInfo CTTelephonyNetworkInfo CLLocationManager NSPasteboard MPRemoteCommandCenter Task SDImageCache \
    Scope
    """.split(separator: " ").map { Name($0) })

  /// Returns the types with several static services: `ServiceLocator.stores`.
  private static func locators(in codebase: Codebase) -> Set<TypeID> {
    var found: Set<TypeID> = []
    for type in codebase.types where !type.isExternal && codebase.isProduct(type.declaration) {
      let name = type.name.text
      if name.hasSuffix("Locator") {
        found.insert(type.id)
        continue
      }
      guard type.kind == .enum || type.isReference || type.kind == .struct else { continue }
      let services = codebase.members(of: type).filter { member in
        guard member.isStatic, member.isVariable, let use = codebase.writtenType(of: member.node),
          let held = codebase.type(of: use), held.id != type.id
        else { return false }
        let role = codebase.guess(held).role
        return role == .service || role == .interactor
      }
      if services.count >= 4 { found.insert(type.id) }
    }
    return found
  }

  /// Returns the names of static constants that are the only one of their own type in it:
  /// `static let live = Core()`.
  private static func ownNames(_ resolver: Resolver) -> Set<Name> {
    let codebase = resolver.codebase
    var names: Set<Name> = []
    for type in codebase.types where type.isReference && codebase.isProduct(type.declaration) {
      let own = codebase.members(of: type).filter { member in
        member.isStatic && member.isStored && member.flags.contains(.isLet)
          && resolver.type(of: member)?.type == type.id
      }
      if own.count == 1 { names.insert(own[0].name) }
    }
    return names
  }

  /// Returns the uses by the enclosing type, in the order of the source.
  func uses(where isHost: (CodeType) -> Bool) -> [(type: CodeType, uses: [SingletonAccess])] {
    var byType: [TypeID: [SingletonAccess]] = [:]
    for name in Set(Self.names).union(ownNames) {
      for node in codebase.mentions(of: name) where codebase[node].kind == .member {
        guard let host = host(of: node, isHost), let base = base(of: node),
          let use = singleton(name, of: base, at: node, in: host)
        else { continue }
        byType[host.id, default: []].append(use)
      }
    }
    for id in locators {
      let type = codebase[id]
      for base in codebase.mentions(of: type.name) where codebase[base].kind == .identifier {
        guard let member = codebase.parent(of: base), codebase[member].kind == .member,
          member.index + 1 == base.index, let host = host(of: member, isHost), host.id != id,
          !Self.names.contains(codebase[member].name), isLowercase(codebase[member].name),
          codebase.type(named: type.name, at: base)?.id == id,
          codebase.members(named: codebase[member].name, of: type).contains(where: {
            $0.isStatic && $0.isVariable
          })
        else { continue }
        let text = codebase[member].name
        byType[host.id, default: []].append(
          SingletonAccess(
            node: base, text: "\(type.name).\(text)", type: type.name,
            isExempt: isExempt(text.text)))
      }
    }
    for (name, id) in globals() {
      let type = codebase[id]
      for node in codebase.mentions(of: name) where codebase[node].kind == .identifier {
        let asked = asked(of: node)
        guard let host = host(of: node, isHost), isGlobal(node),
          type.isReference || hasService(type, named: Name(asked))
        else { continue }
        byType[host.id, default: []].append(
          SingletonAccess(
            node: node, text: name.text, type: type.name,
            isExempt: [type.name.text, name.text, asked].contains(where: isExempt)))
      }
    }
    for (name, namespaces) in services() {
      for node in codebase.mentions(of: name) where codebase[node].kind == .member {
        guard let host = host(of: node, isHost), let base = resolver.base(of: node),
          let found = resolver.type(of: base), found.isMetatype, let id = found.type,
          let type = namespaces[id], id != host.id
        else { continue }
        let text = "\(codebase.qualifiedName(of: codebase[id])).\(name)"
        byType[host.id, default: []].append(
          SingletonAccess(
            node: resolver.root(of: node), text: text, type: type,
            isExempt: [type.text, name.text, asked(of: node)].contains(where: isExempt)))
      }
    }
    return byType.map { (codebase[$0.key], $0.value.sorted { $0.node < $1.node }) }
  }

  /// Returns the services among the constants of enums without cases, by name, enum and type:
  /// `enum App { enum Repository { static let token = TokenRepository() } }`.
  private func services() -> [Name: [TypeID: Name]] {
    var found: [Name: [TypeID: Name]] = [:]
    for type in codebase.types
    where type.kind == .enum && !type.isExternal && codebase.isProduct(type.declaration)
      && !locators.contains(type.id)
    {
      for member in codebase.members(of: type)
      where member.isStatic && member.isStored && member.flags.contains(.isLet)
        && !Self.names.contains(member.name)
      {
        guard let id = resolver.type(of: member)?.type, codebase[id].isReference,
          !codebase[id].isExternal, codebase.role(of: codebase[id]) == .service
        else { continue }
        found[member.name, default: [:]][type.id] = codebase[id].name
      }
    }
    return found
  }

  /// Returns the globals that are objects of the code's classes or structs with several services,
  /// by name: `let container = StoreContainer()`, `var Current: Environment!`.
  private func globals() -> [Name: TypeID] {
    var found: [Name: TypeID] = [:]
    for member in codebase.globals
    where member.isStored && codebase.isProduct(member.node) {
      guard let id = resolver.type(of: member)?.type, !codebase[id].isExternal,
        codebase[id].isReference || isEnvironment(codebase[id])
      else { continue }
      found[member.name] = id
    }
    return found
  }

  private func isEnvironment(_ type: CodeType) -> Bool {
    type.kind == .struct && codebase.members(of: type).count(where: isService) >= 2
  }

  private func hasService(_ type: CodeType, named name: Name) -> Bool {
    codebase.members(named: name, of: type).contains(where: isService)
  }

  /// Returns a Boolean value that indicates whether the type of a property is a class or protocol
  /// of the code.
  private func isService(_ member: Member) -> Bool {
    guard member.isVariable, !member.isStatic,
      let type = resolver.type(of: member)?.type.map({ codebase[$0] })
    else { return false }
    return !type.isExternal && (type.isReference || type.isProtocol)
  }

  /// Returns a Boolean value that indicates whether a name refers to a global, and no nearer
  /// declaration has it.
  private func isGlobal(_ node: NodeID) -> Bool {
    let name = codebase[node].name
    return resolver.localDeclaration(of: name, at: node) == nil
      && resolver.implicitMember(name, at: node).map { $0.owner == nil } ?? false
  }

  private func isLowercase(_ name: Name) -> Bool {
    (97...122).contains(name.text.utf8.first ?? 0)
  }

  private func base(of member: NodeID) -> NodeID? {
    let first = NodeID(file: member.file, index: member.index + 1)
    guard codebase.contains(member, first), codebase[first].kind == .identifier,
      !isLowercase(codebase[first].name), codebase[first].name != .Self,
      !codebase[first].name.text.hasPrefix("$")
    else { return nil }
    return first
  }

  private static let preview: Name = "Preview"
  private static let debugging: Name = "DEBUG"

  private func host(of node: NodeID, _ isHost: (CodeType) -> Bool) -> CodeType? {
    guard codebase.isProduct(node), let type = codebase.enclosingType(of: node), isHost(type)
    else { return nil }
    for above in codebase.ancestors(of: node) {
      let found = codebase[above]
      switch found.kind {
      case .initialValue:
        if let parent = codebase.parent(of: above), codebase[parent].kind == .parameter {
          return nil
        }
      case .function, .variable:
        if !found.flags.isDisjoint(with: [.isStatic, .isClassMember]) { return nil }
      case .initializer where found.flags.contains(.isConvenience):
        // NB: a convenience initializer assembles the arguments of the designated one.
        return nil
      case .macro where found.name == Self.preview: return nil
      case .conditionalCompilation where found.label == Self.debugging: return nil
      default: break
      }
      if found.kind.isTypeDeclaration { break }
    }
    return type
  }

  private func singleton(
    _ name: Name, of base: NodeID, at member: NodeID, in host: CodeType
  ) -> SingletonAccess? {
    let typeName = codebase[base].name
    if Self.harmless.contains(typeName) || typeName.text.hasSuffix("Scheduler") { return nil }
    if let type = codebase.type(named: typeName, at: base), !type.isExternal {
      guard type.id != host.id, type.isReference || type.isProtocol || hasReference(name, type),
        let found = codebase.members(named: name, of: type).first, found.isStatic,
        Self.names.contains(name) || ownNames.contains(name) && found.flags.contains(.isLet)
      else { return nil }
    } else {
      let text = typeName.text
      guard Self.sureNames.contains(name), !text.hasPrefix("UI"), !text.hasPrefix("NS"),
        !text.hasPrefix("WK"), !text.hasPrefix("AV")
      else { return nil }
    }
    return SingletonAccess(
      node: base, text: "\(typeName).\(name)", type: typeName,
      isExempt: isExempt(typeName.text) || isExempt(asked(of: member)))
  }

  /// Returns the member that code uses of the instance: `analytics` of `Core.shared.analytics`.
  private func asked(of member: NodeID) -> String {
    guard let above = codebase.parent(of: member), codebase[above].kind == .member else {
      return ""
    }
    return codebase[above].name.text
  }

  /// Returns a Boolean value that indicates whether a type may be a singleton. A struct needs one
  /// of the usual names, as `FeatureFlags.shared`, or a mutable static property.
  private func hasReference(_ name: Name, _ type: CodeType) -> Bool {
    Self.sureNames.contains(name)
      || codebase.members(of: type).contains { $0.isStatic && $0.isMutable && $0.name == name }
  }

  private static let exempt = [
    "nalytic", "Tracker", "Logger", "Log", "Telemetry", "Crash", "Formatter", "DateHelper",
  ]

  private func isExempt(_ text: String) -> Bool {
    text == "log" || text == "logger" || Self.exempt.contains { text.contains($0) }
  }
}
