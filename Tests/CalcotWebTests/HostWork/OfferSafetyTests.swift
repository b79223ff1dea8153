import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import CalcotWeb
import CalcotWebTesting
import Foundation
import Testing

@MainActor
@Suite("What a page offers is the visitor's alone")
struct OfferSafetyTests {
  private let office = Office()
  private let note = PickedFile("a.txt", content: Data("one".utf8))

  private func visit(_ site: WebSite, pressing label: String) async throws -> SiteVisit {
    let visit = SiteVisit(site)
    try await visit.go("/")
    try await visit.press(label)
    return visit
  }

  private func site(_ change: (inout WebSiteOptions) -> Void = { _ in }) -> WebSite {
    var options = WebSiteOptions()
    change(&options)
    let office = office
    return WebSite(options: options) { _ in CalcotApp.office(office) }
  }

  @Test func `a file is saved under its name by its visitor, and by nobody else`() async throws {
    let site = site()
    let visit = try await visit(site, pressing: "Hand out")
    let address = try #require(visit.address(of: "Save"))
    let thief = SiteVisit(site)
    try await thief.go("/")
    try await thief.go(address)
    #expect(thief.response.status == 404)
    let head = await site.respond(to: visit.request("HEAD", address))
    #expect(head.status == 200 && office.outcome == "nothing yet", "a look has used it up")

    let response = await site.respond(to: visit.request("GET", address))
    #expect(response.savedFile == office.file)
    #expect(
      response.header("Content-Disposition")
        == "attachment; filename=\"_bersicht _neu_.txt\"; "
        + "filename*=UTF-8''%C3%9Cbersicht%20%22neu%22.txt")
    #expect(response.header("Content-Type") == "application/octet-stream")
    #expect(response.header("X-Content-Type-Options") == "nosniff")
    #expect(response.header("Cache-Control") == "no-store")
    await SettledOffice.untilDone(office)
    try await visit.press("Close")
    #expect(visit.page.heading == "Desk" && office.outcome == "done")
  }

  @Test func `a file that has been copied to be sent counts twice in what the session holds`()
    async throws
  {
    office.file = PickedFile("large.txt", content: Data(count: 1 << 20))
    let site = site { $0.sessions.bytesInAll = 3 << 19 }
    let visit = try await visit(site, pressing: "Hand out")
    let address = try #require(visit.address(of: "Save"))
    #expect(site.sessionCount == 1)
    let response = await site.respond(to: visit.request("GET", address))
    #expect(response.savedFile == office.file)
    #expect(site.sessionCount == 0)
  }

  @Test func `a file can be had again until something else is offered`() async throws {
    let site = site()
    let visit = try await visit(site, pressing: "Hand out")
    let address = try #require(visit.address(of: "Save"))
    let thief = SiteVisit(site)
    try await thief.go("/")
    for _ in 1...3 {
      let response = await site.respond(to: visit.request("GET", address))
      #expect(response.savedFile == office.file)
      await SettledOffice.untilDone(office)
      #expect(office.outcome == "done")
      #expect(await site.respond(to: thief.request("GET", address)).status == 404)
    }
    try await visit.press("Close")
    #expect(await site.respond(to: visit.request("GET", address)).status == 200)
    try await visit.press("Homepage")
    #expect(await site.respond(to: visit.request("GET", address)).status == 404)
  }

  @Test func `a file cannot be had when the offer has been left, nor under another name`()
    async throws
  {
    let site = site()
    let visit = try await visit(site, pressing: "Hand out")
    let address = try #require(visit.address(of: "Save"))
    for guess in [
      address.replacing("/calcot/file/", with: "/calcot/file/x"),
      address.replacing("/calcot/file/", with: "/calcot/upload/"), "/calcot/file/",
      String(address.prefix { $0 != "?" }),
    ] {
      #expect(await site.respond(to: visit.request("GET", guess)).status == 404)
    }
    try await visit.press("Close")
    #expect(office.outcome == "\(Answer.refused(.declined))")
    #expect(await site.respond(to: visit.request("GET", address)).status == 404)
  }

  @Test(arguments: ["origin", "cookie", "token", "address"])
  func `an upload from elsewhere is refused, and the offer goes on`(_ wrong: String) async throws {
    let site = site()
    let visit = try await visit(site, pressing: "Documents")
    let other = try await self.visit(site, pressing: "Documents")
    let back = visit.target
    try await visit.upload([note]) { request in
      switch wrong {
      case "origin":
        request.headers.removeAll { $0.name == "Origin" }
        request.headers.append(WebHeader("Origin", "http://evil.example"))
      case "cookie":
        request.headers.removeAll { $0.name == "Cookie" }
        request.headers.append(WebHeader("Cookie", other.cookie ?? ""))
      case "token":
        request.body =
          UploadBody(
            fields: [("token", other.hidden("token") ?? "")], files: [note]
          ).bytes
      default: request.target = request.target.replacing("/upload/", with: "/upload/x")
      }
    }
    #expect(office.outcome == "nothing yet")
    #expect(visit.response.status == (wrong == "address" ? 200 : 403))
    try await visit.go(back)
    try await visit.upload([note])
    #expect(office.outcome == "a.txt: one")
  }

  @Test func `an upload is taken once`() async throws {
    let site = site()
    let visit = try await visit(site, pressing: "Documents")
    var repeated: WebRequest?
    try await visit.upload([note]) { repeated = $0 }
    #expect(office.outcome == "a.txt: one")
    office.outcome = "seen"
    try await visit.send(try #require(repeated))
    #expect(office.outcome == "seen" && visit.page.heading == "Desk")
  }

  @Test func `an upload does nothing in a session that is being handed over`() async throws {
    let (office, stops) = (office, Stops())
    let site = WebSite(clock: ManualClock()) { _ in CalcotApp.office(office) }
    site.keepSessions(
      in: SteppedSessions(MemorySessions.Table(), stops), sealedBy: MarkingSealer())
    let visit = try await visit(site, pressing: "Documents")
    stops.close(.keepAsked)
    let shuttingDown = Errand { await site.shutDown() }
    try #require(await stops.hasStopped())
    try await visit.upload([note])
    #expect(visit.response.status == 503)
    #expect(office.outcome == "nothing yet")
    stops.open()
    try #require(await shuttingDown.isOver())
  }

  @Test func `only an upload that is offered may be longer than a form`() async throws {
    let site = site { $0.sizes.form = 1_000 }
    let visit = try await visit(site, pressing: "Documents")
    let other = try await self.visit(site, pressing: "Documents")
    func isAdmitted(_ request: WebRequest) -> Bool {
      if case .accepted = site.bodyAdmission(of: request) { true } else { false }
    }
    var admitted: [Bool] = []
    var statuses: [Int] = []
    var offered: WebRequest?
    try await visit.upload([note]) { request in
      var long = request
      long.headers.append(WebHeader("Content-Length", "2000"))
      var stranger = long
      stranger.headers.removeAll { $0.name == "Cookie" }
      stranger.headers.append(WebHeader("Cookie", other.cookie ?? ""))
      var form = long
      form.target = "/"
      var foreign = long
      foreign.headers.removeAll { $0.name == "Origin" }
      foreign.headers.append(WebHeader("Origin", "http://evil.example"))
      var endless = request
      endless.headers.append(WebHeader("Content-Length", "1000000"))
      admitted = [long, stranger, form, foreign, endless].map(isAdmitted)
      statuses = [stranger, form, foreign, endless].compactMap { request in
        guard case .refused(let response) = site.bodyAdmission(of: request) else { return nil }
        return response.status
      }
      offered = long
    }
    #expect(admitted == [true, false, false, false, false])
    #expect(statuses == [403, 413, 403, 413], "a page cannot tell what was wrong")
    #expect(office.outcome == "a.txt: one")
    #expect(!isAdmitted(try #require(offered)), "it is no longer offered")
  }
}

/// Waits for the outcome of an office's request.
enum SettledOffice {
  @MainActor
  static func untilDone(_ office: Office) async {
    while office.outcome == "nothing yet" { await Task.yield() }
  }
}
