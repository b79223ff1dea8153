import Testing

@testable import CalcotMap

/// SwiftUI views that stand for view controllers.
@Suite struct `Controllers in SwiftUI` {
  private static let app = """
    @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }
    struct RootView: View { var body: some View { ListView { ListViewModel() } } }
    struct ListView: UIViewControllerRepresentable {
      let viewModel: () -> ListViewModel
      func makeUIViewController(context: Context) -> ListViewController {
        ListViewController(viewModel: viewModel())
      }
      func updateUIViewController(_ controller: ListViewController, context: Context) {}
    }
    class ListViewController: UIViewController {
      func showDetail() {
        let host = UIHostingController(rootView: DetailView())
        present(UINavigationController(rootViewController: host), animated: true)
      }
      func showMap() {
        let host = UIHostingController(rootView: MapView())
        show(host, sender: self)
      }
    }
    struct DetailView: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> DetailViewController { DetailViewController() }
      func updateUIViewController(_ controller: DetailViewController, context: Context) {}
    }
    class DetailViewController: UIViewController {}
    struct MapView: View {
      var body: some View { NavigationLink(destination: DetailView()) { Text("") } }
    }
    """

  @Test func `A view that stands for a controller is that screen, wherever it is shown`() {
    #expect(
      map(Self.app).lines == [
        "App → (root) Root", "List → (modal) Detail", "List → (push) Map",
        "Map → (push) Detail", "Root → (inside) List",
      ])
  }

  @Test func `A view that a coordinator hands to its helper for hosting is a screen`() {
    let lines = map(
      """
      class AppCoordinator {
        let navigation = UINavigationController()
        func start() {
          let view = WelcomeView(name: "")
          let controller = host(view)
          navigation.pushViewController(controller, animated: true)
        }
        func host<Content: View>(_ view: Content) -> UIViewController {
          let controller = UIHostingController(rootView: view)
          return controller
        }
        func title(_ view: UIView) -> UIView { view }
      }
      struct WelcomeView: View {
        let name: String
        var body: some View { LabelView() }
      }
      struct LabelView: View { var body: some View { Text("") } }
      """
    ).lines
    #expect(lines == ["App → (push) Welcome"])
  }
}
