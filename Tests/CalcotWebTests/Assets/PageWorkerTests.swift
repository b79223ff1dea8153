import Calcot
import CalcotTesting
import CalcotWebTesting
import Foundation
import Testing

@testable import CalcotWeb

/// Runs the worker's script in Node, with a cache and a network that the script of a test makes.
@MainActor
@Suite("The worker of a page", .enabled(if: hasNode, "Node is not installed"))
struct PageWorkerTests {
  private static let world = #"""
    const stores = new Map();
    const key = (one) => typeof one === "string" ? one : one.url;
    class Store {
      entries = [];
      async match(one) { return this.entries.find(([url]) => url === key(one))?.[1].clone(); }
      async put(one, answer) {
        await this.delete(one);
        const body = await answer.text();
        const kept = new Response(body, { status: answer.status, headers: answer.headers });
        this.entries.push([key(one), kept]);
      }
      async delete(one) {
        const before = this.entries.length;
        this.entries = this.entries.filter(([url]) => url !== key(one));
        return this.entries.length < before;
      }
      async keys() { return this.entries.map(([url]) => ({ url })); }
    }
    const caches = {
      open: async (name) => stores.get(name) ?? stores.set(name, new Store()).get(name),
      delete: async (name) => stores.delete(name),
    };
    const handlers = {}, location = { origin: "http://site" };
    const addEventListener = (type, action) => handlers[type] = action;
    const offline = async () => { throw new Error("offline"); };
    let network = offline;
    const fetch = (request) => network(request);
    const fetched = async (path, mode = "no-cors") => {
      const waits = [];
      let answer;
      handlers.fetch({
        request: { url: "http://site" + path, method: "GET", mode },
        respondWith: (one) => answer = one,
        waitUntil: (one) => waits.push(one),
      });
      const given = answer ? await answer : await network({ url: "http://site" + path });
      const text = await given.text().catch(() => "");
      await Promise.all(waits);
      return text;
    };
    """#

  private func run(_ test: String) throws -> String {
    let worker = String(decoding: PageWorker.asset(keepsPages: true).bytes, as: UTF8.self)
    let script = """
      \(Self.world)
      \(worker.replacing("\"use strict\";", with: ""))
      (async () => {
        \(test)
      })().catch((error) => console.log("failed", error));
      """
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).js")
    try script.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["node", file.path]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func `does not keep the script of another version under the address of this one`()
    async throws
  {
    let site = WebSite { _ in CalcotApp.shop() }
    let visit = SiteVisit(site)
    // NB: as an older server answers, to which a page of a newer one comes with its request.
    let older = await site.respond(to: visit.request("GET", "/calcot/calcot.js?newer"))
    #expect(older.status == 200)
    let control = try #require(older.header("Cache-Control"))
    let newer = await site.respond(to: visit.request("GET", WebAssets.script.address))
    let own = try #require(newer.header("Cache-Control"))
    let said = try run(
      """
      const path = "/calcot/calcot.js?newer";
      const answer = (text, control) =>
        async () => new Response(text, { headers: { "cache-control": control } });
      network = answer("of the older", "\(control)");
      await fetched(path);
      network = answer("of the newer", "\(own)");
      const first = await fetched(path);
      network = answer("asked for again", "\(own)");
      console.log(first + ", " + await fetched(path));
      """)
    #expect(said == "of the newer, of the newer")
  }

  @Test(arguments: ["anna", "ben", nil])
  func `takes the pages of one user away by the first answer to another, also if that is a 404`(
    _ other: String?
  ) async throws {
    var options = WebSiteOptions()
    options.about.keepsPages = true
    let site = WebSite(options: options) { _ in CalcotApp.shop() }
    site.identify { request in request.header("X-User").map { .user($0) } ?? .anyone }
    let visit = SiteVisit(site)
    visit.headers = [WebHeader("X-User", "anna")]
    try await visit.go("/list")
    #expect(visit.response.status == 200)
    let first = visit.response
    visit.headers = other.map { [WebHeader("X-User", $0)] } ?? []
    try await visit.go("/nowhere")
    let second = visit.response
    #expect(second.status == 404)
    func made(_ response: WebResponse, _ text: String) -> String {
      let headers = response.headers.filter {
        ["calcot-user", "content-security-policy"].contains($0.name.lowercased())
      }.map { "\"\($0.name)\": \"\($0.value.replacing("\"", with: "'"))\"" }.joined(separator: ", ")
      return "new Response(\"\(text)\", { status: \(response.status), headers: { \(headers) } })"
    }
    let said = try run(
      """
      network = async () => \(made(first, "<body >of anna"));
      await fetched("/list", "navigate");
      network = async () => \(made(second, "<body >nothing here"));
      await fetched("/nowhere", "navigate");
      network = offline;
      console.log(await fetched("/list", "navigate").catch(() => "nothing"));
      """)
    #expect(said.contains("of anna") == (other == "anna"))
  }
}

private let hasNode = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .contains { FileManager.default.isExecutableFile(atPath: "\($0)/node") }
