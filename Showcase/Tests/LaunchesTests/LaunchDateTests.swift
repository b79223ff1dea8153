import Foundation
import Launches
import Testing

@Suite("The day of a launch")
struct LaunchDateTests {
  @Test(
    "is read from the text of a day that exists",
    arguments: ["1957-10-04", "2000-02-29", "1972-12-31", "2024-02-29", "2999-12-31"])
  func days(_ text: String) { #expect(LaunchDate(text)?.description == text) }

  @Test(
    "is read from no other text",
    arguments: [
      "", "1957-10-4", "1957/10/04", "1957-13-01", "1957-00-01", "1957-04-31", "1900-02-29",
      "2023-02-29", "1957-10-00", "0957-10-04", "3000-01-01", "1957-10-04 ", "١٩٥٧-١٠-٠٤",
      "1957-10-0\u{301}4", "+957-10-04",
    ])
  func noDays(_ text: String) { #expect(LaunchDate(text) == nil) }

  @Test func `is decoded from what it was encoded to, and from no day that does not exist`() throws
  {
    let day = try #require(LaunchDate("1957-10-04"))
    let data = try JSONEncoder().encode(day)
    #expect(try JSONDecoder().decode(LaunchDate.self, from: data) == day)
    let none = Data(#"{"year": 1957, "month": 13, "day": 4}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(LaunchDate.self, from: none) }
  }

  @Test func `comes before another by year, month and day`() {
    let days = ["1957-10-04", "1957-10-05", "1957-11-03", "1958-02-01"].compactMap(LaunchDate.init)
    #expect(days.count == 4 && days == days.shuffled().sorted())
  }
}
