/// A type with all facts for the inference of its role.
struct RoleSubject {
  let type: CodeType
  let name: String
  let claim: RoleWords
  let ancestry: Ancestry
  let features: TypeFeatures
  let file: CodeFile
  let path: String
  /// The roles that the names of its direct supertypes suggest.
  let supertypes: [RoleWords]
  let outer: CodeType?
  /// The role that the name of the enclosing type suggests.
  let outerClaim: RoleWords?
  let outerAncestry: Ancestry
  /// A Boolean value that indicates whether a view controller or screen has the same stem:
  /// `LoginViewController` of `LoginViewModel`.
  let hasScreen: Bool

  var isValueType: Bool { type.kind == .struct || type.kind == .enum }

  /// All clues.
  var clues: [RoleClue] {
    if type.isExternal { return ancestryClues }
    var all = supportClues
    all += ancestryClues
    all += nameClues
    all += memberClues
    all += supertypeClues
    // NB: a folder confirms a role but does not suggest one, since it also has enums and helpers.
    all += placeClues.filter { place in all.contains { $0.role == place.role && $0.weight > 0 } }
    return all
  }

  /// The clues for tests, mocks and previews, which outweigh those for the type under test or
  /// preview.
  private var supportClues: [RoleClue] {
    var clues: [RoleClue] = []
    if ancestry.contains(.test) { clues.append(RoleClue(.test, 16)) }
    if features.testFunctions > 0 { clues.append(RoleClue(.test, 14)) }
    if ancestry.contains(.preview) { clues.append(RoleClue(.preview, 16)) }
    if PathWords.isDouble(name) {
      clues.append(RoleClue(.mock, 14))
    } else if file.isMock {
      clues.append(RoleClue(.mock, 11))
    } else if file.isTest {
      clues.append(RoleClue(.test, 12))
    }
    return clues
  }

  private var ancestryClues: [RoleClue] {
    var clues: [RoleClue] = []
    if ancestry.contains(.viewController) { clues.append(RoleClue(.viewController, 9)) }
    if ancestry.contains(.uiView) { clues.append(RoleClue(.view, 9)) }
    if ancestry.contains(.swiftUIView) { clues.append(RoleClue(.view, 9)) }
    if ancestry.contains(.application) { clues.append(RoleClue(.application, 10)) }
    if ancestry.contains(.reducer) { clues.append(RoleClue(.viewModel, 12)) }
    if ancestry.contains(.reactor), type.kind == .class { clues.append(RoleClue(.viewModel, 7)) }
    if ancestry.contains(.error) { clues.append(RoleClue(.none, 8)) }
    if ancestry.contains(.otherUI) { clues.append(RoleClue(.none, 6)) }
    if ancestry.contains(.request), isValueType { clues.append(RoleClue(.service, 8)) }
    if ancestry.contains(.managedObject) { clues.append(RoleClue(.model, 6)) }
    let isUI = !ancestry.isDisjoint(with: [.viewController, .uiView, .swiftUIView])
    if ancestry.contains(.observable), !isUI, mayBeViewModel {
      let weight = claim.weight > 0 ? 2.0 : 1
      clues.append(RoleClue(.viewModel, weight))
    }
    if ancestry.contains(.listDataSource), !isUI { clues.append(RoleClue(.dataSource, 5)) }
    return clues
  }

  /// A Boolean value that indicates whether an observable type may be a view model: its name
  /// suggests no other role that would explain why it is observable.
  var mayBeViewModel: Bool {
    switch claim.role {
    case .none, .viewModel, .presenter, .model, .value: true
    default: false
    }
  }

  private var supertypeClues: [RoleClue] {
    var best: RoleWords?
    for words in supertypes where words.role != .none && !words.isAnnex && !words.isPort {
      if words.weight > best?.weight ?? 0 { best = words }
    }
    guard let best, !(isValueType && best.role == .viewController) else { return [] }
    // NB: a view model that is also a data source is still a view model.
    let weight =
      best.role == claim.role ? 3 : claim.role == .none ? best.weight / 1.5 : best.weight / 2
    return [RoleClue(best.role, weight)]
  }

  private var placeClues: [RoleClue] {
    file.folderRoles.map { RoleClue($0, 1.5) }
  }
}
