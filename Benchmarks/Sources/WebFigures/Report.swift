import Contestants
import Foundation
import NIOCore

/// The printed reports.
enum Report {
  /// Prints the figures that have targets.
  static func figures(events: Int) async throws {
    var table = Table(
      "The web host",
      "One event, one patch. In process, then over a WebSocket on the loopback interface from a "
        + "server in a process of its own.",
      "counter", "100 rows, one changes", "10,000 rows", "target")
    let counter = try await page(.counter, events)
    let rows = try await page(.rows, events)
    let many = try await page(.manyRows, events)
    for (place, (name, target, _)) in counter.enumerated() {
      table.add(name, counter[place].value, rows[place].value, many[place].value, target)
    }
    table.add("client script, `gzip -9`, bytes", try await scriptSize(), "", "", "12288")
    print(table.markdown)
  }

  /// Prints the figures of one page's events over sockets in one line, to be compared with another
  /// build's in turn.
  static func alone(_ page: MeasuredPage, events: Int) async throws {
    let client = OverSockets<CalcotSpeaker>(try ServerProcess(page))
    let single = try await client.oneByOne(events)
    let many = try await client.together(pages: 100, events: events * 5)
    print(
      page, "p50 \(single.times.percentile(50)) ms, p99 \(single.times.percentile(99)) ms,",
      "\(single.processorTime.text(1)) µs one by one,",
      "\((1e6 / many).text(1)) µs with 100 pages, \(many.text()) a second and core")
  }

  private typealias Row = (name: String, target: String, value: String)

  private static func page(_ page: MeasuredPage, _ events: Int) async throws -> [Row] {
    _ = try await InProcess.measure(page, events: events / 10)
    let inside = try await InProcess.measure(page, events: events)
    let memory = try await Memory.measure(page)
    let server = try ServerProcess(page)
    let client = OverSockets<CalcotSpeaker>(server)
    let single = try await client.oneByOne(events)
    let many = try await client.together(pages: 100, events: events * 5)
    let isCounter = page == .counter
    return [
      ("in process: processor, µs", "50", inside.processorTime.text(1)),
      ("in process: events a second and core", "20000", (1e6 / inside.processorTime).text()),
      ("patch, bytes", isCounter ? "40 / 60" : "", single.bytes.text(1)),
      ("p50 / p99, ms", "— / 1", "\(single.times.percentile(50)) / \(single.times.percentile(99))"),
      ("server's processor, one by one, µs", "", single.processorTime.text(1)),
      ("server's processor, 100 pages at once, µs", "50", (1e6 / many).text(1)),
      ("events a second and core, 100 pages at once", "20000", many.text()),
      ("a live session, KB", "40 / 100", (memory.perSession / 1_000).text(1)),
      ("idle, after 1,000 sessions, after 2,000, MB", "× 1.1", memory.idleText),
    ]
  }

  private static func scriptSize() async throws -> String {
    let server = try ServerProcess(.counter)
    let page = try await FetchedPage.get("/calcot/calcot.js", port: server.port, on: Client.loop)
      .get()
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-9", "-c"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(page.body.utf8))
    try input.fileHandleForWriting.close()
    return "\(output.fileHandleForReading.readDataToEndOfFile().count)"
  }

  /// Prints the figures of many simultaneous sessions over some time.
  static func load(seconds: Int, sessions: Int, seed: UInt64) async throws {
    let server = try ServerProcess(.counter)
    let load = Load(sessions: sessions, seconds: seconds, seed: seed)
    let figures = try await load.run(server)
    var table = Table(
      "\(sessions) people for \(seconds) s",
      "Each uses the counter about once a second, at random (seed \(seed)).", "")
    table.add("events", "\(figures.events)")
    table.add("lost, out of order or wrong", "\(figures.mistakes.count)")
    for percent in [50, 99, 99.9, 100] {
      table.add("p\(percent.formatted()), ms", figures.times.percentile(percent))
    }
    table.add("server's processors", figures.cores.text(2))
    table.add("a live session, KB", (figures.bytesPerSession / 1_000).text(1))
    table.add("the server's memory, MB", (Double(figures.peak) / 1e6).text())
    print(table.markdown)
    if let mistake = figures.mistakes.first {
      print("The first mistake: \(mistake)")
      exit(1)
    }
  }

  /// Prints the latencies of other sessions beside one that keeps the main actor busy.
  static func besideSlow() async throws {
    let server = try ServerProcess(.oneSlow)
    let client = OverSockets<CalcotSpeaker>(server)
    let slow = try await client.begin()
    let load = Load(sessions: 200, seconds: 10)
    var table = Table(
      "Beside a session whose handler takes 20 ms",
      "200 others, each of whom uses the counter about once a second: alone, and while the one uses "
        + "its own without a pause.",
      "alone", "beside it")
    let alone = try await load.run(server)
    _ = slow.run(.max)
    let beside = try await load.run(server)
    try await Client.loop.submit { slow.close() }.get()
    for percent in [50, 99, 100] {
      table.add(
        "p\(percent), ms", alone.times.percentile(Double(percent)),
        beside.times.percentile(Double(percent)))
    }
    print(table.markdown)
  }
}
