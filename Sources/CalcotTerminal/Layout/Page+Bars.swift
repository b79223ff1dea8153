import Calcot
import CalcotContent

extension PageStop {
  /// A Boolean value that indicates whether the stop is in the bar of a container.
  var isOfContainer: Bool {
    if case .branch = target { true } else { false }
  }
}

extension Page {
  /// Returns the stop that gets the focus when Up or Down moves from `former` into a group: the
  /// selected tab, otherwise the leftmost stop; among cards, the leftmost of the nearest card.
  func entry(to stop: PageStop, from former: PageStop?) -> PageStop {
    let card = card(of: stop, from: former)
    let enabled = stops.filter { $0.group == stop.group && $0.isEnabled && $0.card == card }
    return enabled.first { isSelectedTab($0) } ?? enabled.first ?? stop
  }

  /// Returns the stop to which Up or Down moves from another one: in the same card, otherwise in
  /// the nearest block with an enabled stop.
  func stop(after former: PageStop, isDown: Bool) -> PageStop? {
    guard let place = place(of: former.target) else { return nil }
    func isNext(_ stop: PageStop) -> Bool {
      guard stop.isEnabled, stop.isPinned == former.isPinned, stop.group != former.group else {
        return false
      }
      return stop.card
        == (stop.block == former.block ? former.card : card(of: stop, from: former))
    }
    return isDown
      ? stops[(place + 1)...].first(where: isNext) : stops[..<place].last(where: isNext)
  }

  /// Returns the index of the card in a stop's block that is above or below another stop, or of the
  /// nearest card to the left.
  private func card(of stop: PageStop, from former: PageStop?) -> Int {
    let wanted = former?.card ?? 0
    let cards = block(of: stop).stops.lazy.filter(\.isEnabled).map(\.card)
    return cards.filter { $0 <= wanted }.max() ?? cards.min() ?? 0
  }

  /// Returns the stop that gets the focus first in a region: the row that had it last, the selected
  /// tab, the main button, otherwise the first.
  func entry(toRegion region: Int, last: FocusTarget?) -> PageStop? {
    let enabled = stops.filter { $0.region == region && $0.isEnabled }
    return enabled.first { $0.target == last } ?? enabled.first { isSelectedTab($0) }
      ?? enabled.first { $0.target == mainButton?.target } ?? enabled.first
  }

  /// The selected tab of the innermost bar.
  var selectedTab: PageStop? { stops.last { isSelectedTab($0) } }

  private func isSelectedTab(_ stop: PageStop) -> Bool {
    guard case .branch(let index, let container) = stop.target,
      case .tabs(let face) = block(of: stop).kind
    else { return false }
    return face.bar.container == container && face.bar.selected == index
  }
}
