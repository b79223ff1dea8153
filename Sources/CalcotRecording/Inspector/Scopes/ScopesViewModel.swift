import Calcot
import CalcotTree

@MainActor
protocol ScopesCoordinating: AnyObject {
  func opening(_ screen: ScreenID) -> NavigationAction
}

@MainActor
struct ScopesViewModel {
  struct TaskRow: Identifiable {
    let id: Int
    let name: String
    let scope: String
  }

  struct ScopeRow: Identifiable {
    let id: String
    let name: String
    let detail: String
    let tasks: Int
    let isFlow: Bool
    let open: NavigationAction?
  }

  struct HeldRow: Identifiable {
    let id: Int
    let part: String
    let holder: String
  }

  let title = "Scopes"
  let tasks: [TaskRow]
  let rows: [ScopeRow]
  let held: [HeldRow]
  let nothingHeld = "Every part of ended screens has been released."
  private let interactor: any Inspecting

  init(_ interactor: any Inspecting, coordinator: any ScopesCoordinating) {
    self.interactor = interactor
    let state = interactor.inspection.moment.state
    tasks = state.scopes.flatMap { scope in scope.tasks.map { ($0, shortName(scope.name)) } }
      .enumerated()
      .map { TaskRow(id: $0, name: state.hiding($1.0), scope: state.hiding($1.1)) }
    rows = state.scopes.map { scope in
      ScopeRow(
        id: scope.id.text, name: state.hiding(shortName(scope.name)),
        detail: Self.detail(of: scope, in: state),
        tasks: scope.tasks.count, isFlow: scope.screen == nil,
        open: scope.screen.map(coordinator.opening))
    }
    held = state.held.enumerated().map { place, part in
      let holders = part.heldBy.isEmpty ? "something outside its calçot" : nil
      return HeldRow(
        id: place, part: "\(part.part) of \(state.hiding(shortName(part.route)))",
        holder: "held by " + (holders ?? part.heldBy.joined(separator: ", ")))
    }
  }

  func refreshButtonTapped() { interactor.refresh() }

  private static func detail(of scope: ScopeState, in state: AppState) -> String {
    let parts = scope.screen.flatMap { state.screens[$0]?.parts }
    let held = [scope.coordinator, parts?.view, parts?.viewModel, parts?.interactor]
    let names = held.compactMap { $0 }.joined(separator: ", ")
    return [
      scope.id.text, scope.screen.map { _ in scope.phase.rawValue },
      scope.observers == 1 ? "1 observer" : "\(scope.observers) observers",
      names.isEmpty ? nil : "holds \(names)",
    ].compactMap { $0 }.joined(separator: " · ")
  }
}

extension ScopeState {
  fileprivate var screen: ScreenID? {
    if case .screen(let id) = id { id } else { nil }
  }
}

extension ScopeState.Owner {
  fileprivate var text: String {
    switch self {
    case .flow(let id): "\(id)"
    case .screen(let id): "\(id)"
    }
  }
}
