import Testing

@testable import CalcotMap

/// What functions, views and modifiers of the code's own do with the views that they are given.
@Suite struct `Views that the code's own functions show` {
  @Test func `A function of the code's own on View shows what it hands to a sheet`() {
    let map = map(
      """
      extension View {
        func detent<C: View>(
          isOn: Binding<Bool>, onClose: @escaping () -> Void = {}, content: @escaping () -> C
        ) -> some View { modifier(DetentModifier(isOn: isOn, onClose: onClose, content: content)) }
        func onTop<C: View>(isOn: Binding<Bool>, @ViewBuilder of content: @escaping () -> C) -> some View {
          modifier(OnTop(isOn: isOn, content: content))
        }
        func titled<C: View>(_ title: () -> C) -> some View { overlay { title() } }
      }
      struct DetentModifier<C: View>: ViewModifier {
        @Binding var isOn: Bool
        let onClose: () -> Void
        let content: () -> C
        init(isOn: Binding<Bool>, onClose: @escaping () -> Void, content: @escaping () -> C) {
          _isOn = isOn
          self.onClose = onClose
          self.content = content
        }
        func body(content: Content) -> some View {
          content.sheet(isPresented: $isOn, onDismiss: onClose) { self.content().padding() }
        }
      }
      struct OnTop<C: View>: ViewModifier {
        @Binding var isOn: Bool
        var content: () -> C
        func body(content: Content) -> some View { content.onChange(of: isOn) { show() } }
        private func show() {
          let host = MyHost(rootView: content())
          UIApplication.shared.top?.present(host, animated: true)
        }
      }
      final class MyHost<C: View>: UIHostingController<C> {}
      struct HomeScreen: View {
        @State private var isOn = false
        var body: some View {
          Text("").detent(isOn: $isOn, onClose: { log(BackView()) }) { NoteView() }
            .onTop(isOn: $isOn) { HelpView() }
            .titled { BackView() }
        }
      }
      struct BackView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      struct NoteView: View { var body: some View { Text("") } }
      """)
    #expect(map.lines == ["Home → (modal) Help", "Home → (sheet) Note"])
  }

  @Test
  func `Values that a function of the code's own on View shows are shown where they are pushed`() {
    let map = map(
      """
      extension View {
        func place<D: Hashable, C: View>(for data: D.Type, view: @escaping (D) -> C) -> some View {
          navigationDestination(for: D.self) { item in view(item).navigationTitle("") }
        }
        func detent<Item, C: View>(item: Binding<Item?>, content: @escaping (Item) -> C) -> some View {
          sheet(item: item, content: content)
        }
      }
      enum Step: Hashable { case detail, help }
      final class Router: ObservableObject {
        var path = NavigationPath()
        func push<T: Hashable>(_ step: T) { path.append(step) }
      }
      final class HomeModel: ObservableObject { @Published var note: Note? }
      struct HomeNavigation: View {
        @StateObject private var router = Router()
        @StateObject private var model = HomeModel()
        var body: some View {
          NavigationStack(path: $router.path) {
            HomeScreen(router: router, model: model)
              .place(for: Step.self) { step in
                switch step {
                case .detail: detail()
                case .help: HelpView()
                }
              }
          }
          .detent(item: $model.note) { note in NoteView(note: note) }
        }
        private func detail() -> some View { DetailView(router: router) }
      }
      struct HomeScreen: View {
        let router: Router
        @ObservedObject var model: HomeModel
        var body: some View {
          Button("") { router.push(Step.detail) }
          Button("") { model.note = Note() }
        }
        func steps() -> [Step] {
          var steps: [Step] = [.detail]
          steps.append(.help)
          return steps
        }
      }
      struct DetailView: View {
        let router: Router
        var body: some View { Button("") { router.push(Step.help) } }
      }
      struct HelpView: View { var body: some View { Text("") } }
      struct NoteView: View { var body: some View { Text("") } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeNavigation() } } }
      """)
    #expect(
      map.lines == [
        "App → (root) HomeNavigation", "Detail → (push) Help", "Home → (push) Detail",
        "Home → (sheet) Note", "HomeNavigation → (inside) Home", "HomeNavigation → (sheet) Note",
      ])
  }

  @Test func `A view shows the screens that its makers give it, and is no frame around them`() {
    let map = map(
      """
      struct ShopNavigation<C: View>: View {
        @State private var help: Help?
        @ViewBuilder var redirect: (Help) -> C
        var body: some View { ShopView().sheet(item: $help) { redirect($0) } }
      }
      struct MainScreen: View {
        var body: some View { TabView { ShopNavigation { _ in HelpView() } } }
      }
      struct HelpView: View { var body: some View { Text("") } }
      struct ShopView: View { var body: some View { Text("") } }
      """)
    #expect(map.lines == ["Main → (tab) ShopNavigation", "ShopNavigation → (sheet) Help"])
  }

  @Test
  func `A modifier's sheet is shown by each view that has the modifier, through any function`() {
    let map = map(
      """
      private struct LoginSheet: ViewModifier {
        @Binding var isOn: Bool
        func body(content: Content) -> some View { content.sheet(isPresented: $isOn) { LoginView() } }
      }
      extension View {
        func asksForLogin(_ isOn: Binding<Bool>) -> some View { modifier(LoginSheet(isOn: isOn)) }
        func offersHelp(isOn: Binding<Bool>) -> some View { sheet(isPresented: isOn) { HelpView() } }
      }
      struct HomeScreen: View {
        @State private var isOn = false
        var body: some View { Text("").asksForLogin($isOn) }
      }
      struct ShopScreen: View {
        @State private var isOn = false
        var body: some View { Text("").asksForLogin($isOn).offersHelp(isOn: $isOn) }
      }
      struct OtherScreen: View { var body: some View { Text("").offersHelp("0800") } }
      struct HelpView: View { var body: some View { Text("") } }
      struct LoginView: View { var body: some View { Text("") } }
      """)
    #expect(
      map.lines == ["Home → (sheet) Login", "Shop → (sheet) Help", "Shop → (sheet) Login"])
  }

  @Test func `Evidence is in the order of the source, whatever the functions are called`() {
    for number in 0..<12 {
      let names = (0..<5).map { "show\(number)x\($0)" }
      let functions = names.map {
        """
        func \($0)<C: View>(isOn: Binding<Bool>, of content: @escaping () -> C) -> some View {
          sheet(isPresented: isOn) { content() }
        }
        """
      }
      let map = map(
        """
        extension View {
        \(functions.joined(separator: "\n"))
        }
        struct HomeScreen: View {
          @State private var isOn = false
          var body: some View {
            Text("")
              \(names.map { ".\($0)(isOn: $isOn) { HelpView() }" }.joined(separator: "\n"))
          }
        }
        struct HelpView: View { var body: some View { Text("") } }
        """)
      let lines = map.arrows.flatMap(\.evidence).map(\.place.line)
      #expect(lines.count == 5 && lines == lines.sorted())
    }
  }
}
