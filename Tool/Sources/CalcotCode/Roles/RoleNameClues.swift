/// Finds the clues in the name, and checks them against the kind of type.
extension RoleSubject {
  var nameClues: [RoleClue] {
    if claim.isAnnex || claim.role == .none || claim.isPort && !type.isProtocol {
      if claim.weight > 0, claim.role == .none {
        return [RoleClue(.none, claim.weight)]
      }
      return dataClues + storedDataClues
    }
    switch claim.role {
    case .viewModel: return viewModelClues
    case .coordinator: return coordinatorClues
    case .view: return viewClues
    case .viewController: return viewControllerClues
    case .router: return routerClues
    case .presenter: return presenterClues
    case .builder: return builderClues
    case .service, .interactor, .dataSource: return workerClues
    case .model, .value: return [named(claim.weight)] + dataClues
    default: return [named(claim.weight)]
    }
  }

  private func named(_ weight: Double) -> RoleClue {
    RoleClue(claim.role, weight)
  }

  /// The clues for data: a struct or enum without another role.
  private var dataClues: [RoleClue] {
    guard isValueType, ancestry.isDisjoint(with: [.swiftUIView, .error, .application]) else {
      return []
    }
    if ancestry.contains(.codable) { return [RoleClue(.model, 4)] }
    if features.isPlain, features.constants + features.mutable > 0 {
      return [RoleClue(.model, 2)]
    }
    return []
  }

  /// The clues for data with behaviour of its own, in a folder of Models: it stores values, and no
  /// objects that work for it.
  private var storedDataClues: [RoleClue] {
    guard type.kind == .struct || type.kind == .class && isComparable,
      file.folderRoles.contains(.model), !features.isPlain,
      features.constants + features.mutable > 0, features.closures + features.published == 0,
      !features.storesCollaborators, features.testFunctions == 0,
      ancestry.isDisjoint(with: [.swiftUIView, .uiView, .viewController, .error, .observable])
    else { return [] }
    return [RoleClue(.model, 2)]
  }

  private var isComparable: Bool { !ancestry.isDisjoint(with: [.equatable, .codable]) }

  private var viewModelClues: [RoleClue] {
    let name = named(claim.weight)
    if type.isProtocol { return [name] }
    if type.kind == .enum { return [RoleClue(.value, 9)] }
    if hasScreen {
      let screen = RoleClue(.viewModel, 6)
      // NB: it may still be only the texts of its screen.
      let isData = type.kind == .struct && features.isPlain
      return [name, screen] + (isData ? [RoleClue(.value, 10)] : [])
    }
    if type.kind == .struct {
      if features.storesWorkers || features.published > 0 { return [name] }
      let isPlain = features.functions == 0 && (!derives || claim.isPiece)
      return [name, RoleClue(.value, isPlain ? 11 : claim.isPiece ? 9 : 4)]
    }
    if features.isPlain, !ancestry.contains(.observable), supertypes.isEmpty,
      features.constants > 0, !derives
    {
      return [name, RoleClue(.value, 8)]
    }
    return [name]
  }

  /// A Boolean value that indicates whether the type computes what a View shows of its stored
  /// values, such as a screen's texts and colours.
  private var derives: Bool {
    features.constants + features.mutable > 0 && features.computed >= 4
  }

  private var coordinatorClues: [RoleClue] {
    if outerAncestry.contains(.representable) || ancestryOfOuterIsView && name == "Coordinator" {
      return [RoleClue(.none, 14)]
    }
    let parts = RoleWords.split(name)
    if parts.count > 1, Self.otherCoordinators.contains(parts[parts.count - 2]),
      features.containers == 0, !features.hasStart, !inheritsNavigation
    {
      return [RoleClue(.none, 7), named(1)]
    }
    if type.kind == .enum { return [] }
    if claim.word == "Flow", !type.isProtocol {
      return features.hasStart || features.hasChildren || features.containers > 0
        ? [named(6)] : [named(2)]
    }
    return [named(type.isProtocol || navigates ? claim.weight : 2.5)]
  }

  /// A Boolean value that indicates whether the type decides about navigation, and so is a
  /// coordinator by more than its name.
  private var navigates: Bool {
    features.containers > 0 || features.hasChildren || features.hasStart
      || features.collaborators[.coordinator] != nil || features.collaborators[.router] != nil
      || features.collaborators[.builder] != nil
      || features.collaborators[.viewController] != nil
      || inheritsNavigation
  }

  private var inheritsNavigation: Bool {
    supertypes.contains { $0.role == .coordinator && !$0.isAnnex || $0.role == .router }
  }

  private var ancestryOfOuterIsView: Bool {
    !outerAncestry.isDisjoint(with: [.swiftUIView, .uiView])
  }

  private static let otherCoordinators: Set<String> = [
    "Store", "File", "Transition", "Data", "Sync", "Migration", "Database", "Cache", "Download",
    "Upload", "Layout", "Drag", "Drop", "Gesture", "Animation", "Storage", "Background", "Refresh",
    "History", "Wakeup", "Feature", "Access",
  ]

  private var viewClues: [RoleClue] {
    if !ancestry.isDisjoint(with: [.viewController]) { return [named(2)] }
    if !ancestry.isDisjoint(with: [.uiView, .swiftUIView]) { return [named(3)] }
    if type.kind == .enum { return [] }
    if type.isProtocol { return [named(claim.word == "View" ? 4 : 1)] }
    if type.kind == .struct { return [named(features.hasBody ? 5 : 1)] + dataClues }
    // NB: an inherited class is unknown here, or one of a library.
    return [named(type.inherited.isEmpty || claim.word == "Screen" ? 1.5 : claim.weight)]
  }

  private var viewControllerClues: [RoleClue] {
    if isValueType { return [] }
    if ancestry.contains(.viewController) { return [named(3)] }
    if type.isProtocol { return [named(4)] }
    return [named(type.inherited.isEmpty ? 2 : claim.weight)]
  }

  private var routerClues: [RoleClue] {
    if type.kind == .enum || ancestry.contains(.request) {
      return [RoleClue(.none, 6)]
    }
    if isValueType, features.functions == 0 { return dataClues }
    return [named(claim.weight)]
  }

  private var presenterClues: [RoleClue] {
    if type.kind == .enum { return [named(1)] }
    if type.isProtocol { return [named(4)] }
    let isVIPER =
      features.collaborators[.interactor] != nil || features.collaborators[.router] != nil
      || features.hasView || supertypes.contains { $0.isPort && Self.userOfPresenter($0.role) }
    if isVIPER { return [named(8)] }
    // NB: such a presenter presents an alert or the like, and is no view model.
    if features.containers > 0 { return [RoleClue(.router, 5)] }
    return [named(1.5)]
  }

  /// Returns a Boolean value that indicates whether a role's output is a presenter.
  private static func userOfPresenter(_ role: Role) -> Bool {
    role == .view || role == .interactor || role == .viewController
  }

  private var builderClues: [RoleClue] {
    if claim.word == "Module", isValueType || type.kind == .class {
      return [named(features.staticFunctions > 0 ? 6 : type.kind == .class ? 4 : 2)]
    }
    return [named(claim.weight)]
  }

  private var workerClues: [RoleClue] {
    if type.kind == .enum, features.functions == 0 { return [named(1)] }
    if isValueType, features.functions == 0, !features.storesCollaborators {
      return [named(2)] + dataClues
    }
    return [named(claim.weight)]
  }
}
