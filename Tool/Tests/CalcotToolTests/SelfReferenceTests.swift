import Testing

@testable import CalcotTool

/// Code that refers to itself, of which a search that follows names would never see the end: most of
/// it does so on eight ways, of which each has eight again.
@Suite struct SelfReferenceTests {
  @Test(arguments: SelfReference.all)
  func `code that refers to itself is judged and drawn`(_ reference: SelfReference) throws {
    try Self.run([reference.file: reference.text])
  }

  @Test(arguments: UInt64(0)..<12)
  func `a program of random references is judged and drawn`(_ seed: UInt64) throws {
    var program = RandomProgram(seed: seed)
    try Self.run(["App.swift": program.text()])
  }

  private static func run(_ files: [String: String]) throws {
    let scene = try ToolScene(files)
    let status = scene.run("lint -q").status
    #expect(status == .clean || status == .findings)
    #expect(scene.run("map").status == .clean)
  }
}

/// A small program whose types, functions and values name each other at random, themselves included.
private struct RandomProgram {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private static let names = [
    "T": ["HomeViewController", "HomeViewModel", "HomeCoordinator", "DetailView", "Route"],
    "f": ["make", "show", "detail"], "p": ["home", "detail", "item"],
  ]
  private static let templates = [
    "typealias T = T & T & T", "typealias T = T.T", "protocol T: T { func f(_ x: T) -> T }",
    "class T: T { let p: T; var p: (() -> T)?; init(p: T) { self.p = p; p.p = { self.f(p) } } }",
    "enum T { case c(T), p; static func f() -> T { .c(.f()) } }",
    "extension T { var p: T { p ?? f(p) }; func f(_ x: T) -> T { x == p ? f(x) : T.f(x).p } }",
    "extension T { static func f(_ x: T) -> T { if x.p { return f(x) }; return T.f(p: f(x)) } }",
    "extension T { func f() { let p = [p, f(p)]; present(f(p), animated: true); p.p = p } }",
    "extension T { func f() { p.pushViewController(f(T(p: p)), animated: true); p.p { f($0) } } }",
    "struct T: View { @Binding var p: T; var body: some View { T(p: $p).sheet(item: $p) { T($0) } } }",
    "extension View { func f(c: @escaping () -> T) -> some View { f(c: c).f { c() } } }",
  ]

  private mutating func one(of texts: [String]) -> String {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return texts[Int(state >> 33) % texts.count]
  }

  /// Returns declarations by the templates, with a name for each letter.
  mutating func text() -> String {
    (0..<16).map { _ in
      one(of: Self.templates).replacing(/\b[Tfp]\b/) {
        one(of: Self.names[String($0.output)] ?? [])
      }
    }.joined(separator: "\n")
  }
}
