package import Calcot
package import CalcotContent
import CalcotViews
package import Foundation
import Localization

/// A number with its label and its change.
package struct ShownMetric: Equatable {
  package let label: String
  package let value: String
  package let trend: Trend
}

/// A series of numbers with its label.
package struct ShownChart: Equatable {
  package let label: String
  package let points: [ChartPoint]
}

/// A row of the planned runs, with finished texts.
package struct RunRow: Identifiable {
  package let id: Run.ID
  package let title: String
  package let detail: String
  /// The mark of a run that everybody sees; nil for others.
  package let badge: String?
  /// The action that opens the form for the run; nil for those who may not change it.
  package let open: NavigationAction?
  /// The label of the button that deletes the run; nil for those who may not.
  package let deleteLabel: String?
}

/// The month of today, with its runs.
package struct ShownMonth {
  /// A run on its day, in the color of its kind.
  package struct Entry: Identifiable {
    package let id: Run.ID
    package let title: String
    package let time: DateInterval
    package let color: Int
    /// The action that opens the form for the run; nil for those who may not change it.
    package let open: NavigationAction?
  }

  package let title: String
  package let today: Date
  package let calendar: Calendar
  package let runs: [Entry]
}

/// The group's runs, those to come and those of the last weeks.
extension GroupViewModel {
  package var runsHeader: String { texts.runs }
  package var nextRun: String? { log?.next.map { texts.nextRun($0.plan) } }
  /// The distance of this week, compared with the one before; nil if nobody has run lately.
  package var thisWeek: ShownMetric? {
    guard let weeks = log?.weeks.suffix(2), let week = weeks.last, let before = weeks.first else {
      return nil
    }
    return ShownMetric(
      label: texts.thisWeek, value: texts.distance(week.metres),
      trend: texts.trend(of: week.metres, from: before.metres))
  }
  /// The distance of each of the last weeks; nil if nobody has run in them.
  package var weeks: ShownChart? {
    guard let weeks = log?.weeks, !weeks.isEmpty else { return nil }
    return ShownChart(
      label: texts.distancePerWeek,
      points: weeks.map {
        ChartPoint(
          texts.day(of: $0.start), Double($0.metres) / texts.unit.metres,
          text: texts.distance($0.metres))
      })
  }
  package var plannedRuns: [RunRow] {
    log?.planned.map { texts.row($0, opens: opening($0)) } ?? []
  }
  /// The month of today; nil if it has no runs.
  package var month: ShownMonth? {
    guard let log, !log.month.isEmpty else { return nil }
    let next = Set(log.planned.map(\.id))
    let runs = log.month.map { run in
      ShownMonth.Entry(
        id: run.id, title: texts.distance(run.plan.metres),
        time: DateInterval(start: run.plan.start, duration: 0),
        color: 1 + (RunKind.allCases.firstIndex(of: run.plan.kind) ?? 0),
        open: next.contains(run.id) ? opening(run) : nil)
    }
    let today = texts.clock.now()
    return ShownMonth(
      title: texts.month(of: today), today: today, calendar: texts.calendar, runs: runs)
  }

  private func opening(_ run: Run) -> NavigationAction? {
    ownGroup.map { coordinator.openingChange(of: run.id, in: $0) }
  }

  /// The text in place of planned runs, once it is known that there are none.
  package var noRunsText: String? { log?.planned.isEmpty == true ? texts.noRuns : nil }
  /// The button that leads to the form of a run, in the user's own groups.
  package var planRun: LinkButton? {
    ownGroup.map { LinkButton(texts.planRun, opens: coordinator.openingRunPlan(of: $0)) }
  }

  package func deleteButtonTapped(_ run: RunRow) async {
    let deletion = DeletionHandler(
      router: coordinator, texts: texts.runDeletion,
      undo: texts.undoOfRunDeletion(by: interactor.restoreRun)
    ) { run throws(GroupRepositoryError) in try await interactor.delete(run.id) }
    await deletion.delete(run)
  }
}
