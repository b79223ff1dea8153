import Calcot
import CalcotTree
import CalcotViews

struct ScreenView: SemanticView {
  let viewModel: ScreenViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      if viewModel.isThere {
        parts
        values
        tasks
        text
      } else {
        EmptyState(
          "Not in the tree", symbol: .search,
          message: "At this moment the screen is not there. Go to another moment.")
      }
    }
  }

  @ContentBuilder
  private var parts: [any Content] {
    Section("Its five parts") {
      if viewModel.parts.isEmpty { Text("It has no parts.", role: .secondary) }
      List(viewModel.parts) { Row($0.id, detail: $0.type).icon($0.symbol) }
    }
    Section("In the tree") {
      for fact in viewModel.facts { Row(fact.name, detail: fact.value) }
    }
  }

  @ContentBuilder
  private var values: [any Content] {
    for part in viewModel.values where !part.lines.isEmpty {
      Section("What its \(part.part) holds") {
        List(part.lines) { Row($0.name, detail: $0.value) }
      }
    }
  }

  @ContentBuilder
  private var tasks: [any Content] {
    Section("Its tasks") {
      if viewModel.tasks.isEmpty { Text("None is running.", role: .secondary) }
      for task in viewModel.tasks { Row(task, detail: "running").icon(.timer) }
    }
  }

  @ContentBuilder
  private var text: [any Content] {
    Section("What the user reads") {
      if let lines = viewModel.text {
        for line in lines { Text(line) }
      } else {
        Text("Unknown: it was not in sight, or a View of the host shows it.", role: .secondary)
      }
    }
  }
}
