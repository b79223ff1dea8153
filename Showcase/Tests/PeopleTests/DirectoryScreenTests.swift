import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Foundation
import Groups
import ShowcaseAppTesting
import Testing

@testable import People

@MainActor
@Suite struct DirectoryScreenTests {
  @Test func `shows everybody by family name`() async {
    let people = PeopleApp()
    await people.app.settle()
    #expect(
      people.app.content?.description == """
        screen "People"
          field "Search": "" placeholder "part of a name" search
          list
            row "Budi" avatar initials B
            row "Anna Gruber" avatar initials AG
            row "Ngozi Okonkwo" avatar initials NO
            row "Núria Puig" avatar initials NP
            row "Zoe\u{308} Straus" avatar initials ZS
            row "太郎 山田" avatar initials 太山
          secondary "6 people"
        """)
  }

  @Test func `shows a person's photo if it is small`() async throws {
    let people = PeopleApp()
    let repository = InMemoryPeopleRepository(people.community)
    try await repository.setPhoto(.photo, of: Person.anna.id)
    let large = PickedFile("large.png", content: PickedFile.photo.content + Data(count: 300_000))
    try await repository.setPhoto(large, of: Person.budi.id)
    await people.app.settle()
    let text = people.app.content?.description ?? ""
    #expect(text.contains(#"row "Anna Gruber" avatar png 640×480"#))
    #expect(!text.contains("Budi\" avatar png"))
  }

  @Test func `finds people by a part of their names`() async {
    let people = PeopleApp()
    await people.app.settle()
    await people.app.type("nuria", into: "Search")
    #expect(people.app.rows == ["Núria Puig"])
    await people.app.type("zzz", into: "Search")
    people.app.expect("Nobody has that name.", "0 people")
  }

  @Test func `says that the people could not be read, and reads them when asked again`() async {
    let people = PeopleApp()
    people.community.failNext(with: .locked)
    await people.app.settle()
    people.app.expect("being changed by another program")
    await people.app.tap("Try again")
    people.app.expectNot("being changed by another program")
    #expect(people.app.rows.count == 6)
  }

  @Test func `loads people far down when they are shown`() async {
    let seed = GroupSeed(
      people: (0..<2_000).map { GroupSeed.Person("P", "\($0 + 1_000)") }, groups: [])
    let people = PeopleApp(InMemoryCommunity(seed: seed))
    await people.app.settle()
    people.app.expect("2,000 people")
    await people.app.then { $0.show(1_990..<2_000) }
    #expect(people.app.rows.last == "P 2999")
  }

  @Test func `changes by itself when another process has changed everything`() async {
    let people = PeopleApp()
    await people.app.settle()
    people.community.replaceEverything(
      with: GroupSeed(people: [GroupSeed.Person("Ada", "Else")], groups: []))
    await people.app.settle()
    #expect(people.app.rows == ["Ada Else"])
  }

  @Test func `shows a person's page, at once and whole`() async {
    let people = PeopleApp()
    await people.app.settle()
    people.community.reads.close()
    await people.app.tap("Anna Gruber")
    people.app.expect("Anna Gruber", "Homepage https://anna.example")
    people.community.reads.open()
    await people.app.settle()
    await people.app.back()
    await people.app.tap("Núria Puig")
    people.app.expect("Núria Puig", "No homepage")
    people.app.expectReleased()
  }

  @Test func `a page to which no person was passed on is read, or says that nobody is there`()
    async
  {
    let people = PeopleApp()
    await people.app.settle()
    people.community.failNext(with: .locked)
    people.coordinator.navigation.push(.profile(Person.ID(rawValue: 1)))
    await people.app.settle()
    people.app.expect("being changed by another program")
    await people.app.tap("Try again")
    people.app.expect("Anna Gruber")
    people.coordinator.navigation.push(.profile(Person.ID(rawValue: 99)))
    await people.app.settle()
    people.app.expect("This person is no longer there.")
    #expect(people.app.button("Try again") == nil)
  }
}
