import Foundation
import Testing

@Suite struct AppleSymbolTests {
  private static let isRecording = ProcessInfo.processInfo.environment["CALCOT_RECORD"] == "1"
  private static let minimums = ["iOS": Version(major: 17), "visionOS": Version(major: 1)]

  @Test func `each stand-in is listed, and allows no more than Apple's declaration`() throws {
    let standIns = try StandInSymbols.built()
    var list = AppleSymbols(try Repository.text(of: AppleSymbols.path))
    if Self.isRecording {
      list.list(standIns.listed)
      let file = Repository.root.appending(path: AppleSymbols.path)
      try Data(list.text.utf8).write(to: file)
    }
    #expect(list.rows.count > 1_000)
    let mistakes = list.mistakes(
      for: standIns.listed, minimums: try Repository.minimumSystems())
    #expect(standIns.mistakes + mistakes == [], "With CALCOT_RECORD=1 this lists what is declared.")
  }

  /// A stand-in's declaration, Apple's, since when that exists, and what is found.
  private static let samples = """
    @MainActor func a(_ b: B?) -> C? | func a(_ b: B?) -> C?
    func a() | @MainActor func a() => isolation
    @MainActor protocol A : B | protocol A : B => isolation
    func a(_ b: B?) | func a(_ b: B) => type of b
    func a(b c: (C) -> Void) | func a(b c: (C?) -> Void) => type of c
    func a(_ b: () -> Void) | func a(_ b: @escaping () -> Void) => type of b
    func a(_ b: @escaping () -> Void) | func a(_ b: @escaping @Sendable () -> Void) => type of b
    func a(_ b: @escaping @Sendable () -> Void) | func a(_ b: () -> Void)
    func a(b: B = B(), c: C) | func a(b: B, c: C) => default of b
    func a(c: C) | func a(b: B = 1, c: C, d: D = 1)
    func a(b: B) | func a(b: B, c: C) => parameter c
    func a(b: B, c: C) | func a(b: B) => parameter c
    struct A<B> : Sendable where B : C | struct A<B> where B : C, B : Sendable => Sendable
    struct A : Sendable | @MainActor struct A => isolation
    func a() -> B | func a() -> B? => result
    func a<S>(_ b: [S]) -> some View | func a<T>(_ b: [T]) -> Shown<T>
    func a() async throws | func a() async => effects
    init(a: A) | init?(a: A) => failure
    static let a: A | class var a: A { get }
    var a: A | var a: A? => result
    case a(B) | case a(B)
    var a: A | var a: A | iOS 18.0, visionOS 2.0 => iOS 18.0, visionOS 2.0
    @available(iOS 18.0, *) var a: A | var a: A | iOS 18.0
    @available(iOS 18.0, *) var a: A | var a: A | iOS 17.0 => iOS 17.0
    """

  @Test(arguments: samples.components(separatedBy: "\n"))
  func `a stand-in that allows more than Apple is found`(_ sample: String) {
    let sides = sample.components(separatedBy: " => ")
    let parts = sides[0].components(separatedBy: " | ") + [""]
    let symbol = StandInSymbol(module: "M", name: "A.a", kind: "", declaration: parts[0])
    let row = AppleSymbols.Row(symbol: symbol, facts: [parts[1], parts[2], "page", ""])
    let found = row.differences + row.untoldSystems(minimums: Self.minimums)
    #expect(found.joined(separator: ", ") == (sides.count > 1 ? sides[1] : ""))
  }

  private static let symbol = StandInSymbol(
    module: "M", name: "A.a", kind: "property", declaration: "var a: A")
  private static let moved = StandInSymbol(
    module: "M", name: "A.a", kind: "property", declaration: "let a: A")

