import Calcot
import SwiftUI

/// A file that imports all of Calçot and all of SwiftUI, and names both: it compiles without a scoped
/// import and without a qualified name.
struct WholeSwiftUIApp: App {
  private let app = CalcotApp(WholeSwiftUICoordinator())

  var body: some Scene {
    WindowGroup {
      List {
        Section("Screens") {
          Text(app.tree.description)
          Button("Back", role: .cancel) { app.end() }
          Link("More", destination: URL(filePath: "/"))
        }
      }
    }
  }
}

private enum WholeRoute: LinkedRoute {
  case home, child

  static let links = Links<WholeRoute>(RouteLink("", .home), RouteLink("child", .child))
}

private final class WholeSwiftUICoordinator: Coordinator {
  let navigation = StackNavigation<WholeRoute>(root: .home)

  func calcot(for route: WholeRoute, at place: RoutePlace<WholeRoute>) -> Placed {
    route == .child
      ? place.flow(ChildFlow(WholeSwiftUICoordinator())) : place.screen { Calcot("A ViewModel") }
  }

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer {
    proposed.askedBy == .user
      ? .ask(Question("Leave?", action: "Leave", role: .destructive, cancel: "Stay")) : .allow
  }
}

private struct WholeSwiftUIView: View {
  let role: ButtonRole?
  let leavability: Leavability

  var body: some View { Text("\(leavability)") }
}
