internal import CalcotCode

/// The screens of a codebase, by their types.
struct ScreenTable {
  struct Unit {
    var name: String
    /// The types of the screen itself: controllers, shown views, coordinators.
    var cores: [TypeID]
    /// The number of the app that alone has the screen, if there are several apps.
    var app: Int?
  }

  let codebase: Codebase
  let apps: Apps
  private(set) var units: [Unit] = []
  /// The screens of the types that can be shown or started.
  private(set) var cores: [TypeID: Int] = [:]
  /// The controllers and routers that are only stacks for other screens.
  private(set) var containers: Set<TypeID> = []
  /// The controllers that are only a frame for another one.
  private(set) var frames: Set<TypeID> = []
  /// The screens with a stem; several if two modules have types of the same name.
  private var byStem: [String: [Int]] = [:]
  /// The pairs of apps of which the first names screens of the second.
  private(set) var uses: Set<[Int]> = []

  /// - Parameters:
  ///   - shownViews: The SwiftUI views that are shown as screens.
  ///   - made: The classes that storyboards make.
  ///   - bridges: The views that stand for controllers.
  init(
    _ codebase: Codebase, shownViews: Set<TypeID>, made: Set<Name>, bridges: ControllerBridges
  ) {
    self.codebase = codebase
    apps = Apps(codebase)
    var routers: [CodeType] = []
    var found: [CodeType] = []
    let bridges = bridges.controllers
    let controllerFrames = ControllerFrames(codebase)
    for type in codebase.types {
      guard !type.isExternal, !type.isProtocol, codebase.isProduct(type.declaration) else {
        continue
      }
      let name = type.name.text
      switch codebase.role(of: type) {
      case .application: found.append(type)
      case .viewController where isContainer(type) && isAroundStack(type):
        containers.insert(type.id)
      case .viewController where controllerFrames.contains(type): frames.insert(type.id)
      case .viewController where (made.contains(type.name) || !isBase(type)) && !isStack(type):
        found.append(type)
      case .coordinator where !isBase(type) && !isContainer(type): found.append(type)
      case .router where !isBase(type) && !isContainer(type): routers.append(type)
      case .view where bridges[type.id] == nil && isScreen(type, named: name, shownViews):
        found.append(type)
      default: break
      }
    }
    add(found)
    addRouters(routers)
    for (view, controller) in bridges.sorted(by: { $0.key < $1.key }) {
      guard let unit = cores[controller] else { continue }
      units[unit].cores.append(view)
      cores[view] = unit
    }
    uses = usesBetweenApps
  }

  /// Adds the types by the stems of their names. Where two visible types would become one screen,
  /// cuts less from their names: "BrowserConfiguration" beside "Browser".
  private mutating func add(_ types: [CodeType]) {
    var visible: [String: Set<String>] = [:]
    for type in types where codebase.role(of: type).isUI {
      let name = type.name.text
      visible[ScreenStem.stem(of: name), default: []].insert(ScreenStem.visible(of: name))
    }
    for type in types {
      let name = type.name.text
      let stem = ScreenStem.stem(of: name)
      if codebase.role(of: type) == .application {
        add(type, stem: "App")
      } else if codebase.role(of: type).isUI, visible[stem].map({ $0.count > 1 }) ?? false {
        add(type, stem: ScreenStem.visible(of: name))
      } else {
        add(type, stem: stem)
      }
    }
  }

  /// Adds routers to the screens of the same name, or else to the screens that one function makes
  /// with them, as `ToDosRouter` with `ToDoController`. A controller made with several routers has
  /// several screens.
  private mutating func addRouters(_ routers: [CodeType]) {
    var others: [(router: CodeType, stem: String)] = []
    for router in routers {
      let stem = ScreenStem.stem(of: router.name.text)
      if byStem[stem] != nil {
        add(router, stem: stem)
      } else if isAroundHost(router) {
        containers.insert(router.id)
      } else {
        others.append((router, stem))
      }
    }
    let made = others.map { unitMade(with: $0.router) }
    for ((router, stem), unit) in zip(others, made) {
      guard let unit, made.count(where: { $0 == unit }) == 1,
        !units[unit].cores.contains(where: { codebase.role(of: codebase[$0]) == .router })
      else {
        add(router, stem: stem)
        continue
      }
      units[unit].cores.append(router.id)
      cores[router.id] = unit
      byStem[stem] = [unit]
    }
  }

