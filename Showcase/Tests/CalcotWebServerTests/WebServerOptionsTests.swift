import Testing
import WebWire

@testable import CalcotWeb
@testable import CalcotWebServer

@MainActor @Suite("The options of a server", .timeLimit(.minutes(20)))
struct WebServerOptionsTests {
  @Test(arguments: [WebServerOptions(), .ofTests])
  func `have a rule each if they are numbers or times, and keep it by default`(
    _ options: WebServerOptions
  ) {
    var mended = options
    let problems = OptionRule.mend(&mended, by: WebServerOptions.rules)
    #expect(problems == [])
    #expect(options.numbers.map(\.name) == WebServerOptions.rules.map(\.name))
  }

  @Test func `that break a rule are an error before the server listens`() async throws {
    let problem = WebServerProblem.badOption(
      name: "WebServerOptions.sockets.pingInterval", value: "0.0 seconds",
      allowed: "0.001 seconds to 315360000.0 seconds")
    await #expect(throws: problem) {
      try await withServer(StubSite(), options: { $0.sockets.pingInterval = .zero }) { _ in }
    }
  }

  @Test(arguments: ["", "1a", "a b", "a\n# HELP b", "a{b=\"c\"}", "größe"])
  func `have names of metrics that its text can say`(_ name: String) async throws {
    let server = WebServer(
      site: StubSite(), options: .ofTests, report: WebServerReport(logger: silence))
    server.showMetric(name, "A number") { 3 }
    let running = RunningServer(server)
    await #expect(throws: WebServerProblem.self) { _ = try await running.port() }
  }

  @Test func `of its site are an error too if they break a rule`() async throws {
    var options = WebSiteOptions()
    options.sessions.most = 0
    let site = WebSite(options: options) { _ in preconditionFailure("nobody asks for an app") }
    let server = RunningServer(WebServer(serving: site, options: .ofTests, logger: silence))
    let problem = WebServerProblem.badOption(
      name: "WebSiteOptions.sessions.most", value: "0", allowed: "1 or more")
    await #expect(throws: problem) { _ = try await server.port() }
    #expect("\(problem)" == "WebSiteOptions.sessions.most is 0, and may be 1 or more.")
  }
}

extension WebServerOptions {
  /// The numbers and times of the options and of their groups, with their names.
  var numbers: [(name: String, value: Any)] { Self.numbers(in: self) }

  private static func numbers(in value: Any, of group: String = "") -> [(name: String, value: Any)]
  {
    Mirror(reflecting: value).children.flatMap { child in
      let name = group + (child.label ?? "")
      if child.value is Int || child.value is Double || child.value is Duration {
        return [(name, child.value)]
      }
      let isGroup = Mirror(reflecting: child.value).displayStyle == .struct
      return isGroup ? numbers(in: child.value, of: name + ".") : []
    }
  }
}
