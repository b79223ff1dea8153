import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import CalcotWebTesting
import Foundation
import Testing

@testable import CalcotWeb

@MainActor
@Suite("The room that uploads take")
struct UploadRoomTests {
  private let office = Office()
  private let note = PickedFile("a.txt", content: Data("one".utf8))

  private func site(_ bytes: Int = 256 * 1_024 * 1_024) -> WebSite {
    var options = WebSiteOptions()
    options.sizes.bodies = bytes
    let office = office
    return WebSite(options: options, clock: ManualClock()) { _ in CalcotApp.office(office) }
  }

  /// Returns a visit to a page that offers an upload.
  private func offer(on site: WebSite, in browser: SiteVisit? = nil) async throws -> SiteVisit {
    let visit = SiteVisit(site)
    if let cookie = browser?.cookie { visit.headers = [WebHeader("Cookie", cookie)] }
    try await visit.go("/")
    try await visit.press("Documents")
    return visit
  }

  /// Returns the head of an upload of a number of bytes.
  private func head(_ bytes: Int, on visit: SiteVisit) throws -> WebRequest {
    let form = try #require(visit.page.first { $0.attributes["enctype"] != nil })
    var request = visit.request("POST", form.attributes["action"] ?? "")
    request.headers.append(WebHeader("Content-Length", "\(bytes)"))
    return request
  }

  /// Returns the room of a body that has arrived completely; `nil` if it is refused.
  private func room(for request: WebRequest, on site: WebSite) -> WebBodyReservation? {
    guard case .accepted(let room) = site.bodyAdmission(of: request),
      room.add(request.bodyLength ?? 0) == nil
    else { return nil }
    return room
  }

  @Test func `is shared by all of them, and given back`() async throws {
    let site = site(5_000)
    let first = try head(3_000, on: await offer(on: site))
    let second = try head(3_000, on: await offer(on: site))
    var held = room(for: first, on: site)
    #expect(held != nil)
    #expect(room(for: second, on: site) == nil, "there is room for more than there may be")
    if case .accepted(let part) = site.bodyAdmission(of: second) {
      #expect(part.add(2_000) == nil, "room is taken by what has not arrived")
      let refusal = part.add(1)
      #expect(refusal?.status == 503 && refusal?.header("Retry-After") == "30")
    }
    withExtendedLifetime(held) {}
    held = nil
    #expect(room(for: second, on: site) != nil, "the room was not given back")
  }

  @Test func `is not held by one visitor alone`() async throws {
    let site = site(10_000)
    let tab = try await offer(on: site)
    let tabs = [tab, try await offer(on: site, in: tab), try await offer(on: site, in: tab)]
    #expect(tabs.dropFirst().allSatisfy { $0.cookie == nil }, "they are other visitors")
    var held = try tabs.prefix(2).map { room(for: try head(1_000, on: $0), on: site) }
    #expect(held.allSatisfy { $0 != nil })
    let third = try head(1_000, on: tabs[2])
    #expect(room(for: third, on: site) == nil, "one visitor has more than a quarter")
    let other = try head(1_000, on: await offer(on: site))
    #expect(room(for: other, on: site) != nil, "one visitor keeps others out")
    withExtendedLifetime(held) {}
    held = []
    #expect(room(for: third, on: site) != nil, "the share was not given back")
  }

  @Test func `is there for one upload that is larger than a share`() async throws {
    let site = site(5_000)
    let tab = try await offer(on: site)
    let other = try await offer(on: site, in: tab)
    let held = room(for: try head(3_000, on: tab), on: site)
    #expect(held != nil)
    #expect(room(for: try head(10, on: other), on: site) == nil)
    withExtendedLifetime(held) {}
  }

  @Test func `is that of one body at a time for each upload`() async throws {
    let site = site()
    let visit = try await offer(on: site)
    var isTaken = true
    try await visit.upload([note]) { request in
      let first = room(for: request, on: site)
      isTaken = room(for: request, on: site) != nil
      withExtendedLifetime(first) {}
    }
    #expect(!isTaken && office.outcome == "a.txt: one")
  }

  @Test func `is not taken by heads alone, however many announce the largest body`() async throws {
    let site = site(4_000)
    var heads: [WebBodyReservation] = []
    for _ in 0..<8 {
      let head = try head(4_000, on: await offer(on: site))
      if case .accepted(let room) = site.bodyAdmission(of: head) { heads.append(room) }
    }
    #expect(heads.count == 8)
    #expect(room(for: try head(3_000, on: await offer(on: site)), on: site) != nil)
    withExtendedLifetime(heads) {}
  }

  @Test func `is not held by one address alone`() async throws {
    let site = site(10_000)
    var held: [WebBodyReservation?] = []
    for _ in 0..<6 {
      var head = try head(1_000, on: await offer(on: site))
      head.address = "192.0.2.1"
      held.append(room(for: head, on: site))
    }
    #expect(held.count { $0 != nil } == 5)
    var other = try head(1_000, on: await offer(on: site))
    other.address = "192.0.2.2"
    #expect(room(for: other, on: site) != nil)
    withExtendedLifetime(held) {}
  }

  @Test func `does not keep a session that has ended`() async throws {
    let site = site()
    let visit = try await offer(on: site)
    let held = room(for: try head(100, on: visit), on: site)
    weak let session = site.store.all.first
    #expect(session != nil && held != nil)
    await site.shutDown()
    #expect(await Turns.pass { session == nil }, "the upload keeps its session")
    withExtendedLifetime(held) {}
  }
}
