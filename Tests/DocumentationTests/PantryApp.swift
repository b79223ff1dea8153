import Calcot
import CalcotTesting
import CalcotViews
import Observation
import Testing

// The example "Select several rows" of the article "Forms".

struct JarRow: Identifiable, Equatable {
  let id: Int
  let name: String
  /// A Boolean value that indicates whether the jar is selected; nil outside of a selection.
  let isSelected: Bool?
}

@MainActor @Observable
final class PantryViewModel {
  private var names = [1: "Almonds", 2: "Beans", 3: "Capers"]
  private var selected: Set<Int>?

  nonisolated init() {}

  var isSelecting: Bool { selected != nil }
  var count: Int { selected?.count ?? 0 }
  var title: String { isSelecting ? "\(count) selected" : "Pantry" }
  var deletionQuestion: Question {
    Question("Delete \(count) jars?", action: "Delete", role: .destructive, cancel: "Keep")
  }
  var jars: [JarRow] {
    names.sorted { $0.key < $1.key }.map { id, name in
      JarRow(id: id, name: name, isSelected: selected?.contains(id))
    }
  }

  func selectTapped() { selected = [] }
  func doneTapped() { selected = nil }

  func jarSelected(_ id: Int, _ isSelected: Bool) {
    if isSelected { selected?.insert(id) } else { selected?.remove(id) }
  }

  func deleteTapped() {
    for id in selected ?? [] { names[id] = nil }
    selected = nil
  }
}

struct PantryView: SemanticView {
  let viewModel: PantryViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      List(viewModel.jars) { jar in
        if let isSelected = jar.isSelected {
          Row(jar.name, isChecked: isSelected) { viewModel.jarSelected(jar.id, $0) }
        } else {
          Row(jar.name)
        }
      }
    } toolbar: {
      if viewModel.isSelecting {
        Button("Delete", role: .destructive, isEnabled: viewModel.count > 0) {
          viewModel.deleteTapped()
        }
        .confirming(viewModel.deletionQuestion)
        Button("Done", role: .cancel) { viewModel.doneTapped() }
      } else {
        Button("Select") { viewModel.selectTapped() }
      }
    }
  }
}

struct PantryRoute: Route {}

final class PantryCoordinator: Coordinator {
  let navigation = StackNavigation<PantryRoute>(root: PantryRoute())

  func calcot(for route: PantryRoute, at place: RoutePlace<PantryRoute>) -> Placed {
    place.screen {
      let viewModel = PantryViewModel()
      place.scope.onBack(isEnabled: viewModel.isSelecting) { viewModel.doneTapped() }
      return Calcot(viewModel, view: PantryView.init)
    }
  }
}

@MainActor
@Suite("Several rows that are selected")
struct PantryAppTests {
  let app = TestApp(PantryCoordinator())

  @Test func `are acted on at once, after a question`() async {
    await app.tap("Select")
    await app.tap("Almonds")
    await app.tap("Capers")
    app.expect(screen: "2 selected")
    await app.tap("Delete")
    app.expect("Delete 2 jars?")
    await app.tap("Delete")
    app.expect(screen: "Pantry")
    app.expect("Beans")
    app.expectNot("Almonds")
    app.expectNot("Capers")
  }

  @Test func `are selected no more after Back or Done`() async {
    for end in [{ await app.back() }, { await app.tap("Done") }] {
      await app.tap("Select")
      await app.tap("Beans")
      app.expectChecked("Beans")
      await end()
      app.expect(screen: "Pantry")
      app.expectNot("☑ Beans")
    }
  }
}