  /// Returns a Boolean value that indicates whether a router makes no types of the code, and shows
  /// its arguments on a window or controller: `WindowRouter(window:)`.
  private func isAroundHost(_ router: CodeType) -> Bool {
    let isGiven = codebase.members(of: router).allSatisfy { member in
      !member.isFunction || member.isInitializer
        || codebase.descendants(of: member.node).contains {
          codebase[$0].kind == .parameter
            && codebase.writtenType(of: $0).map { ReadingNames.hosts.contains($0.name) } ?? false
        }
    }
    guard isGiven else { return false }
    var hasHost = false
    for node in router.declarations.flatMap(codebase.descendants(of:)) {
      let name = codebase[node].name
      switch codebase[node].kind {
      case .type: hasHost = hasHost || ReadingNames.hosts.contains(name)
      case .call, .member:
        if let made = codebase.type(named: name, at: node), !made.isExternal { return false }
      default: break
      }
    }
    return hasHost
  }

  private func unitMade(with router: CodeType) -> Int? {
    for mention in codebase.mentions(of: router.name) where codebase[mention].kind == .call {
      guard codebase.isProduct(mention), let member = codebase.enclosingMember(of: mention) else {
        continue
      }
      let made = codebase.descendants(of: member.node).compactMap { node -> Int? in
        guard codebase[node].kind == .call,
          let type = codebase.type(named: codebase[node].name, at: node), !navigates(type)
        else { return nil }
        return cores[type.id]
      }
      if let first = made.first, Set(made).count == 1 { return first }
    }
    return nil
  }

  private func isScreen(_ type: CodeType, named name: String, _ shown: Set<TypeID>) -> Bool {
    if shown.contains(type.id) { return true }
    guard type.outer == nil, codebase.isSubtype(type, of: ReadingNames.view) else { return false }
    return name.hasSuffix("Screen") || name.hasSuffix("Page")
  }

  /// Returns a Boolean value that indicates whether a class is a base class that is never created.
  private func isBase(_ type: CodeType) -> Bool {
    if type.kind == .enum || codebase.isSubtype(type, of: ReadingNames.hostingController) {
      return !codebase.mentions(of: type.name).isEmpty && type.kind == .enum
        || codebase.child(of: type.declaration, .genericParameter) != nil
    }
    guard !codebase.directSubtypes(of: type).isEmpty || type.name.text.hasPrefix("Base") else {
      return false
    }
    return !codebase.mentions(of: type.name).contains {
      codebase[$0].kind == .call && codebase.isProduct($0)
    }
  }

  /// Returns a Boolean value that indicates whether a type is a stack for other screens, such as a
  /// `NavigationStackCoordinator`.
  private func isContainer(_ type: CodeType) -> Bool {
    guard type.name.text.contains("Navigation") else { return false }
    let showing = codebase.members(of: type).filter { member in
      let name = member.name.text
      return member.isFunction && !codebase.parameters(of: member.node).isEmpty
        && ["push", "present", "setRoot", "set", "pop"].contains { name.hasPrefix($0) }
    }
    return showing.count >= 2
  }

  /// Returns a Boolean value that indicates whether a controller has a navigation controller, and
  /// is no container of UIKit itself.
  private func isAroundStack(_ type: CodeType) -> Bool {
    let containers = [ReadingNames.navigationController, ReadingNames.tabBarController]
    return !containers.contains { codebase.isSubtype(type, of: $0) }
      && codebase.members(of: type).contains { member in
        member.isStored
          && codebase.writtenType(of: member.node)?.name ?? codebase.nameOfMade(by: member)
            == ReadingNames.navigationController
      }
  }

