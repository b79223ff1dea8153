/// The features of a type that decide roles, gathered in one pass over its members.
struct TypeFeatures {
  /// The number of functions other than initializers and operators.
  var functions = 0
  var staticFunctions = 0
  /// The number of stored `var`s without property wrappers and closures.
  var mutable = 0
  var constants = 0
  var computed = 0
  var closures = 0
  var published = 0
  /// The numbers of stored properties whose type's name suggests a role, by role.
  var collaborators: [Role: Int] = [:]
  /// The number of stored navigation controllers, windows and view controllers of UIKit.
  var containers = 0
  var hasStart = false
  var hasChildren = false
  var hasBody = false
  var hasView = false
  var testFunctions = 0
  var hasTransform = false

  var storesCollaborators: Bool {
    for role in [
      Role.service, .interactor, .coordinator, .router, .viewModel, .presenter, .builder,
    ] where collaborators[role] != nil { return true }
    return false
  }

  /// A Boolean value that indicates whether the type stores other roles than view models. The view
  /// model of a row may store those of the row's parts.
  var storesWorkers: Bool {
    for role in [Role.service, .interactor, .coordinator, .router, .presenter, .builder]
    where collaborators[role] != nil { return true }
    return false
  }

  /// A Boolean value that indicates whether the type is data with ways to read it: it changes
  /// nothing and has no functions.
  var isPlain: Bool { mutable == 0 && published == 0 && functions == 0 && !storesCollaborators }
}

extension TypeFeatures {
  private static let containerTypes: Set<Name> = [
    "UINavigationController", "UIWindow", "UITabBarController", "UISplitViewController",
    "UIViewController", "NavigationController", "NavigationStackCoordinator",
    "UIPageViewController", "NavigationPath", "NavigationRootCoordinator",
  ]
  private static let children: Set<Name> = [
    "childCoordinators", "children", "coordinators", "childCoordinator", "addChildCoordinator",
    "addChild", "removeChild", "parentCoordinator", "childFlows", "subCoordinators",
  ]
  private static let starts: Set<Name> = ["start", "begin", "run", "coordinate", "toPresent"]
  private static let wrappers: Set<Name> = ["Published", "ObservationTracked"]
  private static let plumbing: Set<Name> = ["encode", "hash", "copy"]
  private static let test: Name = "Test"
  private static let body: Name = "body"
  private static let transform: Name = "transform"

  init(of type: CodeType, in codebase: Codebase, words: WordCache) {
    for member in codebase.members(of: type) {
      switch member.kind {
      case .function: addFunction(member, in: codebase)
      case .variable where !member.isStatic: addVariable(member, in: codebase, words: words)
      default: break
      }
    }
  }

  private mutating func addFunction(_ member: Member, in codebase: Codebase) {
    if member.isStatic { staticFunctions += 1 }
    guard !member.isStatic else { return }
    if !Self.plumbing.contains(member.name) { functions += 1 }
    if Self.starts.contains(member.name) { hasStart = true }
    if Self.children.contains(member.name) { hasChildren = true }
    if member.name == Self.transform { hasTransform = true }
    if codebase.codeFiles[Int(member.node.file)].isTest,
      codebase.hasAttribute(Self.test, member.node)
    {
      testFunctions += 1
    }
  }

  private mutating func addVariable(
    _ member: Member, in codebase: Codebase, words: WordCache
  ) {
    if member.name == Self.body { hasBody = true }
    if Self.children.contains(member.name) { hasChildren = true }
    let use = codebase.writtenType(of: member.node)
    guard member.isStored || codebase.codeKindIsProtocol(member) else {
      computed += 1
      return
    }
    if codebase.children(of: member.node).contains(where: { child in
      codebase[child].kind == .attribute && Self.wrappers.contains(codebase[child].name)
    }) {
      published += 1
    } else if use?.isFunction == true {
      closures += 1
    } else if member.flags.contains(.isLet) {
      constants += 1
    } else if !member.isWeak {
      mutable += 1
    }
    let name = use?.name ?? codebase.calledName(ofInitialValue: member.node)
    guard !name.isNone else { return }
    if Self.containerTypes.contains(name) { containers += 1 }
    let claim = words[name]
    if claim.role != .none, !claim.isAnnex { collaborators[claim.role, default: 0] += 1 }
    if claim.role == .view || codebase.isView(member) { hasView = true }
  }
}

extension Codebase {
  /// Returns the name that an initial value calls: `Cache` of `= Cache()`.
  func calledName(ofInitialValue variable: NodeID) -> Name {
    guard let value = child(of: variable, .initialValue) else { return .none }
    for child in children(of: value) {
      return self[child].kind == .call ? self[child].name : .none
    }
    return .none
  }

  private static let views: Set<Name> = ["view", "viewController", "controller", "display"]

  /// Returns a Boolean value that indicates whether a property is a presenter's weak reference to
  /// its view or controller, by a protocol of the code's own.
  public func isView(_ member: Member) -> Bool {
    member.isWeak && Self.views.contains(member.name)
      && writtenType(of: member.node).flatMap { type(of: $0) }.map {
        $0.isProtocol && !$0.isExternal
      } ?? false
  }

  fileprivate func codeKindIsProtocol(_ member: Member) -> Bool {
    member.owner.map { self[$0].isProtocol } ?? false
  }
}
