import Testing

@testable import CalcotMap

@Suite struct `Navigation by values` {
  private static let views = """
    struct ListView: View { var body: some View { Text("") } }
    struct DetailView: View { var body: some View { Text("") } }
    struct HelpView: View { var body: some View { Text("") } }
    """

  @Test func `A link with a case shows what the switch of the destination makes for it`() {
    let map = map(
      Self.views,
      """
      enum Place: Hashable { case detail(Int), help }
      struct HomeScreen: View {
        var body: some View {
          NavigationStack {
            RowsScreen()
              .navigationDestination(for: Place.self) { place in
                switch place {
                case .detail(let id): DetailView(id: id)
                case .help: HelpView()
                }
              }
          }
        }
      }
      struct RowsScreen: View {
        var body: some View { NavigationLink(value: Place.detail(1)) { Text("") } }
      }
      struct FooterScreen: View {
        @Binding var path: [Place]
        var body: some View { Button("") { path.append(.help) } }
      }
      """)
    #expect(map.lines.contains("Rows → (push) Detail"))
    #expect(!map.lines.contains { $0.hasPrefix("Rows") && $0.hasSuffix("Help") })
    #expect(map.lines.contains { $0.hasPrefix("Footer") && $0.hasSuffix("(push) Help") })
  }

  @Test func `A link with a value shows the views that the value's type gives for its cases`() {
    let map = map(
      Self.views,
      """
      enum Item: CaseIterable, Hashable {
        case list, help
        @ViewBuilder var screen: some View {
          switch self {
          case .list: ListView()
          case .help: HelpView()
          }
        }
      }
      struct SettingsScreen: View {
        var body: some View {
          List { NavigationLink(value: Item.help) { Text("") } }
            .navigationDestination(for: Item.self) { item in item.screen }
        }
      }
      """)
    #expect(map.lines == ["Settings → (push) Help", "Settings → (push) List"])
  }

  @Test func `A link with a Model shows the destination for the Model's type`() {
    let map = map(
      Self.views,
      """
      struct Group: Hashable {}
      struct HomeScreen: View {
        var body: some View {
          GroupsScreen().navigationDestination(for: Group.self) { DetailView(group: $0) }
        }
      }
      struct GroupsScreen: View {
        let group: Group
        var body: some View { NavigationLink(value: group) { Text("") } }
      }
      """)
    #expect(map.lines.contains { $0.hasPrefix("Groups") && $0.hasSuffix("(push) Detail") })
  }

  @Test func `A router's function shows the case that each caller gives, and its property a sheet`()
  {
    let map = map(
      Self.views,
      """
      enum Place: Hashable { case detail(Int), help, list }
      enum Panel: Identifiable { case help, list; var id: Self { self } }
      @Observable final class Router {
        var path: [Place] = []
        var panel: Panel?
        func navigate(to place: Place) { path.append(place) }
      }
      struct HomeScreen: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { RowsScreen().places() }
            .sheet(item: $router.panel) { panel in content(of: panel) }
        }
        @ViewBuilder private func content(of panel: Panel) -> some View {
          switch panel {
          case .help: HelpView()
          case .list: ListView()
          }
        }
      }
      extension View {
        func places() -> some View {
          navigationDestination(for: Place.self) { place in
            switch place {
            case .detail(let id): DetailView(id: id)
            case .help: HelpView()
            case .list: ListView()
            }
          }
        }
      }
      struct RowsScreen: View {
        @Environment(Router.self) private var router
        var body: some View { Button("") { router.navigate(to: .detail(1)) } }
      }
      struct FooterScreen: View {
        let viewModel: FooterViewModel
        var body: some View { Button("") { viewModel.helpTapped() } }
      }
      final class FooterViewModel {
        private let router: Router
        init(router: Router) { self.router = router }
        func helpTapped() { router.panel = .help }
      }
      """)
    #expect(map.lines.contains("Rows → (push) Detail"))
    #expect(map.lines.contains("Footer → (sheet) Help"))
    #expect(map.lines.filter { $0.hasSuffix("Detail") }.count == 1)
    #expect(map.lines.filter { $0.hasSuffix("(sheet) Help") }.count == 1)
    #expect(map.lines.contains("Home → (sheet) List"), "nobody else shows it")
  }

  @Test func `Two views that each have a sheet of the same type set their own`() {
    let map = map(
      Self.views,
      """
      enum Panel: Identifiable { case first, second; var id: Self { self } }
      struct OneScreen: View {
        @State private var panel: Panel?
        var body: some View {
          Button("") { panel = .first }.sheet(item: $panel) { panel in
            switch panel {
            case .first: DetailView()
            case .second: EmptyView()
            }
          }
        }
      }
      struct TwoScreen: View {
        @State private var panel: Panel?
        var body: some View {
          Child(panel: $panel).sheet(item: $panel) { panel in
            switch panel {
            case .first: HelpView()
            case .second: ListView()
            }
          }
        }
      }
      """)
    #expect(
      map.lines == ["One → (sheet) Detail", "Two → (sheet) Help", "Two → (sheet) List"])
  }

  @Test func `A value is followed through thousands of functions that hand it on to one another`() {
    let functions = (1...4_000).map { "func show\($0)(_ item: Item) { show\($0 - 1)(item) }" }
    let map = map(
      Self.views,
      """
      struct Item: Hashable {}
      struct HomeScreen: View {
        @State private var path: [Item] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("").navigationDestination(for: Item.self) { _ in DetailView() }
          }
        }
        func show0(_ item: Item) { path.append(item) }
        \(functions.joined(separator: "\n"))
      }
      """)
    #expect(map.lines == ["Home → (push) Detail"])
  }
}
