import SwiftUI
import Testing

@MainActor
struct SheetTests {
  private let model = SheetModel()
  private var screen: SwiftUIScreen

  init() { screen = SwiftUIScreen(Sheets(model: model)) }

  @Test func `is shown for an item and goes with it`() {
    model.item = Item(id: 1)
    #expect(screen.layers.map(\.kind) == [.window, .sheet])
    #expect(screen.texts == ["Sheet 1"])
    model.item = nil
    screen.settle()
    #expect(screen.layers.count == 1)
    #expect(model.log == ["appear 1", "disappear 1", "dismissed"])
  }

  @Test func `is pulled down: first its item is nil, then onDismiss is called`() {
    model.item = Item(id: 1)
    #expect(screen.pullDown())
    #expect(model.item == nil)
    #expect(model.log == ["appear 1", "disappear 1", "dismissed"])
    #expect(!screen.pullDown())
  }

  @Test func `stays where it may not be pulled down`() {
    model.item = Item(id: 1)
    model.isPullDisabled = true
    #expect(!screen.canPullDown)
    #expect(!screen.pullDown())
    #expect(model.item == Item(id: 1))
  }

  @Test func `is dismissed before the sheet of another item is shown`() {
    model.item = Item(id: 1)
    screen.settle()
    model.item = Item(id: 2)
    #expect(screen.texts == ["Sheet 2"])
    #expect(model.log == ["appear 1", "disappear 1", "dismissed", "appear 2"])
    #expect(screen.warnings == [])
  }

  @Test func `follows its item without a new identity`() {
    model.item = Item(id: 1)
    screen.settle()
    model.item = Item(id: 1, name: "Renamed")
    #expect(screen.texts == ["Renamed 1"])
    #expect(model.log == ["appear 1"])
  }

  @Test func `stays on the screen while its dismissal runs`() {
    model.item = Item(id: 1)
    screen.settle()
    screen.holdsDismissals = true
    model.item = nil
    #expect(screen.layers.last?.layer?.isLeaving == true)
    #expect(!screen.pullDown())
    #expect(model.log == ["appear 1"])
    model.item = Item(id: 2)
    #expect(screen.texts == ["Sheet 1"])
    screen.holdsDismissals = false
    #expect(screen.texts == ["Sheet 2"])
    #expect(model.log == ["appear 1", "disappear 1", "dismissed", "appear 2"])
  }

  @Test func `is the only one of its presenter: another waits, with a warning`() {
    model.item = Item(id: 1)
    screen.settle()
    model.isCovered = true
    screen.settle()
    #expect(screen.layers.map(\.kind) == [.window, .sheet])
    #expect(screen.warnings.count == 1)
    model.item = nil
    #expect(screen.layers.map(\.kind) == [.window, .alert])
    #expect(!screen.pullDown())
  }

  @Test func `may give way to an alert in the same change, without a warning`() {
    model.item = Item(id: 1)
    screen.settle()
    (model.item, model.isCovered) = (nil, true)
    #expect(screen.layers.map(\.kind) == [.window, .alert])
    #expect(screen.warnings == [])
  }

  @Test func `is not dismissed by the end of its window`() {
    model.item = Item(id: 1)
    screen.settle()
    screen.close()
    #expect(model.item == Item(id: 1))
    #expect(model.log == ["appear 1", "disappear 1"])
  }

  @Test func `covers what is under it`() {
    model.isPullDisabled = true
    let under = screen.drawing
    model.item = Item(id: 1)
    #expect(under.first(.button).map { screen.tap($0) } == false)
    #expect(!screen.tap("Under"))
  }

  @Test func `has detents and a grabber`() {
    model.item = Item(id: 1)
    #expect(screen.top.layer?.detents == [.medium, .large])
    #expect(screen.top.layer?.dragIndicator == .visible)
  }

  @Test func `comes back if its binding refuses to let it go`() {
    model.item = Item(id: 1)
    model.refuses = true
    #expect(screen.pullDown())
    #expect(screen.texts == ["Sheet 1"])
    #expect(model.log == ["appear 1", "disappear 1", "dismissed", "appear 1"])
  }
}

@MainActor
struct AlertTests {
  private let model = AlertModel()
  private var screen: SwiftUIScreen

  init() { screen = SwiftUIScreen(Alerts(model: model)) }

  @Test func `runs the action, and is dismissed after that`() {
    model.isAsking = true
    #expect(screen.top.kind == .alert)
    #expect(screen.top.label == "Delete?")
    #expect(screen.texts == ["It cannot be undone."])
    #expect(screen.top.all(.button).map(\.role) == [.destructive, .cancel])
    #expect(screen.choose("Delete"))
    #expect(model.log == ["action while shown: true", "shown: false"])
    #expect(screen.layers.count == 1)
  }

  @Test func `keeps the data that it was presented with`() {
    model.name = "Ada"
    model.isNaming = true
    #expect(screen.texts == ["Ada"])
    model.name = "Grace"
    #expect(screen.texts == ["Ada"])
  }

  @Test func `is not shown without its data`() {
    model.isNaming = true
    #expect(screen.layers.count == 1)
  }

  @Test func `has an OK where it has no actions`() {
    let screen = SwiftUIScreen(Told())
    #expect(screen.choose("OK"))
    #expect(screen.layers.count == 1)
  }
}

private struct Item: Identifiable, Equatable {
  let id: Int
  var name = "Sheet"
}

@MainActor
@Observable
private final class SheetModel {
  var item: Item?
  var isCovered = false
  var isPullDisabled = false
  var refuses = false
  @ObservationIgnored var log: [String] = []
}

private struct Sheets: View {
  let model: SheetModel

  var body: some View {
    Button("Under") { model.log.append("tapped") }
      .sheet(
        item: Binding(
          get: { @MainActor in model.item },
          set: { @MainActor in if !model.refuses { model.item = $0 } }),
        onDismiss: { model.log.append("dismissed") }
      ) { item in
        Text("\(item.name) \(item.id)")
          .onAppear { model.log.append("appear \(item.id)") }
          .onDisappear { model.log.append("disappear \(item.id)") }
          .interactiveDismissDisabled(model.isPullDisabled)
          .presentationDetents([.medium, .large])
          .presentationDragIndicator(.visible)
      }
      .alert(
        "Cover",
        isPresented: Binding(
          get: { @MainActor in model.isCovered }, set: { @MainActor in model.isCovered = $0 })
      ) {}
  }
}

@MainActor
@Observable
private final class AlertModel {
  var isAsking = false { didSet { if !isAsking { log.append("shown: false") } } }
  var isNaming = false
  var name: String?
  @ObservationIgnored var log: [String] = []
}

private struct Alerts: View {
  @Bindable var model: AlertModel
  var body: some View {
    VStack {}
      .alert("Delete?", isPresented: $model.isAsking) {
        Button("Delete", role: .destructive) {
          model.log.append("action while shown: \(model.isAsking)")
        }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("It cannot be undone.")
      }
      .alert("Name", isPresented: $model.isNaming, presenting: model.name) { _ in
        EmptyView()
      } message: { name in
        Text(name)
      }
  }
}

private struct Told: View {
  @State private var isTold = true
  var body: some View { VStack {}.alert("Done", isPresented: $isTold) {} }
}