  @Test(arguments: [
    ("M\tA.a\tproperty\tvar a: A\tvar a: A\t\tpage\t", ""),
    ("M\tA.a\tproperty\tvar a: A\tvar a: A?\t\tpage\tnever nil here", ""),
    ("M\tA.a\tproperty\tvar a: A\tnone found\t\tnone found\t", ""),
    ("M\tA.a\tproperty\tvar a: A\tvar a: A?\t\tpage\t", "allows more than Apple's"),
    ("M\tA.a\tproperty\tvar a: A\tvar a: A\t\tpage\tnever nil here", "does not differ"),
    ("M\tA.a\tproperty\tvar a: A\tvar a: A\t\t\t", "has no facts"),
    ("M\tA.a\tproperty\tvar a: A\tvar a: A\t\tpage", "has no facts"),
    ("# head", "is declared, and not listed as"),
    (
      "M\tA.a\tproperty\tvar a: A\tvar a: A\t\tpage\t\nM\tB\tclass\tclass B\tclass B\t\tpage\t",
      "'B' of M is not declared"
    ),
  ])
  func `a list that does not fit to what is declared is found`(_ text: String, _ mistake: String) {
    let found = AppleSymbols(text).mistakes(for: [Self.symbol], minimums: Self.minimums)
    #expect(found.count == (mistake.isEmpty ? 0 : 1))
    #expect(found.allSatisfy { $0.contains(mistake) }, "\(found)")
  }

  @Test func `a new list keeps what is known of a symbol whose declaration has changed`() {
    let facts = ["var a: A?", "iOS 13.0", "page", ""]
    var list = AppleSymbols("# head\nmodule\tsymbol\n")
    #expect(list.head == ["# head", "module\tsymbol"])
    list.rows = [AppleSymbols.Row(symbol: Self.symbol, facts: facts)]
    var other = list
    list.list([Self.moved])
    #expect(list.rows == [AppleSymbols.Row(symbol: Self.moved, facts: facts)])
    other.list([Self.symbol, Self.moved])
    #expect(other.rows.map(\.facts) == [facts, ["", "", "", ""]])
    #expect(AppleSymbols(other.text).rows == other.rows)
  }

  @Test(arguments: [
    ("associatedtype", "Body", "associatedtype", true), ("typealias", "Body", "typealias", true),
    ("typealias", "Handler", "typealias", false), ("method", "hash(into:)", "func", true),
    ("method", "a()", "override", true), ("method", "a()", "func", false),
    ("init", "init(coder:)", "required", true), ("init", "init(a:)", "required", false),
    ("property", "body", "var body: Never { get }", true),
    ("property", "body", "var body: some A { get }", true),
    ("property", "body", "var body: A", false),
  ])
  func `a symbol that follows from another is not listed unless it is used`(
    _ kind: String, _ name: String, _ keyword: String, _ follows: Bool
  ) throws {
    let symbol = Self.json(kind: kind, path: ["A", name], keyword: keyword)
    let associated = Self.json(kind: "associatedtype", path: ["V", "Body"], keyword: "")
    #expect(try symbols([symbol, associated]).listed.isEmpty == follows)
    #expect(try symbols([symbol, associated], used: "A.\(name)").listed.count == 1)
  }

  @Test func `a symbol for tests is not listed, and must not be used`() throws {
    let page = "See https://developer.apple.com/documentation/a"
    let symbol = Self.json(kind: "method", path: ["A", "a()"], keyword: "func")
    #expect(try symbols([symbol]).mistakes.count == 1)
    let told = Self.json(kind: "method", path: ["A", "a()"], keyword: "func", comment: page)
    #expect(try symbols([told]).mistakes == [])
    let test = Self.json(
      kind: "method", path: ["A", "a()"], keyword: "func", comment: "Not part of UIKit's API.")
    #expect(try symbols([test]).listed == [])
    #expect(try symbols([test]).mistakes == [])
    #expect(try symbols([test], used: "A.a()").mistakes.count == 1)
  }

  private static func json(
    kind: String, path: [String], keyword: String, comment: String = ""
  ) -> String {
    """
    {"identifier": {"precise": "\(path.joined(separator: "."))"}, "pathComponents": \(path),
     "kind": {"identifier": "swift.\(kind)"}, "docComment": {"lines": [{"text": "\(comment)"}]},
     "declarationFragments": [{"kind": "keyword", "spelling": "\(keyword)"}]}
    """
  }

  private func symbols(_ json: [String], used: String? = nil) throws -> StandInSymbols {
    let text = """
      {"module": {"name": "M"}, "relationships": [], "symbols": [\(json.joined(separator: ","))]}
      """
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8))
    let use = used.map { IndexStore.Use(file: "a", line: 1, symbol: $0, isOverride: false) }
    return StandInSymbols([graph], uses: use.map { [$0] } ?? [])
  }
}
