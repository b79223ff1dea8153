import Calcot
import CalcotTree
import CalcotViews

struct MomentView: SemanticView {
  let viewModel: MomentViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      time
      pages
      happenings
      tree
    }
  }

  @ContentBuilder
  private var time: [any Content] {
    Section("Time", footer: viewModel.timeNote) {
      if viewModel.range.count > 1 {
        Slider(
          "Moment", value: Double(viewModel.number),
          in: Double(viewModel.range.lowerBound)...Double(viewModel.range.upperBound)
        ) { viewModel.momentChanged($0) }
      }
      Button("Live", isEnabled: !viewModel.isLive) { viewModel.liveButtonTapped() }
    }
  }

  @ContentBuilder
  private var pages: [any Content] {
    Section("Look at") {
      for page in viewModel.pages {
        Row(page.title, detail: page.detail, opens: page.open).icon(page.symbol)
      }
    }
  }

  @ContentBuilder
  private var happenings: [any Content] {
    if !viewModel.happenings.isEmpty {
      Section("What happened in this moment") { List(viewModel.happenings) { $0.row } }
    }
  }

  @ContentBuilder
  private var tree: [any Content] {
    if let dialog = viewModel.dialog {
      Section("Over all layers · \(dialog.style)") {
        Row(dialog.title, detail: dialog.message).icon(.message)
      }
    }
    for stack in viewModel.stacks {
      Section(stack.title) {
        List(stack.rows) { row in
          Row(row.route, detail: row.detail, opens: row.open)
            .badge(row.isInSight ? "in sight" : nil)
            .icon(row.isContainer ? .grid : .document)
        }
      }
      .id("\(stack.id)")
    }
  }
}
