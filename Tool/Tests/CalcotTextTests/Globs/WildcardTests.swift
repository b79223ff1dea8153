import CalcotText
import Testing

struct WildcardTests {
  @Test(arguments: [
    ("*Presenter", "LoginPresenter", true), ("*Presenter", "PresenterFactory", false),
    ("A?c*", "Abcde", true), ("A?c*", "Aéc", true), ("A?c", "Ac", false), ("*a*b", "xaxbab", true),
    ("**", "", true), ("?", "", false),
  ])
  func `a pattern matches the whole name`(pattern: String, name: String, matches: Bool) {
    #expect(Wildcard.matches(Array(pattern.utf8), Array(name.utf8)[...]) == matches)
  }
}
