import Calcot
import CalcotContent
import CalcotExploration
import CalcotTesting
import CalcotViews
import Testing

/// A screen with a control of each kind that an exploration treats on its own.
@MainActor
private final class OddViewModel {
  let coordinator: OddCoordinator
  init(_ coordinator: OddCoordinator) { self.coordinator = coordinator }
}

private struct OddView: SemanticView {
  let viewModel: OddViewModel

  var screen: Screen {
    Screen("Odd") {
      Text("\(viewModel.coordinator.count)")
      Button("Nothing") {}
      Button("More") { viewModel.coordinator.countUp() }
      Button("Share") { await viewModel.coordinator.shareTapped() }
      TextField("PIN", text: viewModel.coordinator.pin) { viewModel.coordinator.pinEntered($0) }
    }
  }
}

private enum OddRoute: Route {
  case odd, unlocked
}

private final class OddCoordinator: Coordinator, Sharing {
  let navigation = StackNavigation<OddRoute>(root: .odd)
  private let changes = ObserverSet<Void>()
  private(set) var count = 0
  private(set) var pin = ""

  func calcot(for route: OddRoute, at place: RoutePlace<OddRoute>) -> Placed {
    switch route {
    case .odd:
      place.screen {
        Calcot(remadeOn: changes, viewModel: { OddViewModel(self) }, view: OddView.init)
      }
    case .unlocked: place.screen { Calcot(UnlockedViewModel(), view: UnlockedView.init) }
    }
  }

  func countUp() {
    count = min(count + 1, 5)
    changes.notify()
  }

  func shareTapped() async { _ = await share(.text("odd")) }

  func pinEntered(_ pin: String) {
    self.pin = pin
    changes.notify()
    if pin == "4711" { navigation.push(.unlocked) }
  }
}

@MainActor
private final class UnlockedViewModel {}

private struct UnlockedView: SemanticView {
  let viewModel: UnlockedViewModel
  var screen: Screen { Screen("Unlocked") { Text("It is open.") } }
}

@MainActor
@Suite struct ExplorationTests {
  private func explored(_ exploration: Exploration) async -> ExplorationReport {
    await exploration.run { TestApp(OddCoordinator()) }
  }

  @Test func `two explorations with the same seed are the same`() async {
    let exploration = Exploration(limits: .init(steps: 150), seed: 3)
    let (one, other) = (await explored(exploration), await explored(exploration))
    #expect(one.figures == other.figures)
    #expect(one.description == other.description)
    #expect(one.description.contains("CALCOT_SEED=3"))
  }

  @Test func `an exploration keeps to its limits of steps and of states`() async {
    let few = await explored(Exploration(limits: .init(steps: 20), seed: 1))
    #expect(few.figures.steps == 20)
    let small = await explored(Exploration(limits: .init(steps: 1_000, states: 12), seed: 1))
    #expect((12...13).contains(small.figures.states))
  }

  @Test func `texts of the app's own lead to screens that the usual ones do not reach`() async {
    let usual = await explored(
      Exploration(limits: .init(steps: 150), seed: 22, screens: ["Unlocked", "Odd"]))
    #expect(usual.unreached == ["Unlocked"])
    let pin = EntryRule.enter("4711", into: "PIN", on: "Odd")
    let own = await explored(
      Exploration(
        limits: .init(steps: 150), seed: 22, entries: [pin], screens: ["Unlocked", "Odd"]))
    #expect(own.unreached == [])
    #expect(own.graph.arrows.map { "\($0.from) \($0.how) \($0.to)" } == ["Odd push Unlocked"])
  }

  @Test func `a control that does nothing is a dead end, and no other is`() async {
    let report = await explored(Exploration(limits: .init(steps: 200), seed: 22))
    #expect(report.deadEnds == ["Odd: tap \"Nothing\""])
  }

