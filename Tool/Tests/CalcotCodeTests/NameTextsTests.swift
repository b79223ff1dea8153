import Testing

@testable import CalcotCode

struct NameTextsTests {
  @Test func `texts stay under their numbers while others are added`() {
    let texts = NameTexts()
    #expect(texts[0] == "")
    for number in 1..<20_000 { #expect(texts.append("text \(number)") == number) }
    for number in 1..<20_000 where texts[number] != "text \(number)" {
      Issue.record("\(number) is '\(texts[number])'")
    }
  }

  @Test func `many threads that name the same texts get the same names`() async {
    let numbers = await withTaskGroup(of: [Name].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<5_000).map { Name("NameTextsTests\($0)") } }
      }
      return await group.reduce(into: [[Name]]()) { $0.append($1) }
    }
    #expect(Set(numbers).count == 1)
    #expect(numbers[0].map(\.text) == (0..<5_000).map { "NameTextsTests\($0)" })
  }
}
