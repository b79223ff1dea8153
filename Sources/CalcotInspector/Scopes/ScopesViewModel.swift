import Calcot
import CalcotTree

@MainActor
protocol ScopesCoordinating: AnyObject {
  func opening(_ screen: ScreenID) -> NavigationAction
}

@MainActor
struct ScopesViewModel {
  struct ScopeSection: Identifiable {
    let id: ScopeState.Owner
    let title: String
    let note: String
    let tasks: [String]
    let open: NavigationAction?
  }

  struct HeldRow: Identifiable {
    let id: Int
    let part: String
    let holder: String
  }

  let title = "Scopes"
  let sections: [ScopeSection]
  let held: [HeldRow]
  /// What there is to say if nothing is held.
  let heldNote: String
  private let interactor: any Inspecting

  init(_ interactor: any Inspecting, coordinator: any ScopesCoordinating) {
    self.interactor = interactor
    let state = interactor.inspection.moment.state
    sections = state.scopes.map { scope in
      let parts = Self.parts(of: scope, in: state)
      let observers = scope.observers == 1 ? "1 observer" : "\(scope.observers) observers"
      return ScopeSection(
        id: scope.id, title: "\(scope.name) · \(scope.id.text)",
        note: "\(scope.isScreens ? "\(scope.phase.rawValue) · " : "")\(observers) · \(parts)",
        tasks: scope.tasks, open: scope.screen.map(coordinator.opening))
    }
    held = state.held.enumerated().map { place, part in
      let holders = part.heldBy.isEmpty ? "something outside its calçot" : nil
      return HeldRow(
        id: place, part: "\(part.part) of \(part.route)",
        holder: "held by " + (holders ?? part.heldBy.joined(separator: ", ")))
    }
    heldNote =
      state.watchesRelease
      ? "Every part of ended screens has been released."
      : "Unknown: start the app with watchesRelease: true."
  }

  func refreshButtonTapped() { interactor.refresh() }

  private static func parts(of scope: ScopeState, in state: AppState) -> String {
    if let coordinator = scope.coordinator { return "holds \(coordinator)" }
    guard let parts = scope.screen.flatMap({ state.screens[$0]?.parts }) else { return "no parts" }
    let held = [parts.view, parts.viewModel, parts.interactor].compactMap { $0 }
    return "holds \(held.joined(separator: ", "))"
  }
}

extension ScopeState {
  fileprivate var screen: ScreenID? {
    if case .screen(let id) = id { id } else { nil }
  }
  fileprivate var isScreens: Bool { screen != nil }
}

extension ScopeState.Owner {
  var text: String {
    switch self {
    case .flow(let id): "\(id)"
    case .screen(let id): "\(id)"
    }
  }
}
