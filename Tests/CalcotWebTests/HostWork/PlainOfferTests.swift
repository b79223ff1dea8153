import Calcot
import CalcotContent
import CalcotTesting
import CalcotWeb
import CalcotWebTesting
import Foundation
import Testing

@MainActor
@Suite("A page without script that offers to do something")
struct PlainOfferTests {
  private let office = Office()

  /// Returns a browser at the office after pressing a button.
  private func visit(
    pressing label: String, _ options: WebSiteOptions = WebSiteOptions()
  ) async throws -> SiteVisit {
    let office = office
    let visit = SiteVisit(WebSite(options: options) { _ in CalcotApp.office(office) })
    try await visit.go("/")
    try await visit.press(label)
    #expect(offered(visit) != nil, "nothing is offered")
    return visit
  }

  private func offered(_ visit: SiteVisit) -> String? {
    visit.page.first { $0.classes.contains("offer") }?.first { $0.tag == "h2" }?.text
  }

  private func text(_ file: PickedFile) -> String {
    "\(file.name): \(String(decoding: file.content, as: UTF8.self))"
  }

  private let note = PickedFile("a.txt", content: Data("one".utf8))

  @Test func `links to what is opened, and takes the user's word that it is done`() async throws {
    let visit = try await visit(pressing: "Homepage")
    #expect(visit.address(of: "Open") == "https://example.com/a?b=1&c=2")
    #expect(visit.page.heading == nil, "the screen under it can be reached")
    try await visit.press("Done")
    #expect(office.outcome == "done" && offered(visit) == nil)
    #expect(visit.page.heading == "Desk")
  }

  @Test func `has the text that is to be copied, or mailed`() async throws {
    let visit = try await visit(pressing: "Clipboard")
    #expect(visit.page.first { $0.tag == "textarea" }?.text == office.text)
    try await visit.press("Cancel")
    #expect(office.outcome == "\(Answer.refused(.declined))")
    office.text = "\nfirst line is empty"
    try await visit.press("Tell")
    #expect(visit.page.first { $0.tag == "textarea" }?.text == office.text)
    let mail = "mailto:?body=%0D%0Afirst%20line%20is%20empty"
    #expect(visit.address(of: "Send by mail") == mail)
    office.text = String(repeating: "long ", count: 1_000)
    try await visit.press("Done")
    try await visit.press("Tell")
    #expect(visit.address(of: "Send by mail") == nil)
  }

  @Test func `takes files, and goes on in its session`() async throws {
    let visit = try await visit(pressing: "Documents")
    let other = PickedFile("b, \"c\" é.TXT", content: Data([0x0D, 0x0A, 0x2D, 0x2D]))
    try await visit.upload([note, other])
    #expect(office.outcome == "\(text(note)), \(text(other))")
    #expect(visit.page.heading == "Desk" && offered(visit) == nil)
    #expect(visit.site.sessionCount == 1)
  }

  @Test func `keeps its session while the app reads the files, whoever needs room`() async throws {
    var options = WebSiteOptions()
    (options.kept.sessions, options.settling) = (1, .seconds(1_000_000))
    let visit = try await visit(pressing: "Documents", options)
    let stops = Stops()
    stops.close(.load)
    office.reading = { await stops.pass(.load) }
    let upload = Errand { [note] in (try? await visit.upload([note])) != nil }
    try #require(await stops.hasStopped())
    let other = SiteVisit(visit.site)
    try await other.go("/")
    try await other.press("Shelf")
    stops.open()
    try #require(await upload.isOver())
    #expect(office.outcome == text(note))
    #expect(visit.page.heading == "Desk")
  }

