import Calcot

/// A request of a flow's coordinator, for any navigation.
enum FlowAction {
  typealias Side = Move.Side

  case push(FlowRoute), pushNew(FlowRoute), bringToFront(FlowRoute), pop, popTo(FlowRoute)
  case popToRoot, replaceTop(FlowRoute)
  case setStack([FlowRoute])
  case selectTab(FlowRoute), setTabs([FlowRoute])
  case show(FlowRoute, Side), set(Side, [FlowRoute]), go(Side)
  case goToPage(FlowRoute), next, previous, setPages([FlowRoute])
  case present(FlowRoute, ModalStyle), presentOnly(FlowRoute, ModalStyle)
  case dismiss, dismissAll, dismissTo(FlowRoute), close
  case finish(Int), cancel
}

extension FlowMember {
  /// Performs the request, or returns nil if this kind of flow has none such.
  func ask(_ action: FlowAction) -> Answer? {
    switch action {
    case .present(let route, let style): flowNavigation.present(route, as: style)
    case .presentOnly(let route, let style): flowNavigation.presentOnly(route, as: style)
    case .dismiss: navigation.dismiss()
    case .dismissAll: navigation.dismissAll()
    case .dismissTo(let route): flowNavigation.dismiss(to: route)
    case .close: navigation.close()
    case .finish(let value): finish(with: value)
    case .cancel: cancel()
    default: askOwn(action)
    }
  }

  private func askOwn(_ action: FlowAction) -> Answer? {
    switch self {
    case let member as StackMember: member.navigation.ask(action)
    case let member as TabMember: member.navigation.ask(action)
    case let member as SplitMember: member.navigation.ask(action)
    case let member as PagesMember: member.navigation.ask(action)
    default: nil
    }
  }
}

extension StackNavigation<FlowRoute> {
  fileprivate func ask(_ action: FlowAction) -> Answer? {
    switch action {
    case .push(let route): push(route)
    case .pushNew(let route): pushNew(route)
    case .bringToFront(let route): bringToFront(route)
    case .pop: pop()
    case .popTo(let route): pop(to: route)
    case .popToRoot: popToRoot()
    case .replaceTop(let route): replaceTop(with: route)
    case .setStack(let routes): setStack(routes)
    default: nil
    }
  }
}

extension TabNavigation<FlowRoute> {
  fileprivate func ask(_ action: FlowAction) -> Answer? {
    switch action {
    case .selectTab(let route): select(route)
    case .push(let route): push(route)
    case .setTabs(let routes): setTabs(routes.map { ($0, "\($0)") })
    default: nil
    }
  }
}

extension SplitNavigation<FlowRoute> {
  fileprivate func ask(_ action: FlowAction) -> Answer? {
    switch action {
    case .show(let route, let side): show(route, in: side)
    case .push(let route): push(route)
    case .set(let side, let routes): set(side, to: routes)
    case .go(let side): go(to: side)
    default: nil
    }
  }
}

extension PagesNavigation<FlowRoute> {
  fileprivate func ask(_ action: FlowAction) -> Answer? {
    switch action {
    case .goToPage(let route): go(to: route)
    case .next: next()
    case .previous: previous()
    case .setPages(let routes): setPages(routes)
    default: nil
    }
  }
}
