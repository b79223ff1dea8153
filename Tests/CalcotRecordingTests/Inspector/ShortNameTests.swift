import Testing

@testable import CalcotRecording

struct ShortNameTests {
  @Test(arguments: [
    ("groups", "groups"), ("groups(Groups.GroupCategory.joined)", "groups(joined)"),
    ("group(Groups.Group.ID(rawValue: 3))", "group(3)"),
    ("note(\"Dr.No said \\\"Mr.X\\\"\", App.Kind.long)", "note(\"Dr.No said \\\"Mr.X\\\"\", long)"),
    ("price(3.14)", "price(3.14)"), ("", ""),
  ])
  func `has no modules and types, and leaves texts alone`(_ text: String, _ short: String) {
    #expect(shortName(text) == short)
  }

  @Test(.timeLimit(.minutes(20)), arguments: ["A", "\\\"", "A.", "\"A"])
  func `is made of a text of any length`(_ part: String) {
    let text = String(repeating: part, count: 100_000)
    #expect(!shortName(text + " ").isEmpty)
  }
}
