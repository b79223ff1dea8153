import Calcot

@MainActor
protocol AppsCoordinating: AnyObject {
  func opening(_ app: InspectedApp.ID) -> NavigationAction
}

@MainActor
struct AppsViewModel {
  struct AppRow: Identifiable {
    let id: InspectedApp.ID
    let name: String
    let detail: String
    let moments: Int
    let open: NavigationAction
  }

  let rows: [AppRow]

  init(interactor: any AppsInteracting, coordinator: any AppsCoordinating) {
    rows = interactor.apps.map { app in
      AppRow(
        id: app.id, name: app.name, detail: app.place.map { "at \($0)" } ?? "shows nothing",
        moments: app.moments, open: coordinator.opening(app.id))
    }
  }

  let title = "Inspector"
}
