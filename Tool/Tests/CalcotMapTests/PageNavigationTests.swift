import Testing

@testable import CalcotMap

/// Pages that are wrapped before a view shows them.
@Suite struct `Pages as values` {
  private static let views = """
    struct HomeView: View { var body: some View { Text("") } }
    struct DetailView: View { var body: some View { Text("") } }
    struct HelpView: View { var body: some View { Text("") } }
    struct CameraView: View { var body: some View { Text("") } }
    struct IconView: View { var body: some View { Text("") } }
    """
  private static let pages = """
    enum Page {
      case home, help
      #if os(iOS)
        case camera
      #endif
      case detail(Int, isNew: Bool = false)
      case settings(_ page: SettingsPage = .icon)
      static func newest() -> Page { .detail(1, isNew: true) }
      @ViewBuilder func view() -> some View {
        switch self {
        case .home: HomeView()
        case .help: HelpView()
        #if os(iOS)
          case .camera: CameraView()
        #endif
        case let .detail(id, _): DetailView(id: id)
        case let .settings(page): page.view()
        }
      }
    }
    enum SettingsPage {
      case icon, help
      @ViewBuilder func view() -> some View {
        switch self {
        case .icon: IconView()
        case .help: HelpView()
        }
      }
    }
    final class Frame: Hashable {
      let page: Page
      init(page: Page) { self.page = page }
    }
    struct FrameView: View {
      let frame: Frame
      var body: some View { frame.page.view() }
    }
    @Observable final class Layer {
      var root: Frame
      var path: [Frame] = []
      weak var model: Model?
      init(root: Page) { self.root = Frame(page: root) }
      func push(_ page: Page) { path.append(.init(page: page)) }
      func open(_ page: Page) { path.append(.init(page: page)) }
      func openSheet(_ page: Page) { model?.layers.append(.init(root: page)) }
      func log(_ page: Page) { print(page) }
    }
    @Observable final class Model { var layers: [Layer] = [] }
    struct LayerView: View {
      @State var layer: Layer
      var body: some View {
        NavigationStack(path: $layer.path) {
          layer.root.page.view().navigationDestination(for: Frame.self) { FrameView(frame: $0) }
        }
      }
    }
    extension NavigationLink where Destination == Never {
      init(_ page: Page, @ViewBuilder label: () -> Label) {
        self.init(value: Frame(page: page), label: label)
      }
      init(_ title: String, destination: Page) where Label == Text {
        self.init(value: Frame(page: destination)) { Text(title) }
      }
    }
    """

  @Test func `A case in a case is the view that the router of its module makes`() {
    let map = map(
      Self.views,
      """
      enum AppRoute { case main(MainRoute), help(HelpRoute) }
      enum MainRoute { case home, detail(config: Int) }
      enum HelpRoute { case help, log }
      final class MainRouter {
        @ViewBuilder static func resolve(module: MainRoute, host: some Host) -> some View {
          switch module {
          case .home: HomeView()
          case .detail(let config): DetailView(config: config)
          }
        }
      }
      final class HelpRouter {
        @ViewBuilder static func resolve(module: HelpRoute) -> some View {
          switch module {
          case .help: HelpView()
          case .log: EmptyView()
          }
        }
        static func log(_ module: HelpRoute) {}
      }
      protocol Host { func push(with route: AppRoute) }
      final class HostRouter: Host {
        private var path: [AppRoute] = []
        func push(with route: AppRoute) { path.append(route) }
        @ViewBuilder func resolve(_ route: AppRoute) -> some View {
          switch route {
          case .main(let module): MainRouter.resolve(module: module, host: self)
          case .help(let module): HelpRouter.resolve(module: module)
          }
        }
      }
      """,
      """
      struct StartScreen: View {
        let router: Host
        var body: some View {
          Button("") { router.push(with: .main(.detail(config: 1))) }
          Button("") { router.push(with: .help(.log)) }
          TipView(viewModel: TipViewModel(router: router))
        }
      }
      class ViewModel<Router: Host> { let router: Router }
      final class TipViewModel<Router: Host>: ViewModel<Router> {
        func open() { router.push(with: .help(.help)) }
      }
      struct TipView<Router: Host>: View {
        @State var viewModel: TipViewModel<Router>
        var body: some View { Text("") }
      }
      """)
    #expect(map.lines == ["Start → (push) Detail", "Start → (push) Help"])
  }

