import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("A hosting controller")
struct HostingTests {
  @Test func `shows its view and gives its title to the navigation bar`() {
    let window = UIWindow()
    let model = Titles()
    let controller = UIHostingController(rootView: Titled(model: model))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    #expect(controller.drawing.texts == ["Hello Ada"])
    #expect(controller.navigationItem.title == "Ada")
    model.title = "Grace"
    #expect(controller.navigationItem.title == "Grace")
    controller.screen.tap("Back to Ada")
    #expect(controller.navigationItem.title == "Ada")
  }

  @Test func `tells its view when it is covered`() {
    let window = UIWindow()
    let log = Log()
    let controller = UIHostingController(
      rootView: Text("").onAppear { log.add("appear") }.onDisappear { log.add("disappear") })
    _ = controller.drawing
    #expect(log.lines == [])
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(UIViewController(), animated: true)
    window.stage.settle()
    #expect(log.lines == ["appear", "disappear"])
  }

  @Test func `shows another root view`() {
    let controller = UIHostingController(rootView: Text("One"))
    controller.rootView = Text("Two")
    #expect(controller.drawing.texts == ["Two"])
  }
}

@MainActor
@Suite("A controller in a view")
struct RepresentableTests {
  @Test func `is made once, updated, and dismantled when the view goes`() {
    let ids = Ids([1])
    let log = Log()
    let screen = SwiftUIScreen(Wrapping(ids: ids, log: log))
    let made = screen.drawing.first(.controller)?.object as? UIViewController
    #expect(made?.parent != nil)
    ids.all = [2]
    #expect(screen.drawing.first(.controller)?.object === made)
    #expect(made?.title == "2")
    ids.all = []
    screen.settle()
    #expect(made?.parent == nil)
    #expect(log.lines == ["made", "dismantled"])
  }

  @Test func `is shown by an app in its first window`() {
    #expect(SwiftUIScreen(app: SampleApp()).texts == ["Hello"])
  }
}

@MainActor
@Observable
private final class Titles { var title = "Ada" }

private struct Titled: View {
  let model: Titles
  var body: some View {
    VStack {
      Text("Hello \(model.title)")
      Button("Back to Ada") { model.title = "Ada" }.accessibilityIdentifier("back")
    }
    .navigationTitle(model.title)
  }
}

private struct Wrapping: View {
  let ids: Ids
  let log: Log
  var body: some View { if let id = ids.all.first { Wrapped(title: "\(id)", log: log) } }
}

private struct Wrapped: UIViewControllerRepresentable {
  let title: String
  let log: Log

  func makeCoordinator() -> Log { log }
  func makeUIViewController(context: Context) -> UIViewController {
    context.coordinator.add("made")
    return UIViewController()
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    controller.title = title
  }
  static func dismantleUIViewController(_ controller: UIViewController, coordinator: Log) {
    coordinator.add("dismantled")
  }
}

private struct SampleApp: App {
  var body: some Scene { WindowGroup { Text("Hello") } }
}

@MainActor
struct ScreenTests {
  @Test func `releases what it has shown`() {
    weak var ids: Ids?
    do {
      let shown = Ids([1])
      ids = shown
      let screen = SwiftUIScreen(Everything(ids: shown))
      screen.fill("Name", with: "Ada")
      #expect(screen.layers.count == 1)
      screen.tap("Present")
      #expect(screen.layers.map(\.kind) == [.window, .alert])
    }
    #expect(ids == nil)
  }
}

private struct Everything: View {
  let ids: Ids
  @State private var name = ""
  @State private var isPresented = false

  var body: some View {
    NavigationStack(path: .constant([1])) {
      Text("Root").navigationDestination(for: Int.self) { _ in
        List {
          TextField("Name", text: $name)
          Button("Present") { isPresented = true }
          Wrapping(ids: ids, log: Log())
        }
        .onAppear { ids.all = [2] }
        .alert("\(ids.all)", isPresented: $isPresented) { Button("OK") {} }
      }
    }
  }
}
