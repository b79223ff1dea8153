/// Finds the clues in a type's members.
extension RoleSubject {
  var memberClues: [RoleClue] {
    guard !isValueType || features.functions > 0 else { return [] }
    var clues: [RoleClue] = []
    let isUI = !ancestry.isDisjoint(with: [.viewController, .uiView, .swiftUIView])
    if !isUI, !type.isProtocol {
      if features.hasChildren { clues.append(RoleClue(.coordinator, 2)) }
      if features.hasStart, features.containers > 0 { clues.append(RoleClue(.coordinator, 3)) }
      if features.published > 0, mayBeViewModel, ancestry.contains(.observable) {
        let weight = claim.weight > 0 ? 2.0 : 1
        clues.append(RoleClue(.viewModel, weight))
      }
      if features.hasTransform, claim.role == .viewModel { clues.append(RoleClue(.viewModel, 2)) }
    }
    if isUI, features.collaborators[.viewModel] != nil {
      let role: Role = ancestry.contains(.viewController) ? .viewController : .view
      clues.append(RoleClue(role, 1))
    }
    if claim.role == .viewModel, features.storesCollaborators {
      clues.append(RoleClue(.viewModel, 2))
    }
    return clues
  }
}
