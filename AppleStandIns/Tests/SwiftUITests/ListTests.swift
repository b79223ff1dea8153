import SwiftUI
import Testing

@MainActor
struct ListTests {
  @Test func `makes its rows when they are scrolled to`() {
    let log = Log()
    let screen = SwiftUIScreen(
      List {
        ForEach(0..<1000, id: \.self) { number in
          Text("\(number)").onAppear { log.lines.append("\(number)") }
        }
      })
    screen.rowsThatFit = 3
    #expect(screen.texts == ["0", "1", "2"])
    #expect(log.lines == ["0", "1", "2"])
    screen.scroll(to: 2)
    #expect(screen.texts == ["2", "3", "4"])
    #expect(log.lines == ["0", "1", "2", "3", "4"])
  }

  @Test func `warns of an identity that comes twice`() {
    let screen = SwiftUIScreen(List { ForEach([1, 1], id: \.self) { Text("\($0)") } })
    screen.settle()
    #expect(screen.warnings.count == 1)
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
}

@MainActor
final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
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
