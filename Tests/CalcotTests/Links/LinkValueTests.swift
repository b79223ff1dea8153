import Calcot
import Foundation
import Testing

@Suite struct LinkValueTests {
  @Test func `a value prints as the text that it is read from`() {
    #expect(Int(linkText: "-42")?.linkText == "-42")
    #expect(Int64(linkText: "9223372036854775807")?.linkText == "9223372036854775807")
    #expect(Bool(linkText: "false") == false)
    #expect(Double(linkText: "0.1")?.linkText == "0.1")
    #expect(String(linkText: "") == "")
    #expect(ClubRoute.Kind(linkText: "invited") == .invited)
    #expect(ClubRoute.Badge(rawValue: "x").linkText == "x")
    #expect(Int?(linkText: "7") == .some(7))
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(UUID(linkText: id)?.linkText == id)
    #expect(UUID(linkText: id.lowercased())?.linkText == id)
  }

  @Test(arguments: ["", "007", "+7", "-0", "7.0", " 7", "٧", "9223372036854775808", "0x7"])
  func `text that is not how an integer prints is no integer`(text: String) {
    #expect(Int(linkText: text) == nil)
    #expect(Int64(linkText: text) == nil)
    #expect(Int?(linkText: text) == nil)
  }

  @Test(arguments: ["nan", "inf", "1", "1e3", "0.10", "0x1p3", ""])
  func `text that is not how a number prints is no number`(text: String) {
    #expect(Double(linkText: text) == nil)
  }

  @Test func `text that names no value is none`() {
    #expect(Bool(linkText: "TRUE") == nil)
    #expect(UUID(linkText: "42") == nil)
    #expect(ClubRoute.Kind(linkText: "left") == nil)
    #expect(Double.infinity.linkText == nil)
    #expect((nil as Int?).linkText == nil)
  }
}