  @Test func `Functions, links and rows show the page that they wrap, and no other`() {
    let map = map(
      Self.views, Self.pages,
      """
      struct StartScreen: View {
        @Environment(Layer.self) var layer
        var body: some View {
          Button("") { layer.push(.detail(1)) }
          Button("") { layer.openSheet(.help) }
          NavigationLink(.settings(.icon)) { Text("") }
        }
      }
      struct ListScreen: View {
        var body: some View {
          NavigationLink("", destination: .help)
          PageRow(destination: .newest())
          NavigationLink("", destination: .camera)
        }
      }
      struct PageRow: View {
        let destination: Page
        @Environment(Layer.self) var layer
        var body: some View { Button("") { layer.push(destination) } }
      }
      """)
    #expect(
      map.lines == [
        "List → (push) Camera", "List → (push) Detail", "List → (push) Help",
        "Start → (push) Detail",
        "Start → (sheet) Help", "Start → (push) Icon",
      ])
  }

  @Test func `A page is found behind locals, branches, properties and defaults`() {
    let map = map(
      Self.views, Self.pages,
      """
      struct StartScreen: View {
        let layer: Layer
        let isNew: Bool
        private var first: Page { isNew ? .help : .home }
        var body: some View {
          Button("") {
            let page: Page
            if isNew { page = .detail(1) } else { page = .detail(2) }
            layer.push(page)
          }
          Button("") { layer.open(.settings()) }
          Button("") { layer.push(first) }
        }
      }
      """)
    #expect(
      map.lines == [
        "Start → (push) Detail", "Start → (push) Help", "Start → (push) Home",
        "Start → (push) Icon",
      ])
  }

  @Test func `What stands around a page is no screen, and the root that it is given is inside`() {
    let map = map(
      Self.views, Self.pages,
      """
      @main struct TheApp: App {
        var body: some Scene { WindowGroup { ContentScreen() } }
      }
      struct ContentScreen: View {
        var body: some View {
          LayerView(layer: .init(root: .home))
          Button("") { Layer(root: .help).push(.detail(1)) }
        }
      }
      """)
    #expect(map.lines.contains("Content → (inside) Home"))
    #expect(map.lines.contains("Content → (push) Detail"))
    #expect(!map.screens.contains { $0.name.contains("Frame") || $0.name.contains("Layer") })
    #expect(!map.lines.contains { $0.hasSuffix("Help") }, "nobody shows that layer")
  }

  @Test func `A value that is logged, compared or kept shows nothing, nor does a view's part`() {
    let map = map(
      Self.views, Self.pages,
      """
      enum Badge {
        case new, old
        var view: some View {
          switch self {
          case .new: NewBadge()
          case .old: OldBadge()
          }
        }
      }
      struct NewBadge: View { var body: some View { Text("") } }
      struct OldBadge: View { var body: some View { Text("") } }
      struct BadgeRow: View {
        let badge: Badge
        var body: some View { badge.view }
      }
      final class Badges { func show(_ badge: Badge) { print(badge) } }
      struct StartScreen: View {
        let layer: Layer
        @State private var page = Page.home
        var body: some View {
          BadgeRow(badge: .new)
          Button("") { layer.log(.help) }
          Button("") { page = .detail(1) }
          Button("") { Badges().show(.old) }
          if page == .detail(1) { Text("") }
        }
      }
      """)
    #expect(map.lines.isEmpty)
  }

  @Test func `A route that carries its view leads to that view where it is named`() {
    let map = map(
      Self.views,
      """
      struct Route {
        let style: Style
        let content: () -> AnyView
        init<C: View>(style: Style = .automatic, @ViewBuilder content: @escaping () -> C) {
          self.style = style
          self.content = { AnyView(content()) }
        }
      }
      extension Route {
        static var help: Route { Route(style: .sheet) { HelpView() } }
        static let camera = Route { CameraView() }
        static func detail(id: Int) -> Route {
          Route {
            DetailView(id: id)
          }
        }
      }
      struct HomeScreen: View {
        @Router private var router
        var body: some View {
          Button("Help") { router.route(to: .help) }
          Button("Detail") { router.route(to: .detail(id: 1)) }
          Text("").onAppear { log(.camera) }
        }
      }
      """)
    #expect(map.lines == ["Home → (push) Detail", "Home → (sheet) Help"])
  }
}
