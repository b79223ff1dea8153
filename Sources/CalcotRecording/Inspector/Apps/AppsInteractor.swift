import Calcot

/// A running app in the list.
struct ListedApp: Equatable, Sendable, Identifiable {
  let id: InspectedApp.ID
  let name: String
  /// The route of the screen that the user works in.
  let place: String?
  let moments: Int
}

@MainActor
protocol AppsInteracting: AnyObject {
  var apps: [ListedApp] { get }
  var appsDidChange: ObserverSet<Void> { get }
}

final class AppsInteractor: AppsInteracting {
  private let inspector: Inspector

  init(_ inspector: Inspector) { self.inspector = inspector }

  var appsDidChange: ObserverSet<Void> { inspector.appsDidChange }

  var apps: [ListedApp] {
    inspector.apps.map { app in
      let state = app.moments.last?.state
      return ListedApp(
        id: app.id, name: app.name,
        place: state?.tree.visible.flatMap { state?.hiding(shortName($0.route)) },
        moments: app.moments.last?.id ?? 0)
    }
  }
}
