import Calcot
import Foundation
import Testing

@Suite struct LinkValueTests {
  @Test func `a value prints as the text that it is read from`() {
    #expect(Int.value(ofLinkText: "-42")?.linkText == "-42")
    #expect(Int64.value(ofLinkText: "9223372036854775807")?.linkText == "9223372036854775807")
    #expect(Bool.value(ofLinkText: "false") == false)
    #expect(Double.value(ofLinkText: "0.1")?.linkText == "0.1")
    #expect(String.value(ofLinkText: "") == "")
    #expect(ClubRoute.Kind.value(ofLinkText: "invited") == .invited)
    #expect(ClubRoute.Badge(rawValue: "x").linkText == "x")
    #expect(Int?.value(ofLinkText: "7") == .some(7))
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(UUID.value(ofLinkText: id)?.linkText == id)
    #expect(UUID.value(ofLinkText: id.lowercased())?.linkText == id)
  }

  @Test(arguments: ["", "007", "+7", "-0", "7.0", " 7", "٧", "9223372036854775808", "0x7"])
  func `text that is not how an integer prints is no integer`(text: String) {
    #expect(Int.value(ofLinkText: text) == nil)
    #expect(Int64.value(ofLinkText: text) == nil)
    #expect(Int?.value(ofLinkText: text) == nil)
  }

  @Test(arguments: ["nan", "inf", "1", "1e3", "0.10", "0x1p3", ""])
  func `text that is not how a number prints is no number`(text: String) {
    #expect(Double.value(ofLinkText: text) == nil)
  }

  @Test func `text that names no value is read as nil, and a value without text is not printed`() {
    #expect(Bool.value(ofLinkText: "TRUE") == nil)
    #expect(UUID.value(ofLinkText: "42") == nil)
    #expect(ClubRoute.Kind.value(ofLinkText: "left") == nil)
    #expect(Double.infinity.linkText == nil)
    #expect((nil as Int?).linkText == nil)
  }
}
