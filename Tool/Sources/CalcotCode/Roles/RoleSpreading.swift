/// Infers roles from those of other types: for subclasses and superclasses of ViewModels, and for
/// observable objects that a View has.
///
/// It runs after the inference from each type alone, and never takes a role away.
struct RoleSpreading {
  private let codebase: Codebase

  init(_ codebase: Codebase) {
    self.codebase = codebase
  }

  func spread(_ guesses: [RoleGuess]) -> [RoleGuess] {
    var guesses = guesses
    for type in codebase.types where isOpen(type, guesses) {
      guesses[Int(type.id.number)] = below(type, guesses) ?? guesses[Int(type.id.number)]
    }
    for type in codebase.types where isOpen(type, guesses) {
      guesses[Int(type.id.number)] = above(type, guesses) ?? guesses[Int(type.id.number)]
    }
    for type in codebase.types where isStore(type, guesses) {
      guesses[Int(type.id.number)] = RoleGuess(role: .interactor, confidence: 0.85)
    }
    for type in held(guesses) {
      guesses[Int(type.id.number)] = RoleGuess(
        role: .viewModel, confidence: Self.heldConfidence)
    }
    return guesses
  }

  /// Returns a Boolean value that indicates whether a class of the app has no role yet.
  private func isOpen(_ type: CodeType, _ guesses: [RoleGuess]) -> Bool {
    guard type.kind == .class, codebase.codeFiles[Int(type.declaration.file)].isProduct else {
      return false
    }
    let guess = guesses[Int(type.id.number)]
    return guess.role == .none && guess.confidence <= RoleGuess.unknown.confidence
  }

  private func below(_ type: CodeType, _ guesses: [RoleGuess]) -> RoleGuess? {
    for above in codebase.projectSupertypes(of: type) where above.kind == .class {
      let guess = guesses[Int(above.id.number)]
      if guess.role.isViewModelLike, guess.confidence >= 0.7 {
        return RoleGuess(role: guess.role, confidence: 0.95 * guess.confidence)
      }
    }
    return nil
  }

  private func above(_ type: CodeType, _ guesses: [RoleGuess]) -> RoleGuess? {
    let below = codebase.directSubtypes(of: type).filter { $0.kind == .class }
    guard below.count >= 2, let first = below.first else { return nil }
    let role = guesses[Int(first.id.number)].role
    let isCommon = below.allSatisfy { guesses[Int($0.id.number)].role == role }
    return role.isViewModelLike && isCommon ? RoleGuess(role: role, confidence: 0.8) : nil
  }

  /// Returns a Boolean value that indicates whether a "data store" protocol holds an Interactor's
  /// values for the next scene in Clean Swift, and is no store: only Interactors conform to it.
  private func isStore(_ type: CodeType, _ guesses: [RoleGuess]) -> Bool {
    guard type.isProtocol, type.name.text.hasSuffix("DataStore"), !type.isExternal else {
      return false
    }
    let roles = codebase.conformers(of: type).lazy
      .filter { codebase.codeFiles[Int($0.declaration.file)].isProduct }
      .map { guesses[Int($0.id.number)].role }
    return !roles.isEmpty && roles.allSatisfy { $0 == .interactor }
  }

  private static let holding: Set<Name> = ["StateObject", "ObservedObject", "State", "Bindable"]
  private static let sharing: Set<Name> = ["Environment", "EnvironmentObject"]
  private static let observableObject: Name = "ObservableObject"

  /// Returns the classes that are the logic of a few SwiftUI Views: observable classes without a
  /// certain role or called a Model, and controllers by name that do not belong to UIKit. Views in
  /// at most two files may have one, or in a few more if the class works with services.
  ///
  /// NB: a class that many Views share, or get from the environment, is a model or the app's state.
  private func held(_ guesses: [RoleGuess]) -> [CodeType] {
    var holders: [TypeID: Set<Int32>] = [:]
    var observed: Set<TypeID> = []
    var shared: Set<TypeID> = []
    let resolver = Resolver(codebase)
    for view in codebase.types where guesses[Int(view.id.number)].role == .view {
      let isSwiftUI = codebase.ancestry(of: view).contains(.swiftUIView)
      for member in codebase.members(of: view) where member.isStored && !member.isStatic {
        let attributes = codebase.attributes(of: member.node)
        if attributes.contains(where: Self.sharing.contains) {
          if let type = resolver.type(of: member)?.type { shared.insert(type) }
          continue
        }
        let isObserved = attributes.contains(where: Self.holding.contains)
        guard isObserved || isSwiftUI && attributes.isEmpty, let type = held(by: member) else {
          continue
        }
        holders[type.id, default: []].insert(view.declaration.file)
        if isObserved { observed.insert(type.id) }
      }
    }
    return holders.compactMap { id, views in
      let type = codebase[id]
      let isObserved = observed.contains(id)
      return !shared.contains(id) && isLogic(type, of: views.count, isObserved: isObserved, guesses)
        ? type : nil
    }
  }

