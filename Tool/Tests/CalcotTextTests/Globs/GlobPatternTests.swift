import CalcotText
import Testing

struct GlobPatternTests {
  private func parts(of path: String) -> [ArraySlice<UInt8>] {
    Array(path.utf8).split(separator: UInt8(ascii: "/"))
  }

  @Test(arguments: [
    ("Pods", "App/Pods/A.swift"), ("*.generated.swift", "App/A.generated.swift"),
    ("App/*/A.swift", "App/X/A.swift"), ("App/**/A.swift", "App/A.swift"),
    ("App/**/A.swift", "App/X/Y/A.swift"), ("**/Tests/**", "X/Tests/A.swift"),
    ("**/Tests", "Tests/A.swift"), ("App", "App"), ("App/", "X/App/A.swift"),
    ("./App/X", "App/X/A.swift"), ("/App/X", "App/X/A.swift"),
    ("?.swift", "é.swift"), ("[A-C]*.swift", "Bob.swift"), ("[!A-C].swift", "D.swift"),
    ("[]x].swift", "].swift"), ("[é-ü].swift", "ö.swift"),
    ("{App,Kit}/Sources", "Kit/Sources/A.swift"), ("{a,b{c,d}}.swift", "bd.swift"),
    ("**", "A.swift"), ("*", "A.swift"), ("a*b*c", "aXbXbc"), ("App/**", "App/A.swift"),
  ])
  func `a pattern matches a path that it describes`(pattern: String, path: String) throws {
    #expect(try GlobPattern(pattern).matches(parts: parts(of: path)))
  }

  @Test(arguments: [
    ("Pods", "App/Pods2/A.swift"), ("App/*/A.swift", "App/A.swift"),
    ("App/*/A.swift", "App/X/Y/A.swift"), ("App/X", "Other/App/X/A.swift"),
    ("?.swift", "ab.swift"), ("[A-C].swift", "D.swift"), ("[!A-C].swift", "B.swift"),
    ("{a,b}.swift", "c.swift"), ("a*b*c", "aXbXb"), ("App/**", "App"), ("**/Tests", "Test/A.swift"),
  ])
  func `a pattern does not match another path`(pattern: String, path: String) throws {
    #expect(try !GlobPattern(pattern).matches(parts: parts(of: path)))
  }

  @Test(arguments: [
    "", "/", "[a", "a[b/c]", "{a", "a}", "{a,{b}",
    String(repeating: "{a,b}", count: 11),
  ])
  func `a pattern that is empty, unbalanced or too large is refused`(pattern: String) {
    #expect(throws: GlobMistake.self) { try GlobPattern(pattern) }
  }

  @Test func `a hostile pattern takes no long time`() throws {
    let pattern = try GlobPattern(
      String(repeating: "**/", count: 30) + String(repeating: "*a", count: 30) + "b")
    let path = String(repeating: String(repeating: "a", count: 60) + "/", count: 60)
    #expect(!pattern.matches(parts: parts(of: path)))
  }

  @Test(arguments: [
    ("", GlobMistake.isEmpty), ("./", .namesNothing), ("[a", .bracketIsNotClosed),
    ("{a", .braceIsNotClosed), ("a}", .braceIsNotOpened),
    (String(repeating: "{a,b}", count: 11), .hasTooManyAlternatives),
  ])
  func `a mistake is named`(pattern: String, mistake: GlobMistake) {
    #expect(throws: mistake) { try GlobPattern(pattern) }
  }
}
