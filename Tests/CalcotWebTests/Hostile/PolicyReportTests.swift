import Calcot
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A report about the content security policy")
struct PolicyReportTests {
  private nonisolated static let old =
    #"{"csp-report":{"violated-directive":"script-src 'self'","x":"\n"}}"#
  private nonisolated static let new = """
    [{"type":"csp-violation","body":{"effectiveDirective":"img-src","blockedURL":"http://a"}},
    {"type":"csp-violation","body":{"effectiveDirective":"made-up\\nforged"}}]
    """

  @Test(arguments: [
    (old, ["script-src"]), (new, ["img-src", "another"]), ("{}", []), ("", []), ("[]", []),
    ("[" + String(repeating: "[", count: 5_000), []),
  ])
  func `is counted by its directive, and nothing else of it is kept`(
    _ text: String, _ directives: [String]
  ) async throws {
    let seen = Locked<[String]>([])
    let site = WebSite(watch: { event in
      if case .violation(let directive) = event { seen.withLock { $0.append(directive) } }
    }) { _ in CalcotApp.shop() }
    let request = WebRequest(
      method: "POST", target: WebAssets.reportPath, headers: [WebHeader("Host", "localhost")],
      body: Array(text.utf8))
    let response = await site.respond(to: request)
    #expect(response.status == (directives.isEmpty ? 400 : 204))
    #expect(seen.withLock { $0 } == directives)
    #expect(site.sessionCount == 0)
  }

  @Test func `has at most ten entries`() {
    let entry = #"{"body":{"effectiveDirective":"img-src"}}"#
    let text = "[" + [String](repeating: entry, count: 1_000).joined(separator: ",") + "]"
    #expect(PolicyReport.directives(in: Array(text.utf8)).count == 10)
  }
}
