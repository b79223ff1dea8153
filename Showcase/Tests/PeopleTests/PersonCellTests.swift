import Calcot
import CalcotContent
import Foundation
import Localization
import Testing

@testable import People

@MainActor
@Suite struct PersonCellTests {
  private let taro = Person(id: Person.ID(rawValue: 2), firstName: "太郎", lastName: "山田")

  @Test func `a row has a person's name, and says whether they are chosen`() {
    let cell = PersonCellConfiguration(taro)
    #expect(cell.title == "太郎 山田")
    #expect(!cell.isChosen)
    #expect(PersonCellConfiguration(taro, isChosen: true).isChosen)
    let budi = Person(id: Person.ID(rawValue: 6), firstName: "Budi", lastName: "")
    #expect(PersonCellConfiguration(budi).title == "Budi")
  }

  @Test func `a row has the person's photo if there is one`() {
    #expect(PersonCellConfiguration(taro).photo == nil)
    var seen = taro
    seen.photo = ImageData(PickedFile.photo.content)
    #expect(PersonCellConfiguration(seen).photo == .data(ImageData(PickedFile.photo.content)))
  }

  @Test func `two people with the same name have rows of their own`() {
    let other = Person(id: Person.ID(rawValue: 3), firstName: "太郎", lastName: "山田")
    #expect(PersonCellConfiguration(taro).id == taro.id)
    #expect(PersonCellConfiguration(other).id == other.id)
  }

  @Test func `a document's row says how large it is`() {
    let document = PersonDocument(
      id: PersonDocument.ID(rawValue: 1), name: "cv.pdf", byteCount: 1_250_000)
    let details = Language.allCases.map {
      DocumentCellConfiguration(document, texts: PeopleTexts(region: Region($0))).detail
    }
    #expect(details == ["1.3 MB", "1,3 MB", "1,3 MB"])
    #expect(
      DocumentCellConfiguration(document, texts: PeopleTexts(region: Region(.german))).removeLabel
        == "Entfernen")
  }

  @Test(arguments: [
    (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1_000, "1 kB"), (1_549, "1.5 kB"),
    (11_960, "12 kB"), (999_499, "999 kB"), (999_500, "1 MB"), (123_456_789, "123 MB"),
    (5_000_000_000, "5 GB"), (Int.max, "9,223,372 TB"),
  ])
  func `a file's size is written as operating systems write it`(_ bytes: Int, _ text: String) {
    #expect(Language.english.size(ofBytes: bytes) == text)
  }
}