  @Test func `a breach of an app's own rule is shown by the fewest moves`() async throws {
    let rule = AppRule("the count stays below three") { $0.shows("3") ? "It is three." : nil }
    let report = await explored(
      Exploration(
        limits: .init(steps: 400), seed: 22, entries: [.enter("x", into: "PIN")], rules: [rule],
        waiving: [Waiver(.keepsEntries, on: "Odd", because: "A PIN is short.")]))
    let finding = try #require(
      report.findings.first { $0.invariant == .own("the count stays below three") })
    #expect(
      finding.test == """
        @Test func `Odd: the count stays below three`() async {
          // It is three.
          await expectHolds(
            .own("the count stays below three"),
            after: [
              .tap("More"),
              .tap("More"),
              .tap("More"),
            ], in: exploration, start: start)
        }
        """)
    let waived = await explored(
      Exploration(
        limits: .init(steps: 400), seed: 22, rules: [rule],
        waiving: [Waiver(.own("the count stays below three"), on: "Odd", because: "It may.")]))
    #expect(waived.findings.isEmpty, "\(waived)")
    #expect(waived.waived.count == 1)
    #expect(
      waived.waived[0].hasPrefix("Odd: the count stays below three (It may.) has hidden "),
      "\(waived.waived)")
  }

  @Test func `what is not seen again after the same moves is a note`() async {
    var isOver = false
    let rule = AppRule("nothing is odd") { app in
      guard app.shows("Odd"), !isOver else { return nil }
      isOver = true
      return "It is so once."
    }
    let report = await explored(Exploration(limits: .init(steps: 100), seed: 22, rules: [rule]))
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.notes.count == 1, "\(report)")
  }

  @Test func `the graph is drawn as the map of the tool is`() async {
    let pin = EntryRule.enter("4711", into: "PIN")
    let graph = await explored(Exploration(limits: .init(steps: 150), seed: 22, entries: [pin]))
      .graph
    #expect(
      graph.mermaid == """
        flowchart LR
          s0("Odd")
          s1("Unlocked")
          s0 -->|"push"| s1

        """)
    #expect(graph.dot.contains("  \"Odd\" -> \"Unlocked\" [label=\"push\"];"))
  }

  @Test func `the graph is compared with the map that the tool reads from the code`() {
    let map = RouteGraph(
      dot: #"""
        digraph "App" {
          rankdir=LR; compound=true;
          subgraph cluster_0 {
            label="Groups";
            "Groups.Groups" [label="Groups", shape=box, tooltip="Groups.swift:1"];
            "Group" [label="Group", shape=box];
            "New \"group\"" [label="New \"group\"", shape=oval];
          }
          "Groups.Groups" -> "Group" [label="push: openingGroup", tooltip="Groups.swift:7"];
          "Group" -> "New \"group\"" [label="sheet"];
        }
        """#)
    #expect(map.screens == ["Group", "Groups", "New \"group\""])
    #expect(map.arrows.map(\.how) == ["sheet", "push"])
    let found = RouteGraph(
      dot: """
        digraph "explored" {
          "Group" [label="Group"];
          "Groups" [label="Groups"];
          "Groups" -> "Group" [label="link"];
        }
        """)
    #expect(map.without(found).arrows.map { [$0.from, $0.to] } == [["Group", "New \"group\""]])
    #expect(found.without(map).screens == [])
    #expect(RouteGraph(dot: found.dot).mermaid == found.mermaid)
  }

  @Test func `a finding fails the test, with its moves and its seed`() async {
    await withKnownIssue {
      let rule = AppRule("nothing is odd") { $0.shows("Odd") ? "It is odd." : nil }
      await explore(Exploration(limits: .init(steps: 5), seed: 9, rules: [rule])) {
        TestApp(OddCoordinator())
      }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("Odd: nothing is odd is not so.") && $0.rawValue.contains("=9")
      }
    }
  }

  @Test func `a screen with a View of the host's own is said to be in the way`() async {
    let report = await Exploration(limits: .init(steps: 20)).run { () -> TestApp in
      let host = InstantHost()
      host.register { OddNative(viewModel: $0) }
      return TestApp(OddCoordinator(), on: host)
    }
    #expect(
      report.obstacles == ["Odd has a View of the host's own, whose controls are not known."])
  }
}

private final class OddNative: TestView {
  var viewModel: OddViewModel
  init(viewModel: OddViewModel) { self.viewModel = viewModel }
  var lines: [String] { ["Odd"] }
  var controls: [String: @MainActor () -> Void] { [:] }
}
