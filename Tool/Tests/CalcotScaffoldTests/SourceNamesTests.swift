import Testing

@testable import CalcotScaffold

struct SourceNamesTests {
  @Test func `the names that a source declares are told from those that it uses`() {
    let names = SourceNames(in: [
      """
      struct Note: Codable {
        struct Inner {}
        let inner: Inner
        let date: Date?
        func text(_ list: [URL]) -> String { JSONDecoder().text(of: Data.self) }
      }
      """, "protocol Keeping: AnyObject {}\nextension Array {}\n",
    ])
    #expect(names.declared == ["Note", "Keeping"])
    #expect(names.used.isSuperset(of: ["Codable", "Date", "URL", "String", "JSONDecoder", "Data"]))
    #expect(!names.used.contains("Inner"))
  }
}
