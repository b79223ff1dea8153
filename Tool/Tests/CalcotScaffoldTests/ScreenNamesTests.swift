import Testing

@testable import CalcotScaffold

struct ScreenNamesTests {
  @Test(arguments: [
    ("Profile", "profile", "profile", "Profile"),
    ("UserProfile", "userProfile", "user-profile", "User profile"),
    ("URLs", "urls", "urls", "Urls"),
  ])
  func `are made of the words of the type`(
    _ type: String, _ member: String, _ segment: String, _ title: String
  ) throws {
    let names = try ScreenNames(TypeName(type))
    #expect([names.member, names.segment, names.title] == [member, segment, title])
  }

  @Test(arguments: ["Default", "Init", "Class"])
  func `a route that would be a keyword is refused`(_ type: String) {
    #expect(throws: NewProblem.self) { try ScreenNames(TypeName(type)) }
  }
}
