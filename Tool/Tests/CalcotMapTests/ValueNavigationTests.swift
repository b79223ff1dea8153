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

  @Test func `A type that gives the view of each of its cases`() {
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

  @Test func `A Model that is the value itself`() {
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
}
