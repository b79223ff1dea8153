import SwiftUI
import Testing

@MainActor
@Suite("A navigation stack")
struct NavigationTests {
  private let model = PathModel()

  @Test func `shows its path, and Back removes the last of it`() {
    let screen = SwiftUIScreen(Places(model: model))
    #expect(screen.titles == ["Root"])
    #expect(!screen.canGoBack)
    model.path = [1, 2]
    #expect(screen.titles == ["Root", "Place 1", "Place 2"])
    #expect(screen.texts == ["Here is 2"])
    #expect(screen.back())
    #expect(model.path == [1])
    #expect(screen.title == "Place 1")
  }

  @Test func `goes back to any screen by the menu of Back`() {
    model.path = [1, 2, 3]
    let screen = SwiftUIScreen(Places(model: model))
    #expect(screen.backTo(1))
    #expect(model.path == [1])
    #expect(screen.backTo(0))
    #expect(model.path == [])
  }

  @Test func `has no way back where the button is hidden`() {
    model.path = [1]
    model.hidesBack = true
    let screen = SwiftUIScreen(Places(model: model))
    #expect(!screen.back())
    #expect(model.path == [1])
    model.hidesBack = false
    #expect(screen.back())
  }

  @Test func `keeps the state of the screens that are covered`() {
    let screen = SwiftUIScreen(Places(model: model))
    screen.fill("Root's note", with: "Onions")
    screen.tap("Place 1")
    #expect(model.path == [1])
    #expect(screen.texts == ["Here is 1"])
    screen.back()
    #expect(screen.top.first(.textField)?.value == "Onions")
  }

  @Test func `shows again what a refused pop has left in the path`() {
    model.path = [1]
    model.refuses = true
    let screen = SwiftUIScreen(Places(model: model))
    #expect(screen.back())
    #expect(screen.titles == ["Root", "Place 1"])
  }

  @Test func `warns of a value without a destination`() {
    let screen = SwiftUIScreen(NavigationStack(path: .constant([1])) { Text("Root") })
    #expect(screen.texts == [])
    #expect(screen.warnings.count == 1)
    #expect(screen.warnings.first?.contains("navigationDestination for Int") == true)
  }

  @Test func `warns of a destination that it cannot see`() {
    let outside = SwiftUIScreen(
      Text("").navigationDestination(for: Int.self) { _ in EmptyView() })
    outside.settle()
    #expect(outside.warnings.count == 1)
    let lazily = SwiftUIScreen(
      NavigationStack(path: .constant([1])) {
        List { Text("").navigationDestination(for: Int.self) { _ in EmptyView() } }
      })
    lazily.settle()
    #expect(lazily.warnings.count == 1)
  }

  @Test func `warns of a stack within a stack`() {
    let path = Binding<[Int]>.constant([])
    let screen = SwiftUIScreen(
      NavigationStack(path: path) { NavigationStack(path: path) { Text("") } })
    screen.settle()
    #expect(screen.warnings == ["A NavigationStack stands within another NavigationStack."])
  }

  @Test func `warns of a second destination for a type, which is not used`() {
    let screen = SwiftUIScreen(
      NavigationStack(path: .constant([1])) {
        VStack { Text("").navigationDestination(for: Int.self) { _ in Text("First") } }
          .navigationDestination(for: Int.self) { _ in Text("Nearest to the root") }
      })
    #expect(screen.texts == ["Nearest to the root"])
    #expect(screen.warnings.count == 1)
  }
}

@MainActor
@Suite("A tab view")
struct TabTests {
  private let model = PathModel()

  @Test func `shows the chosen tab`() {
    let screen = SwiftUIScreen(Tabbed(model: model))
    #expect(screen.tabs.map(\.label) == ["Places", "More"])
    #expect(screen.tabs.map(\.badge) == [nil, "3"])
    screen.select(tab: "More")
    #expect(model.tab == "more")
    #expect(screen.texts == ["More places"])
  }

  @Test func `takes the stack of the chosen tab to its root`() {
    let screen = SwiftUIScreen(Tabbed(model: model))
    model.path = [1, 2]
    screen.select(tab: "More")
    #expect(model.path == [1, 2])
    screen.select(tab: "Places")
    #expect(model.path == [1, 2])
    screen.select(tab: "Places")
    #expect(model.path == [])
  }

}

@MainActor
@Observable
private final class PathModel {
  var refuses = false
  var hidesBack = false
  var tab = "places"
  var path: [Int] = []
}

private struct Places: View {
  let model: PathModel
  @State private var note = ""

  var body: some View {
    NavigationStack(
      path: Binding(
        get: { @MainActor in model.path },
        set: { @MainActor in if !model.refuses { model.path = $0 } })
    ) {
      VStack {
        TextField("Root's note", text: $note)
        NavigationLink("Place 1", value: 1)
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in
        Text("Here is \(number)")
          .navigationTitle("Place \(number)")
          .navigationBarBackButtonHidden(model.hidesBack)
      }
    }
  }
}

private struct Tabbed: View {
  @Bindable var model: PathModel
  var body: some View {
    TabView(selection: $model.tab) {
      Places(model: model)
        .tabItem { Label("Places", systemImage: "map") }
        .tag("places")
      Text("More places")
        .tabItem { Label("More", systemImage: "ellipsis") }
        .badge("3")
        .tag("more")
    }
  }
}