  @Test func `asks again for files that do not fit, and says why`() async throws {
    let visit = try await visit(pressing: "Documents")
    for (files, reason) in [
      ([], "No file was picked."), ([PickedFile("a.exe", content: Data())], "a.exe is none"),
      (
        [PickedFile("../a.txt", content: Data(count: 65))],
        "a.txt is too large: it may have 64 bytes."
      ),
      ([note, note, note], "3 files were picked, and 2 at most."),
      ([PickedFile("", content: Data())], "file is none"),
    ] {
      try await visit.upload(files)
      let problem = visit.page.first { $0.classes.contains("offer") }?
        .first { $0.classes.contains("error") }
      #expect(problem?.text.hasPrefix(reason) == true, "\(problem?.text ?? "none")")
      #expect(office.outcome == "nothing yet")
    }
    try await visit.upload([note])
    #expect(office.outcome == text(note))
  }

  @Test func `takes no files where a field was left empty, as browsers send it`() async throws {
    let visit = try await visit(pressing: "Documents")
    try await visit.upload([]) { request in
      let end = Array("------WebKitFormBoundary7MA4YWxkTrZu0gW".utf8)
      let empty = "\r\nContent-Disposition: form-data; name=\"files\"; filename=\"\"\r\n\r\n\r\n"
      request.body =
        request.body.dropLast(end.count + 4) + end + Array(empty.utf8) + end
        + Array("--\r\n".utf8)
    }
    #expect(visit.response.status == 200 && office.outcome == "nothing yet")
    #expect(offered(visit) == "Choose documents")
  }

  @Test func `lets the user leave a pick without sending a file`() async throws {
    let visit = try await visit(pressing: "Photo")
    #expect(offered(visit) == "Choose a photo")
    let field = visit.page.first { $0.attributes["type"] == "file" }
    #expect(field?.attributes["accept"]?.contains(".jpg") == true)
    #expect(field?.attributes["multiple"] == nil)
    try await visit.press("Cancel")
    #expect(office.outcome == "no files" && visit.page.heading == "Desk")
  }

  @Test func `refuses an upload that is too large before it is read, and goes on`() async throws {
    var options = WebSiteOptions()
    options.sizes.upload = 20_000
    office.pick = FilePick(mostBytes: 1_000_000)
    let visit = try await visit(pressing: "Documents", options)
    try await visit.upload([PickedFile("a", content: Data(count: 30_000))])
    #expect(visit.response.status == 413)
    #expect(
      visit.page.first { $0.tag == "h1" }?.text == "That is too large: 19 KB can be sent at once.")
    let back = try #require(visit.address(of: "Back to the page"))
    try await visit.go(back)
    #expect(offered(visit) == "Choose documents" && visit.page.text.contains("too large"))
    try await visit.upload([PickedFile("a", content: Data("b".utf8))])
    #expect(office.outcome == "a: b")
  }

  @Test func `says how many files may be sent where there are far too many`() async throws {
    let visit = try await visit(pressing: "Documents")
    try await visit.upload(Array(repeating: note, count: 9))
    #expect(visit.response.status == 400)
    #expect(visit.page.first { $0.tag == "h1" }?.text == "Up to 2 files.")
    try await visit.go(try #require(visit.address(of: "Back to the page")))
    let problem = visit.page.first { $0.classes.contains("error") }
    #expect(problem?.text == "Up to 2 files." && offered(visit) != nil)
  }

  @Test func `says that an upload cannot be read`() async throws {
    let visit = try await visit(pressing: "Documents")
    try await visit.upload([note]) { $0.body.removeLast(9) }
    #expect(visit.response.status == 400)
    try await visit.go(try #require(visit.address(of: "Back to the page")))
    #expect(visit.page.text.contains("could not be read") && offered(visit) != nil)
  }

  @Test func `offers what the app asks for as soon as it starts`() async throws {
    office.asksAtOnce = true
    let office = office
    let visit = SiteVisit { _ in CalcotApp.office(office) }
    try await visit.go("/")
    #expect(offered(visit) == "Choose a photo")
    try await visit.upload([PickedFile("me.png", content: Data("p".utf8))])
    #expect(office.outcome == "me.png: p" && offered(visit) == nil)
  }
}
