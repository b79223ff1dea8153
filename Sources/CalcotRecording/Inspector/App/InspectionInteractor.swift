import Calcot

@MainActor
protocol Inspecting: AnyObject {
  var inspection: Inspection { get }
  /// All moments that are kept, the oldest first.
  var moments: [Moment] { get }
  var inspectionDidChange: ObserverSet<Void> { get }
  func chooseMoment(_ id: Int)
  func compare(with id: Int)
  func showLive()
  func refresh()
}

/// The position in the history of one app, which its pages share.
final class InspectionInteractor: Inspecting {
  let inspectionDidChange = ObserverSet<Void>()
  private let app: InspectedApp
  /// The number of the moment to show; nil to follow the app.
  private var chosen: Int? { didSet { inspectionDidChange.notify() } }
  /// The number of the moment to compare with; nil for the one before the shown one.
  private var other: Int? { didSet { inspectionDidChange.notify() } }

  init(_ app: InspectedApp) {
    self.app = app
    app.momentsDidChange.add(self) { interactor in { interactor.inspectionDidChange.notify() } }
  }

  var moments: [Moment] { app.moments }

  // NB: the chosen moment may have been dropped since; the oldest one that is left takes its place.
  var inspection: Inspection {
    let first = app.moments[0].id
    let last = first + app.moments.count - 1
    let kept = { (id: Int) in min(max(id, first), last) }
    let shown = chosen.map(kept) ?? last
    return Inspection(
      name: app.name, moment: app.moments[shown - first],
      compared: app.moments[kept(other ?? shown - 1) - first], range: first...last,
      isLive: chosen == nil, hasEnded: app.hasEnded)
  }

  /// Shows a moment; after the last one, also those that follow while the app goes on.
  func chooseMoment(_ id: Int) { chosen = id >= inspection.range.upperBound ? nil : id }

  func showLive() { chosen = nil }

  func compare(with id: Int) { other = id }

  func refresh() { app.refresh() }
}
