import Calcot

extension NavigationModel {
  /// Performs a step; returns the answer that the app must give.
  mutating func perform(_ step: NavigationStep) -> Predicted? {
    switch step {
    case .request(let action, let scope):
      let asker = scope.map { TreeTransition.Asker.screen(ScreenID(rawValue: $0)) } ?? .app
      return request(
        Request(reason: action.reason, asker: asker, scope: scope, action: action, change: nil))
    case .back(let screen): return proposal(.pop, .back(from: screen))
    case .popBack(let to, let from): return proposal(.popTo, .popToScreen(to, from: from))
    case .pull(let layer, let through): return proposal(.dismiss, .dismiss(layer, through: through))
    case .choose(let index, let dialog): return choose(index, in: dialog)
    case .answer(let index): return tree.dialog.map { choose(index, in: $0.id) }
    case .alert(let number, let owner): alert(number, by: owner)
    case .leavability(let screen, let value): leavability[screen] = value
    case .guarding(let answer): guarding = answer
    case .nest(let steps): script = steps
    }
    return nil
  }

  private mutating func proposal(
    _ reason: TreeTransition.Reason, _ change: ModelTree.Change
  ) -> Predicted {
    if let dialog = tree.dialog { return .refused(.covered(by: "\"\(dialog.title)\"")) }
    return request(
      Request(reason: reason, asker: .user, scope: nil, action: nil, change: change))
  }

  /// Returns the change that a request means when its turn comes.
  func bound(_ request: Request) throws(Refusal) -> ModelTree.Change? {
    guard let action = request.action, let stack = tree.layers.last?.screens, let top = stack.last
    else { return request.change }
    switch action {
    case .push(let route, let value): return .push(route, carrying: value)
    case .pop:
      guard stack.count > 1 else { throw .nothingToPop }
      return .pop(top.id)
    case .popTo(let route): return .popToRoute(route)
    case .popToRoot: return .popToRoot
    case .replaceTop(let route): return .replace(top.id, route)
    case .setStack(let routes): return .setStack(routes)
    case .present(let route, let style): return .present(route, style)
    case .dismiss:
      guard tree.layers.count > 1, let layer = tree.layers.last else { throw .nothingToDismiss }
      return .dismiss(layer.id, through: nil)
    case .close: return .close(request.scope ?? top.id)
    }
  }
}
