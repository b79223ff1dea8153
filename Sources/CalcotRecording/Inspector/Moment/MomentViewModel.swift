import Calcot
import CalcotTree

@MainActor
protocol MomentCoordinating: AnyObject {
  func opening(_ screen: ScreenID) -> NavigationAction
  func openingHistory() -> NavigationAction
  func openingScopes() -> NavigationAction
  func openingText() -> NavigationAction
  func openingChanges() -> NavigationAction
}

@MainActor
struct MomentViewModel {
  struct ScreenRow: Identifiable {
    let id: ScreenID
    let route: String
    let detail: String
    let isInSight: Bool
    let isContainer: Bool
    let open: NavigationAction?
  }

  struct StackSection: Identifiable {
    let id: ScreenID
    let title: String
    let rows: [ScreenRow]
  }

  struct PageRow {
    let title: String
    let detail: String
    let symbol: Symbol
    let open: NavigationAction
  }

  private let inspection: Inspection
  private let interactor: any Inspecting
  private let coordinator: any MomentCoordinating

  init(_ interactor: any Inspecting, coordinator: any MomentCoordinating) {
    inspection = interactor.inspection
    self.interactor = interactor
    self.coordinator = coordinator
  }

  var title: String { inspection.name }
  private var state: AppState { inspection.moment.state }

  // MARK: Time

  var number: Int { inspection.moment.id }
  var range: ClosedRange<Int> { inspection.range }
  var isLive: Bool { inspection.isLive }
  var timeNote: String {
    let place = "Moment \(number) of \(range.upperBound)"
    if inspection.hasEnded { return isLive ? "The last moment: the app has ended." : "\(place)." }
    return isLive
      ? "Live: \(place), and this page follows the app."
      : "\(place). The app itself goes on."
  }

  func momentChanged(_ number: Double) { interactor.chooseMoment(Int(number)) }
  func liveButtonTapped() { interactor.showLive() }

  // MARK: What happened, and what there is

  var happenings: [HappeningRow] {
    inspection.moment.happenings.enumerated().map { HappeningRow($1, at: number, place: $0) }
  }

  var dialog: (style: String, title: String, message: String?)? {
    state.tree.dialog.map {
      ($0.style.rawValue, state.hiding($0.title), $0.message.map(state.hiding))
    }
  }

  var stacks: [StackSection] {
    state.tree.outline.map { stack in
      let place = state.hiding(stack.place)
      return StackSection(
        id: stack.id, title: stack.isSelected ? place : "\(place) · not selected",
        rows: stack.nodes.map(row))
    }
  }

  private func row(_ node: StackOutline.Node) -> ScreenRow {
    let parts = state.screens[node.id]?.parts
    let isContainer = node.container != nil
    return ScreenRow(
      id: node.id, route: state.hiding(node.route),
      detail: "\(node.id) · \(node.container ?? parts?.viewModel ?? "no parts")",
      isInSight: node.isInSight, isContainer: isContainer,
      open: isContainer ? nil : coordinator.opening(node.id))
  }

  var pages: [PageRow] {
    let tasks = state.taskCount
    let held = state.held.count
    return [
      PageRow(
        title: "What the user reads", detail: "\(state.text.count) lines", symbol: .eye,
        open: coordinator.openingText()),
      PageRow(
        title: "Scopes",
        detail:
          "\(state.scopes.count) alive · \(tasks) \(tasks == 1 ? "task" : "tasks")"
          + (held == 0 ? "" : " · \(held) held"),
        symbol: .timer, open: coordinator.openingScopes()),
      PageRow(
        title: "What changed", detail: "since moment \(inspection.compared.id)", symbol: .edit,
        open: coordinator.openingChanges()),
      PageRow(
        title: "History", detail: "steps, transitions and all else", symbol: .clock,
        open: coordinator.openingHistory()),
    ]
  }
}
