import CalcotCode

/// Finds the types of an app's core, on which screens depend, and the types of its screens.
struct CoreParts {
  let codebase: Codebase
  private let isOfCore: PathFacts<Bool>

  init(codebase: Codebase) {
    self.codebase = codebase
    isOfCore = PathFacts(codebase) { path in
      path.split(separator: "/").dropLast().contains { Self.folders.contains($0) }
    }
  }

  /// Returns the confidence that a type belongs to the core; nil if nothing indicates it.
  func confidence(inCore type: CodeType) -> Double? {
    guard let confidence = claim(toCore: type), !type.isExternal, !type.isProtocol,
      codebase.isProduct(type.declaration), !Self.isAboutScreens(type.name.text)
    else { return nil }
    return confidence
  }

  private func claim(toCore type: CodeType) -> Double? {
    let guess = codebase.guess(type)
    switch guess.role {
    case .service where guess.confidence >= 0.7, .interactor where guess.confidence >= 0.7,
      .model where guess.confidence >= 0.7:
      return guess.confidence
    case .none, .value, .service, .interactor, .model:
      // NB: an object that views observe is no model, even in a folder of models.
      return isInCoreFolder(type) && !isObserved(type) ? 0.85 : nil
    default: return nil
    }
  }

  private func isObserved(_ type: CodeType) -> Bool {
    codebase.isSubtype(type, of: Self.observableObject)
      || codebase.hasAttribute(Self.observable, type.declaration)
  }

  private static let observableObject: Name = "ObservableObject"
  private static let observable: Name = "Observable"

  /// Returns a Boolean value that indicates whether a type of the core handles controllers, so that
  /// it exists for screens.
  func handlesControllers(_ type: CodeType) -> Bool {
    type.declarations.contains { declaration in
      codebase.children(of: declaration).contains { member in
        codebase[member].kind.isMemberDeclaration && namesController(inSignatureOf: member)
      }
    }
  }

  private func namesController(inSignatureOf member: NodeID) -> Bool {
    codebase.children(of: member).contains { part in
      let kind = codebase[part].kind
      guard kind.isTypeUse || kind == .parameter || kind == .returnType else { return false }
      return ([part] + codebase.descendants(of: part)).contains { node in
        guard codebase[node].kind == .type else { return false }
        let name = codebase[node].name
        return Self.controllers.contains {
          codebase.isSubtype(name, codebase.type(named: name, at: node)?.id, of: $0)
        }
      }
    }
  }

  private static let controllers: [Name] = ["UIViewController", "NSViewController"]

  /// Returns the confidence that a type is a part of a screen, which the core should not know.
  func confidence(onScreen type: CodeType) -> Double? {
    guard type.outer == nil, !type.isLocal, !type.isExternal, !type.isProtocol,
      codebase.isProduct(type.declaration)
    else { return nil }
    let guess = codebase.guess(type)
    let isPart =
      guess.role.isUI
      || guess.role.isViewModelLike && Codebase.role(claimedBy: type.name).isViewModelLike
    guard isPart, guess.confidence >= 0.8 else { return nil }
    return isInCoreFolder(type) ? nil : guess.confidence
  }

  private func isInCoreFolder(_ type: CodeType) -> Bool { isOfCore[type.declaration] }

  private static let folders: Set<Substring> = [
    "Core", "Domain", "Data", "Networking", "Network", "Services", "Repositories", "Persistence",
    "Models", "Entities", "UseCases", "Interactors", "Managers",
  ]

  /// Returns a Boolean value that indicates whether a type's name is about showing something.
  private static func isAboutScreens(_ name: String) -> Bool {
    let name = Array(name.utf8)
    return words.contains { word in
      name.count >= word.count
        && (0...(name.count - word.count)).contains { start in
          name[start] == word[0] && name[start..<(start + word.count)].elementsEqual(word)
        }
    }
  }

  private static let words: [[UInt8]] = [
    "Alert", "Toast", "Theme", "Present", "Window", "Banner", "HUD", "Hud", "Notice", "Overlay",
    "UI", "View", "Screen", "Navigat", "Rout", "Link", "Cover", "Layout", "Snackbar", "Tooltip",
    "Coordinat", "Flow", "Factory", "Builder", "Assembl", "Container", "Dependenc", "Delegate",
    "Storyboard", "Scene", "Keyboard", "Module", "Wireframe", "Environment", "Reducer",
  ].map { Array($0.utf8) }
}
