import SwiftUI
import Testing

@MainActor
@Suite("A view is drawn anew")
struct ObservationTests {
  @Test func `when what it has read changes`() {
    let model = Model()
    let screen = SwiftUIScreen(ModelView(model: model))
    #expect(screen.texts == ["Ada"])
    let before = screen.drawings
    screen.settle()
    #expect(screen.drawings == before)
    model.name = "Grace"
    #expect(screen.texts == ["Grace"])
  }

  @Test func `but not when something changes that it has not read`() {
    let model = Model()
    let screen = SwiftUIScreen(ModelView(model: model))
    screen.settle()
    let before = screen.drawings
    model.unseen += 1
    screen.settle()
    #expect(screen.drawings == before)
  }

  @Test func `after an act, so that a refused one is put back`() {
    let model = Model()
    let screen = SwiftUIScreen(Refusing(model: model))
    screen.fill("Name", with: "Grace")
    #expect(screen.top.first(.textField)?.value == "Ada")
  }
}

@MainActor
struct EnvironmentTests {
  @Test func `flows down, and the nearest value counts`() {
    let screen = SwiftUIScreen(
      VStack {
        Reader().environment(\.greeting, "Hi")
        Reader()
      }
      .environment(\.greeting, "Hello"))
    #expect(screen.texts == ["Hi", "Hello"])
  }

  @Test func `disables what is within, whatever that says`() {
    let screen = SwiftUIScreen(
      VStack {
        Button("Save") {}.disabled(false)
        TextField("Name", text: .constant(""))
      }
      .disabled(true))
    #expect(!screen.tap("Save"))
    #expect(!screen.fill("Name", with: "Ada"))
    #expect(screen.top.all(.button).map(\.isEnabled) == [false])
  }

  @Test func `opens URLs, in the app or outside of it`() throws {
    let url = try #require(URL(string: "https://example.org"))
    let outside = SwiftUIScreen(Link("Open", destination: url))
    outside.tap("Open")
    #expect(outside.openedURLs == [url])
    let inside = SwiftUIScreen(
      Link("Open", destination: url).environment(\.openURL, OpenURLAction { _ in .handled }))
    inside.tap("Open")
    #expect(inside.openedURLs == [])
  }
}

@Observable
private final class Model {
  var name = "Ada"
  var unseen = 0
}

private struct ModelView: View {
  let model: Model
  var body: some View { Text(model.name) }
}

private struct Refusing: View {
  let model: Model
  var body: some View {
    TextField("Name", text: Binding(get: { @MainActor in model.name }, set: { @MainActor _ in }))
  }
}

private struct GreetingKey: EnvironmentKey { static let defaultValue = "" }

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

private struct Reader: View {
  @Environment(\.greeting) private var greeting
  var body: some View { Text(greeting) }
}
