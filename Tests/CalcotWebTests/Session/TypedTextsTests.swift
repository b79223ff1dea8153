import CalcotContent
import CalcotTree
import CalcotViews
import Testing

@testable import CalcotWeb

@MainActor
struct TypedTextsTests {
  private let screen = ScreenID(rawValue: 1)
  private var texts = TypedTexts()

  private static var content: ScreenContent {
    Screen("Form") {
      TextField("Name", text: "Anna") { _ in }
      TextField("Password", text: "secret", role: .password) { _ in }
    }.content
  }

  @Test mutating func `are what the fields hold now, without secrets and fields that are gone`() {
    for name in ["Name", "Password", "Gone"] { texts.typed("x", into: "body/\(name)", on: screen) }
    texts.typed("own", into: "view/Note", on: screen)
    let now = texts.now { _ in Self.content }
    #expect(now == [["1/body/Name", "Anna"], ["1/view/Note", "own"]])
  }

  @Test mutating func `that are due are given once, and not after their screen has left`() {
    texts.keep("Anna", for: "1/body/Name")
    texts.keep("Ben", for: "2/body/Name")
    texts.keep("?", for: "no name of a field")
    texts.keep(only: [screen])
    let given = ["1/body/Name", "1/body/Name", "2/body/Name"].map { texts.takeDue($0) }
    #expect(given == ["Anna", nil, nil])
    #expect(!texts.hasDue && texts.weight == 0)
  }
}
