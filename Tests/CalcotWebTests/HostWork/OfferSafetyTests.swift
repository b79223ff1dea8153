import Calcot
import CalcotTesting
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
    return WebSite(options: options) { _ in App.office(office) }
  }

  @Test func `a file is saved once, under its name, by nobody else`() async throws {
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
    #expect(await site.respond(to: visit.request("GET", address)).status == 404)
    try await visit.press("Close")
    #expect(visit.page.heading == "Desk" && office.outcome == "done")
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
    #expect(office.outcome == "\(Outcome.refused(.declined))")
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

  @Test func `only an upload that is offered may be longer than a form`() async throws {
    let site = site { $0.bodyLimit = 1_000 }
    let visit = try await visit(site, pressing: "Documents")
    let other = try await self.visit(site, pressing: "Documents")
    func isAdmitted(_ request: WebRequest) -> Bool {
      if case .accepted = site.bodyAdmission(of: request) { true } else { false }
    }
    var admitted: [Bool] = []
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
      var endless = request
      endless.headers.append(WebHeader("Content-Length", "1000000"))
      admitted = [long, stranger, form, foreign, endless].map(isAdmitted)
      offered = long
    }
    #expect(admitted == [true, false, false, false, false])
    #expect(office.outcome == "a.txt: one")
    #expect(!isAdmitted(try #require(offered)), "it is no longer offered")
  }

  @Test func `uploads share the room that there is, and give it back`() async throws {
    let site = site { $0.uploadBytes = 5_000 }
    let visit = try await visit(site, pressing: "Documents")
    let other = try await self.visit(site, pressing: "Documents")
    func request(_ visit: SiteVisit) async throws -> WebRequest {
      let form = try #require(visit.page.first { $0.attributes["enctype"] != nil })
      var request = visit.request("POST", form.attributes["action"] ?? "")
      request.headers.append(WebHeader("Content-Length", "3000"))
      return request
    }
    func isRoom(for request: WebRequest) -> WebBodyRoom? {
      if case .accepted(let room) = site.bodyAdmission(of: request) { room } else { nil }
    }
    let (first, second) = (try await request(visit), try await request(other))
    var room = isRoom(for: first)
    #expect(room != nil)
    #expect(isRoom(for: second) == nil, "there is room for more than there may be")
    guard case .refused(let response) = site.bodyAdmission(of: second) else { return }
    #expect(response.status == 503 && response.header("Retry-After") == "30")
    withExtendedLifetime(room) {}
    room = nil
    #expect(isRoom(for: second) != nil, "the room was not given back")
  }

  @Test func `one upload is taken at a time`() async throws {
    let site = site()
    let visit = try await visit(site, pressing: "Documents")
    var rooms: [Bool] = []
    try await visit.upload([note]) { request in
      let first = site.bodyAdmission(of: request)
      if case .accepted = site.bodyAdmission(of: request) { rooms.append(true) }
      withExtendedLifetime(first) {}
    }
    #expect(rooms.isEmpty && office.outcome == "a.txt: one")
  }
}

/// Waits for what the office notes.
enum SettledOffice {
  @MainActor
  static func untilDone(_ office: Office) async {
    while office.outcome == "nothing yet" { await Task.yield() }
  }
}
