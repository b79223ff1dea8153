import SwiftUI
import Testing

@MainActor
struct ListTests {
  @Test func `has rows in sections, with what a swipe and a long press offer`() throws {
    let model = Log()
    let screen = SwiftUIScreen(Vegetables(log: model))
    #expect(screen.top.all(.section).map(\.label) == ["Roots"])
    let rows = screen.top.all(.row)
    #expect(rows.map(\.label) == ["Carrot", "Onion", "About"])
    #expect(rows.map(\.identifier) == ["row-Carrot", "row-Onion", ""])
    screen.tap(rows[1])
    screen.swipe(rows[0], "Delete")
    screen.longPress(rows[0], "Share")
    screen.accessibilityAction(rows[0], "Delete")
    #expect(model.lines == ["Onion", "delete Carrot", "share Carrot", "rotor Carrot"])
    #expect(rows[0].swipeActions.map(\.allowsFullSwipe) == [false])
  }

  @Test func `makes its rows when they are scrolled to`() {
    let log = Log()
    let screen = SwiftUIScreen(
      List(0..<1000, id: \.self) { number in
        Text("\(number)").onAppear { log.lines.append("\(number)") }
      })
    screen.rowsThatFit = 3
    #expect(screen.texts == ["0", "1", "2"])
    #expect(log.lines == ["0", "1", "2"])
    screen.scroll(to: 2)
    #expect(screen.texts == ["2", "3", "4"])
    #expect(log.lines == ["0", "1", "2", "3", "4"])
  }

  @Test func `is pulled down to refresh, which waits for the action`() async {
    let log = Log()
    let screen = SwiftUIScreen(
      List { Text("Row") }
        .refreshable {
          await Task.yield()
          await log.add("refreshed")
        })
    #expect(await screen.refresh())
    #expect(log.lines == ["refreshed"])
    #expect(await !SwiftUIScreen(List { Text("Row") }).refresh())
  }

  @Test func `warns of an identity that comes twice`() {
    let screen = SwiftUIScreen(List([1, 1], id: \.self) { Text("\($0)") })
    screen.settle()
    #expect(screen.warnings.count == 1)
  }

  @Test func `selects the row that is tapped`() {
    let screen = SwiftUIScreen(Selecting())
    screen.tap(screen.top.all(.row)[1])
    #expect(screen.top.all(.row).map(\.isSelected) == [false, true])
  }
}

@MainActor
@Suite("A view is told")
struct EventTests {
  @Test func `when it appears and disappears`() {
    let ids = Ids([])
    let log = Log()
    let screen = SwiftUIScreen(Telling(ids: ids, log: log))
    screen.settle()
    #expect(log.lines == ["changed from [] to []"])
    ids.all = [1]
    screen.settle()
    #expect(Set(log.lines.dropFirst()) == ["changed from [] to [1]", "appear 1"])
    ids.all = []
    screen.settle()
    #expect(Set(log.lines.dropFirst(3)) == ["changed from [1] to []", "disappear 1"])
  }

  @Test func `when the window is closed`() {
    let log = Log()
    let screen = SwiftUIScreen(Telling(ids: Ids([1]), log: log))
    screen.settle()
    screen.close()
    #expect(log.lines.last == "disappear 1")
  }

  @Test func `by a task, which is cancelled when the view goes`() async {
    let ids = Ids([1])
    let log = Log()
    let screen = SwiftUIScreen(Working(ids: ids, log: log))
    screen.settle()
    while log.lines.isEmpty { await Task.yield() }
    ids.all = [2]
    screen.settle()
    while log.lines.count < 3 { await Task.yield() }
    ids.all = []
    screen.settle()
    while log.lines.count < 4 { await Task.yield() }
    #expect(Set(log.lines.prefix(3)) == ["begin 1", "end 1", "begin 2"])
    #expect(log.lines.last == "end 2")
  }

  @Test func `of a URL and of a submitted text`() throws {
    let log = Log()
    let screen = SwiftUIScreen(
      TextField("Name", text: .constant(""))
        .onSubmit { log.lines.append("submitted") }
        .onOpenURL { log.lines.append($0.absoluteString) })
    let url = try #require(URL(string: "calcot://groups"))
    #expect(screen.openURL(url))
    #expect(screen.submit("Name"))
    #expect(log.lines == ["calcot://groups", "submitted"])
  }
}

@MainActor
final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

private struct Vegetables: View {
  let log: Log
  var body: some View {
    List {
      Section("Roots") {
        ForEach(["Carrot", "Onion"], id: \.self) { name in
          Button(name) { log.lines.append(name) }
            .accessibilityIdentifier("row-\(name)")
            .swipeActions(allowsFullSwipe: false) {
              Button("Delete", role: .destructive) { log.lines.append("delete \(name)") }
            }
            .contextMenu { Button("Share") { log.lines.append("share \(name)") } }
            .accessibilityAction(named: "Delete") { log.lines.append("rotor \(name)") }
        }
      }
      Text("About")
    }
    .listStyle(.insetGrouped)
  }
}

private struct Selecting: View {
  @State private var selection: Int?
  var body: some View {
    List(selection: $selection) { ForEach([1, 2], id: \.self) { Text("\($0)") } }
  }
}

private struct Telling: View {
  let ids: Ids
  let log: Log
  var body: some View {
    ForEach(ids.all, id: \.self) { id in
      Text("\(id)")
        .onAppear { log.lines.append("appear \(id)") }
        .onDisappear { log.lines.append("disappear \(id)") }
    }
    .onChange(of: ids.all, initial: true) { old, new in
      log.lines.append("changed from \(old) to \(new)")
    }
  }
}

private struct Working: View {
  let ids: Ids
  let log: Log
  var body: some View {
    if let id = ids.all.first {
      Text("\(id)").task(id: id) {
        log.add("begin \(id)")
        while !Task.isCancelled { await Task.yield() }
        log.add("end \(id)")
      }
    }
  }
}
