import Calcot
import Observation

/// The ViewModel of the history, with the kind of events that the user has chosen.
@MainActor @Observable
final class HistoryViewModel {
  /// The events that are listed.
  enum Filter: String, CaseIterable {
    case everything = "Everything"
    case steps = "Steps"
    case transitions = "Transitions"
    case inputs = "Inputs"
    case lifecycle = "Life cycle"
    case tasks = "Tasks"
    case others = "Others"

    func takes(_ kind: Happening.Kind) -> Bool {
      switch (self, kind) {
      case (.everything, _), (.steps, .step), (.transitions, .transition), (.inputs, .input),
        (.lifecycle, .lifecycle), (.tasks, .task), (.others, .message), (.others, .request),
        (.others, .result), (.others, .issue):
        true
      default: false
      }
    }
  }

  let title = "History"
  let filters = Filter.allCases
  private(set) var filter = Filter.everything
  private(set) var search = ""
  private(set) var inspection: Inspection
  private var moments: [Moment]
  private let interactor: any Inspecting

  init(_ interactor: any Inspecting, _ scope: Scope) {
    self.interactor = interactor
    inspection = interactor.inspection
    moments = interactor.moments
    scope.observe(interactor.inspectionDidChange) { [weak self] in self?.update() }
  }

  /// The events of the kind that have the text of the search, the newest first.
  var rows: [HappeningRow] {
    moments.reversed().flatMap { moment in
      moment.happenings.enumerated().reversed()
        .filter { filter.takes($1.kind) }
        .map { HappeningRow($1, at: moment.id, place: $0) }
    }
    .filter { $0.contains(search) }
  }

  var nothing: String {
    search.isEmpty ? "Nothing of this kind yet." : "Nothing of this kind has this text."
  }

  var note: String {
    let first = inspection.range.lowerBound
    return first == 1
      ? "A tap goes back to the moment of the event."
      : "Kept since moment \(first). A tap goes back to the moment of the event."
  }

  func isShown(_ row: HappeningRow) -> Bool { row.moment == inspection.moment.id }

  func searchChanged(_ search: String) { self.search = search }
  func filterChosen(_ filter: Filter) { self.filter = filter }
  func rowTapped(_ row: HappeningRow) { interactor.chooseMoment(row.moment) }

  private func update() {
    inspection = interactor.inspection
    moments = interactor.moments
  }
}