  /// Returns a Boolean value that indicates whether a class is a navigation controller that makes
  /// no controllers: a stack for those that it receives.
  private func isStack(_ type: CodeType) -> Bool {
    guard codebase.isSubtype(type, of: ReadingNames.navigationController) else { return false }
    return !type.declarations.contains { declaration in
      codebase.descendants(of: declaration).contains { node in
        codebase[node].kind == .call
          && codebase.type(named: codebase[node].name, at: node).map {
            codebase.role(of: $0) == .viewController && !$0.isExternal
          } ?? false
      }
    }
  }

  private mutating func add(_ type: CodeType, stem: String) {
    let isStart = codebase.role(of: type) == .application
    let app = isStart ? apps.app(ofStart: type.declaration) : apps.app(of: type.declaration)
    let fitting = byStem[stem]?.first { number in
      let unit = units[number]
      // NB: the coordinator of several apps, `AppCoordinator`, belongs to none of their delegates.
      if stem == "App" { return unit.app == app }
      return !unit.cores.contains { codebase[$0].name == type.name }
        && (unit.app == nil || app == nil || unit.app == app)
    }
    if let number = fitting {
      units[number].cores.append(type.id)
      units[number].app = units[number].app ?? app
      cores[type.id] = number
      return
    }
    byStem[stem, default: []].append(units.count)
    cores[type.id] = units.count
    units.append(Unit(name: stem, cores: [type.id], app: app))
  }

  /// Returns the screen of a type, by its stem; also for protocols and nested types.
  func related(to type: CodeType) -> Int? {
    if let core = cores[type.id] { return core }
    if let outer = type.outer, codebase.role(of: codebase[outer]) != .builder,
      let found = related(to: codebase[outer])
    {
      return found
    }
    switch codebase.role(of: type) {
    case .service, .test, .mock, .preview, .dataSource: return nil
    case .model where isBare(type), .value where isBare(type), .none where isBare(type): return nil
    default:
      let found = ScreenStem.stems(of: type.name.text).lazy
        .compactMap { unit(stem: $0, near: type) }.first
      // NB: a type of the same name in another target is a different type.
      return found.flatMap { number in
        units[number].cores.contains { codebase[$0].name == type.name } ? nil : number
      }
    }
  }

  /// Returns a Boolean value that indicates whether the name of a type lacks the words for a
  /// screen's parts, as that of the Model `Person` beside `PersonView`.
  private func isBare(_ type: CodeType) -> Bool {
    (type.kind == .class || type.kind == .struct)
      && ScreenStem.stem(of: type.name.text) == type.name.text
  }

  func unit(stem: String, near type: CodeType?) -> Int? {
    guard let known = byStem[stem] else { return nil }
    guard known.count > 1, let type else { return known.first }
    let path = codebase.path(of: type.declaration)
    return known.max { nearness(of: $0, to: path) < nearness(of: $1, to: path) }
  }

  /// Returns the number of folders that a path has in common with the nearest type of a screen.
  private func nearness(of unit: Int, to path: String) -> Int {
    let folders = path.split(separator: "/").dropLast()
    return units[unit].cores.map { core in
      zip(folders, codebase.path(of: codebase[core].declaration).split(separator: "/").dropLast())
        .prefix { $0 == $1 }.count
    }.max() ?? 0
  }

  /// Returns a Boolean value that indicates whether a type only navigates, and shows nothing
  /// itself.
  func navigates(_ type: CodeType) -> Bool {
    let role = codebase.role(of: type)
    return role.navigates || role == .application
  }

  func isFlow(_ unit: Int) -> Bool {
    units[unit].cores.allSatisfy { navigates(codebase[$0]) }
  }
}
