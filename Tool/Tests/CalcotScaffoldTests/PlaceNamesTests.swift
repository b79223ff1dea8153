import Testing

@testable import CalcotScaffold

struct PlaceNamesTests {
  @Test(arguments: [
    ("Profile", "profile", "profile", "Profile"),
    ("UserProfile", "userProfile", "user-profile", "User profile"),
    ("URLs", "urls", "urls", "Urls"),
  ])
  func `are made of the words of the type`(
    _ type: String, _ member: String, _ segment: String, _ title: String
  ) throws {
    let names = try PlaceNames(TypeName(type))
    #expect([names.member, names.segment, names.title] == [member, segment, title])
  }

  @Test(arguments: ["Default", "Init", "Class", "Screen", "Text", "Router", "Main", "TestApp"])
  func `a route that would be a keyword, and a name that the new files use, are refused`(
    _ type: String
  ) {
    #expect(throws: NewProblem.self) { try PlaceNames(TypeName(type)) }
  }

  @Test func `a name that would hide one of Swift's own is refused with another`() throws {
    let problem = #expect(throws: NewProblem.self) { try PlaceNames(TypeName("Task")) }
    #expect(problem?.message.hasSuffix("take a name such as 'TaskItem'") == true)
  }
}
