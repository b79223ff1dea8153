import SwiftParser
import SwiftSyntax
import Testing

@Suite struct SourceCheckTests {
  @Test(arguments: SourceCheck.all)
  func `a check finds the marked places of its example, and no others`(_ check: SourceCheck) {
    let text = check.example.replacing("↓", with: "")
    let found = check.find(Parser.parse(source: text)).map(\.positionAfterSkippingLeadingTrivia)
    var marked = Array(text.utf8)
    for place in found.sorted().reversed() {
      marked.insert(contentsOf: Array("↓".utf8), at: place.utf8Offset)
    }
    #expect(String(decoding: marked, as: UTF8.self) == check.example)
  }

  @Test(arguments: SourceCheck.all)
  func `the sources have no place that a check objects to, but for those exempt`(
    _ check: SourceCheck
  ) {
    #expect(check.paths.count > 50)
    let findings = check.findings()
    let places = findings.filter { check.exempt[$0.key] == nil }.flatMap(\.value).sorted()
    #expect(places == [], "There is \(check.testDescription).")
    #expect(check.exempt.keys.filter { findings[$0] == nil } == [], "These need no exemption.")
  }
}
