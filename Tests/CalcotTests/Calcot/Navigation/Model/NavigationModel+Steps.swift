import Calcot

extension NavigationModel {
  /// Performs a step; returns the answer that the app must give.
  mutating func perform(_ step: NavigationStep) -> Predicted? {
    switch step {
    case .request(let move, let value, let scope):
      let asker = scope.map { TreeTransition.Asker.screen(ScreenID(rawValue: $0)) } ?? .app
      return request(
        Request(move: move, carried: value, asker: asker, scope: scope, change: nil))
    case .back(let screen): return proposal(.pop(), .back(from: screen))
    case .popBack(let to, let from): return proposal(popOver(to), .popToScreen(to, from: from))
    case .pull(let layer, let through):
      return proposal(.dismiss(), .dismiss(layer, through: through))
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
    _ move: Move, _ change: ModelTree.Change
  ) -> Predicted {
    if let dialog = tree.dialog { return .refused(.covered(by: "\"\(dialog.title)\"")) }
    return request(
      Request(move: move, carried: nil, asker: .user, scope: nil, change: change))
  }

  /// Returns the move as which a pop of everything over a screen is told.
  private func popOver(_ screen: Int) -> Move {
    tree.screens.first { $0.id == screen }.map { .popTo(PageRoute($0.route)) } ?? .pop()
  }

  /// Returns the change that a request means when its turn comes.
  func bound(_ request: Request) throws(Refusal) -> ModelTree.Change? {
    guard request.asker != .user, let stack = tree.layers.last?.screens, let top = stack.last
    else { return request.change }
    switch request.move {
    case .push(let route): return .push(route.page.number, carrying: request.carried)
    case .pop:
      guard stack.count > 1 else { throw .nothingToPop }
      return .pop(top.id)
    case .popTo(let route): return .popToRoute(route.page.number)
    case .popToRoot: return .popToRoot
    case .replaceTop(let route, _): return .replace(top.id, route.page.number)
    case .setStack(let routes): return .setStack(routes.map(\.page.number))
    case .present(let route, let style): return .present(route.page.number, style)
    case .dismiss:
      guard tree.layers.count > 1, let layer = tree.layers.last else { throw .nothingToDismiss }
      return .dismiss(layer.id, through: nil)
    default: return .close(request.scope ?? top.id)
    }
  }
}
