import Testing

@testable import CalcotScaffold

struct TypeNameTests {
  @Test(arguments: ["Demo", "A", "Photos2", "Two_Words"])
  func `a word that can name a type is taken`(_ name: String) throws {
    #expect(try TypeName(name).text == name)
  }

  @Test(arguments: [
    "", " ", "class", "Self", "Any", "Type", "Protocol", "2Photos", "My App", "../Demo", "Demo/App",
    "`Demo`", "Café", "De\nmo", "{{ name }}", "_", "profile", "Foundation", "CalcotViews",
  ])
  func `a word that cannot name a type is refused`(_ name: String) {
    #expect(throws: NewProblem.self) { try TypeName(name) }
  }

  @Test(arguments: ["Détail", "日本"])
  func `letters that files and addresses do not have are refused for that reason`(_ name: String) {
    let problem = #expect(throws: NewProblem.self) { try TypeName(name) }
    #expect(problem?.message.contains("letters from A to Z alone") == true)
  }

  @Test(arguments: [
    ("my app", "MyApp"), ("profile", "Profile"), ("9lives", "Lives"), ("../shop-list", "ShopList"),
    ("Détail", "Detail"), ("日本", "Profile"), ("", "Profile"), ("Self", "Profile"),
    ("class", "Class"),
  ])
  func `a name that is refused leads to the nearest one that can be had`(
    _ name: String, _ proposal: String
  ) throws {
    let problem = #expect(throws: NewProblem.self) { try TypeName(name) }
    #expect(problem?.message.contains("'\(proposal)'") == true)
    #expect(try TypeName(proposal).text == proposal)
  }
}