  /// Returns a Boolean value that indicates whether a class is the logic of the few Views that have
  /// it.
  private func isLogic(
    _ type: CodeType, of views: Int, isObserved: Bool, _ guesses: [RoleGuess]
  ) -> Bool {
    let works = worksWithOthers(type, guesses)
    guard views <= (works && !isAmongModels(type) ? Self.mostViews : 2) else { return false }
    if isLogicByName(type, guesses) { return true }
    // NB: a class that the View does not observe may be a Model that it shows.
    return isObserved && codebase.ancestry(of: type).contains(.observable)
      && (isOpen(type, guesses) || isUncertain(type, guesses)
        || works && isModelByName(type, guesses))
      && !isForNavigation(type) && !type.name.text.hasSuffix(Self.delegate)
      && codebase.members(of: type).contains { $0.isFunction && !$0.isStatic }
  }

  private static let mostViews = 4
  private static let delegate = "Delegate"

  /// Returns a Boolean value that indicates whether a class is a ViewModel with a low confidence.
  private func isUncertain(_ type: CodeType, _ guesses: [RoleGuess]) -> Bool {
    let guess = guesses[Int(type.id.number)]
    return type.kind == .class && guess.role == .viewModel && guess.confidence < Self.heldConfidence
      && RoleWords(type.name.text).role != .presenter
      && codebase.codeFiles[Int(type.declaration.file)].isProduct
  }

  private static let heldConfidence = 0.8

  /// Returns a Boolean value that indicates whether a type stores a service or an Interactor.
  private func worksWithOthers(_ type: CodeType, _ guesses: [RoleGuess]) -> Bool {
    codebase.members(of: type).contains { member in
      guard member.isStored, !member.isStatic, let other = held(by: member) else { return false }
      let role = guesses[Int(other.id.number)].role
      return role == .service || role == .interactor
    }
  }

  /// Returns a Boolean value that indicates whether a type's name is about navigation:
  /// `RouterHost`.
  private func isForNavigation(_ type: CodeType) -> Bool {
    RoleWords.split(type.name.text).contains(where: Self.navigation.contains)
  }

  private static let navigation: Set<String> = ["Router", "Routing", "Navigator"]

  /// Returns a Boolean value that indicates whether a type is in a folder of Models, which many
  /// Views may show.
  private func isAmongModels(_ type: CodeType) -> Bool {
    codebase.codeFiles[Int(type.declaration.file)].folderRoles.contains(.model)
  }

  private func isModelByName(_ type: CodeType, _ guesses: [RoleGuess]) -> Bool {
    type.kind == .class && guesses[Int(type.id.number)].role == .model
      && codebase.codeFiles[Int(type.declaration.file)].isProduct
  }

  /// Returns the type of a property: its written type, or that of its initial value.
  private func held(by member: Member) -> CodeType? {
    if let use = codebase.writtenType(of: member.node) { return codebase.type(of: use) }
    let name = codebase.calledName(ofInitialValue: member.node)
    return name.isNone ? nil : codebase.type(named: name, at: member.node)
  }

  /// Returns a Boolean value that indicates whether a class is called a controller, and inherits
  /// from no class, but at most conforms to the code's own protocols.
  private func isLogicByName(_ type: CodeType, _ guesses: [RoleGuess]) -> Bool {
    type.kind == .class && guesses[Int(type.id.number)].role == .viewController
      && codebase.codeFiles[Int(type.declaration.file)].isProduct
      && type.inherited.allSatisfy { entry in
        entry.type.map { codebase[$0].isProtocol } ?? (entry.name == Self.observableObject)
      }
      && !codebase.ancestry(of: type).contains(.viewController)
  }
}
