import Contestants
import Foundation
import NIOCore

/// A comparison of the web host with others, in one run, by the same client.
struct Peers {
  /// The folders of the peers' pages and of their Python environments.
  let pages: URL
  let environments: URL
  let events: Int

  func print(_ page: MeasuredPage) async throws {
    var table = Table(
      "Side by side: \(page == .counter ? "a counter" : "100 rows, one changes")",
      "One event, one patch, one after the other, and from 100 pages at once; memory of 200 live sessions.",
      "p50 / p99, ms", "server's processors, µs", "with 100 pages, µs", "patch, bytes",
      "a session, KB")
    try await add(FloorSpeaker.self, page, to: &table) { try ServerProcess.floor() }
    try await add(CalcotSpeaker.self, page, to: &table) { try ServerProcess(page) }
    try await add(NiceGUISpeaker.self, page, to: &table) { try python("nicegui", page) }
    try await add(ReactPySpeaker.self, page, to: &table) { try python("reactpy", page) }
    Swift.print(table.markdown)
  }

  private func python(_ name: String, _ page: MeasuredPage) throws -> ServerProcess {
    try ServerProcess(
      environments.appending(path: "\(name)/bin/python"),
      [pages.appending(path: "\(name)_pages.py").path, page.rawValue])
  }

  private func add<S: Speaker>(
    _ speaker: S.Type, _ page: MeasuredPage, to table: inout Table,
    _ start: () throws -> ServerProcess
  ) async throws {
    let server = OverSockets<S>(try start())
    try await server.waitUntilServing()
    let single = try await server.oneByOne(events)
    let many = try await manyPages(OverSockets<S>(try start())) {
      1e6 / (try await $0.together(pages: 100, events: events))
    }
    let memory = try await manyPages(OverSockets<S>(try start())) {
      _ = try await $0.memory(pages: 20)
      return try await $0.memory(pages: 200) / 1_000
    }
    table.add(
      S.name, "\(single.times.percentile(50)) / \(single.times.percentile(99))",
      single.processorTime.text(), many, single.bytes.text(), memory)
  }

  /// Returns a figure of many pages. NB: ReactPy's server fails when many connect at once.
  private func manyPages<S: Speaker>(
    _ server: OverSockets<S>, _ measure: (OverSockets<S>) async throws -> Double
  ) async throws -> String {
    try await server.waitUntilServing()
    do {
      return try await measure(server).text()
    } catch let mistake as Session<S>.Mistake {
      return "failed: \(mistake.what)"
    }
  }
}

extension OverSockets {
  /// Waits until the server answers.
  func waitUntilServing() async throws {
    for _ in 0..<300 {
      let page = try? await FetchedPage.get(path, port: server.port, on: Client.loop).get()
      if let page, page.head.contains(" 200 ") { return }
      try await Task.sleep(for: .milliseconds(100))
    }
    throw ServerProcess.NotServing(program: S.name, output: "no answer")
  }
}
