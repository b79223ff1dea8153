import SwiftUI
import Testing

@MainActor
struct StateTests {
  @Test func `is kept when the view is drawn anew`() {
    let screen = SwiftUIScreen(Counter())
    #expect(screen.texts == ["0"])
    screen.tap("More")
    screen.tap("More")
    #expect(screen.texts == ["2"])
    #expect(screen.warnings == [])
  }

  @Test func `belongs to the identity of its view`() {
    let ids = Ids([1, 2, 3])
    let screen = SwiftUIScreen(Counters(ids: ids))
    screen.tap(screen.top.all(.button)[1])
    #expect(screen.texts == ["0", "1", "0"])
    ids.all = [3, 2]
    #expect(screen.texts == ["0", "1"])
    ids.all = [1, 3]
    ids.all = [2]
    #expect(screen.texts == ["1"])
  }

  @Test func `goes with its view`() {
    let ids = Ids([1])
    let screen = SwiftUIScreen(Counters(ids: ids))
    screen.tap("More")
    ids.all = []
    screen.settle()
    ids.all = [1]
    #expect(screen.texts == ["0"])
  }

  @Test func `is reset by another id`() {
    let ids = Ids([1])
    let screen = SwiftUIScreen(Identified(ids: ids))
    screen.tap("More")
    #expect(screen.texts == ["1"])
    ids.all = [2]
    #expect(screen.texts == ["0"])
  }

  @Test func `warns of a body that sets it`() {
    let screen = SwiftUIScreen(Careless())
    screen.settle()
    #expect(screen.warnings.first?.contains("during view update") == true)
    #expect(screen.warnings.last == "The screen is redrawn without end.")
  }

  @Test func `of the focus follows the user and the app`() {
    let screen = SwiftUIScreen(Fields())
    screen.focus("Second")
    #expect(screen.texts == ["second"])
    screen.tap("First one")
    #expect(screen.top.all(.textField).map(\.isFocused) == [true, false])
    screen.leaveFocus()
    #expect(screen.texts == ["none"])
  }
}

@Observable
final class Ids {
  var all: [Int]
  init(_ all: [Int]) { self.all = all }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count)")
      Button("More") { count += 1 }
    }
  }
}

private struct Counters: View {
  let ids: Ids
  var body: some View {
    VStack { ForEach(ids.all, id: \.self) { _ in Counter() } }
  }
}

private struct Identified: View {
  let ids: Ids
  var body: some View { Counter().id(ids.all) }
}

private struct Careless: View {
  @State private var count = 0
  var body: some View {
    count += 1
    return Text("\(count)")
  }
}

private struct Fields: View {
  enum Field { case first, second }
  @State private var text = ""
  @FocusState private var field: Field?
  var body: some View {
    TextField("First", text: $text).focused($field, equals: .first)
    TextField("Second", text: $text).focused($field, equals: .second)
    Text(field.map { "\($0)" } ?? "none")
    Button("First one") { field = .first }
  }
}
