import Calcot
import CalcotContent

extension Page.Stop {
  /// A Boolean value that indicates whether the stop is in the bar of a container.
  var isOfContainer: Bool {
    if case .branch = target { true } else { false }
  }
}

extension Page {
  /// Returns the stop that gets the focus first in a group: the selected tab, otherwise the
  /// leftmost.
  func entry(to group: Int) -> Stop? {
    let enabled = stops.filter { $0.group == group && $0.isEnabled }
    return enabled.first { isSelectedTab($0) } ?? enabled.first
  }

  /// Returns the stop that gets the focus first in a region: the row that had it last, the selected
  /// tab, otherwise the first.
  func entry(toRegion region: Int, last: FocusTarget?) -> Stop? {
    let enabled = stops.filter { $0.region == region && $0.isEnabled }
    return enabled.first { $0.target == last } ?? enabled.first { isSelectedTab($0) }
      ?? enabled.first
  }

  /// The selected tab of the innermost bar.
  var selectedTab: Stop? { stops.last { isSelectedTab($0) } }

  private func isSelectedTab(_ stop: Stop) -> Bool {
    guard case .branch(let index, let container) = stop.target,
      case .tabs(let face) = block(of: stop).kind
    else { return false }
    return face.bar.container == container && face.bar.selected == index
  }
}
