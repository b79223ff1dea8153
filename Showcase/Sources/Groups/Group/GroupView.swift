import Calcot
import CalcotViews

struct GroupView: SemanticView {
  let viewModel: GroupViewModel

  var screen: Screen {
    Screen(viewModel.title, isMissing: viewModel.isMissing) {
      if let problem = viewModel.problem {
        Text(problem, role: .error)
        Button(viewModel.tryAgainLabel, role: .main) { await viewModel.refreshButtonTapped() }
      }
      if let activity = viewModel.activity { ActivityIndicator(activity) }
      if let link = viewModel.members {
        hero
        if !viewModel.isOwn { relation }
        if let next = viewModel.nextRun { Row(next).icon(.calendar) }
        Row(link.label, opens: link.open).icon(.people)
      }
      if viewModel.log != nil { runs }
      if let month = viewModel.month {
        Text(month.title, role: .heading)
        Schedule(month: month.today, of: month.runs, at: \.time, in: month.calendar) { run in
          Row(run.title, opens: run.open).colored(run.color)
        }
        .today(month.today)
      }
      if viewModel.isOwn { relation }
    } toolbar: {
      Button(viewModel.refreshLabel, role: .refresh, isEnabled: viewModel.canRefresh) {
        await viewModel.refreshButtonTapped()
      }
    }
  }

  private var runs: Section {
    Section(viewModel.runsHeader) {
      if let week = viewModel.thisWeek { Metric(week.label, value: week.value, trend: week.trend) }
      if let weeks = viewModel.weeks { Chart(weeks.label, points: weeks.points) }
      if let none = viewModel.noRunsText { Text(none, role: .secondary) }
      if !viewModel.plannedRuns.isEmpty {
        List(viewModel.plannedRuns) { [viewModel] run in
          Row(run.title, detail: run.detail, opens: run.open).badge(run.badge).actions {
            if let label = run.deleteLabel {
              Button(label, symbol: .delete, role: .destructive) {
                await viewModel.deleteButtonTapped(run)
              }
            }
          }
        }
      }
    }
  }

  /// The group's head, with what its own members can change.
  private var hero: Row {
    Row(viewModel.title, detail: viewModel.facts).avatar(viewModel.picture?.source)
      .actions { changes }.hero()
  }

  @ContentBuilder private var changes: [any Content] {
    if let plan = viewModel.planRun {
      Button(plan.label, symbol: .run) { plan.open() }.mnemonic("p")
    }
    if let about = viewModel.about {
      Button(about.label, symbol: .edit) { about.open() }.mnemonic("a")
    }
    if let choose = viewModel.choosePictureLabel {
      Button(choose, symbol: .photo) { await viewModel.choosePictureButtonTapped() }.mnemonic("c")
    }
    if let rename = viewModel.rename {
      Button(rename.label, symbol: .tag) { rename.open() }.mnemonic("e")
    }
    if let remove = viewModel.removePictureLabel {
      Button(remove, symbol: .delete, role: .destructive) {
        await viewModel.removePictureButtonTapped()
      }
    }
  }

  /// The buttons that change the user's relation to the group.
  @ContentBuilder private var relation: [any Content] {
    for button in viewModel.buttons {
      Button(button.label, role: button.role) { await viewModel.buttonTapped(button) }
    }
  }
}
