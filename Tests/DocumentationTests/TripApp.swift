import Calcot
import CalcotContent
import CalcotExploration
import CalcotTesting
import CalcotViews
import Observation
import Testing

struct Bag: Equatable, Sendable, Identifiable {
  let id: Int
  let name: String
  var isPacked = false
  var things = 0
  var label = ""
}

@MainActor @Observable
final class TripViewModel {
  private(set) var bags = [Bag(id: 1, name: "Backpack"), Bag(id: 2, name: "Suitcase")]
  private(set) var isShared = false

  nonisolated init() {}

  func packedChanged(_ bag: Bag.ID, _ isPacked: Bool) { change(bag) { $0.isPacked = isPacked } }
  func labelChanged(_ bag: Bag.ID, _ label: String) { change(bag) { $0.label = label } }
  func addButtonTapped(_ bag: Bag.ID) { change(bag) { $0.things += 1 } }
  func shareButtonTapped() async {
    await Task.yield()
    isShared = true
  }

  private func change(_ id: Bag.ID, _ change: (inout Bag) -> Void) {
    if let index = bags.firstIndex(where: { $0.id == id }) { change(&bags[index]) }
  }
}

struct TripView: SemanticView {
  let viewModel: TripViewModel

  var screen: Screen {
    Screen("Trip") {
      List(viewModel.bags) { bag in
        Row(bag.name, isChecked: bag.isPacked) { viewModel.packedChanged(bag.id, $0) }
          .badge(bag.things == 0 ? nil : "\(bag.things)")
          .actions { Button("Add") { viewModel.addButtonTapped(bag.id) } }
      }
      for bag in viewModel.bags {
        Section("Label of the \(bag.name)") {
          TextField("Name", text: bag.label, placeholder: "Whose is it?") {
            viewModel.labelChanged(bag.id, $0)
          }
        }
      }
      if viewModel.isShared { Text("Shared with Ann.") }
    } toolbar: {
      Button("Share") { await viewModel.shareButtonTapped() }
    }
  }
}

enum TripRoute: Route {
  case trip
}

final class TripCoordinator: Coordinator {
  let navigation = StackNavigation<TripRoute>(root: .trip)

  func calcot(for route: TripRoute, at place: RoutePlace<TripRoute>) -> Placed {
    place.screen { Calcot(TripViewModel(), view: TripView.init) }
  }
}

@MainActor
@Suite("The trip of the documentation")
struct TripAppTests {
  @Test func `two bags are packed and labelled`() async {
    let app = TestApp(TripCoordinator())
    app.expect(screen: "Trip")
    await app.tap("Add", in: "Suitcase")
    await app.tap("Suitcase")
    await app.fill("Name", with: "Bea", in: "Label of the Backpack")
    app.expectBadge("1", on: "Suitcase")
    app.expectChecked("Suitcase")
    app.expectNotChecked("Backpack")
    app.expect(field: "Name", is: "Bea", at: 0)
    app.expect(field: "Name", is: "", at: 1)
    await app.tap("Share")
    app.expect("Shared with Ann.")
  }

  @Test func `an exploration of the trip finds no dead ends`() async {
    let report = await explore { TestApp(TripCoordinator()) }
    #expect(report.deadEnds == [])
  }

  @Test func `no bag is lost, whoever packs`() async {
    let isWhole = AppRule("both bags are there") { app in
      app.shows("Backpack") && app.shows("Suitcase") ? nil : "There is only:\n\(app.text)"
    }
    let exploration = Exploration(
      limits: .init(steps: 500), entries: [.enter("Bea", "Ann", into: "Name")], rules: [isWhole])
    await explore(exploration) { TestApp(TripCoordinator()) }
  }

  @Test func `a control of a name that several have is not guessed`() {
    let app = TestApp(TripCoordinator())
    withKnownIssue {
      app.tap("Add")
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        "Add" can be any of these:
          0: button "Add" in "Backpack", "Trip"
          1: button "Add" in "Suitcase", "Trip"
        Say which one by in: (a row or a section), as: (its role) or at: (its index).
        """
      ]
    }
  }

  @Test func `a failure says that the share is under way`() {
    let app = TestApp(TripCoordinator())
    app.tap("Share")
    withKnownIssue {
      app.expect("Shared with Ann.")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasSuffix(
          "Something is still under way: `await` the input, or `await app.settle()`.")
      }
    }
  }
}
