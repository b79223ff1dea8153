import Testing

@Suite struct ModuleGraphTests {
  private func circle(_ files: [String]) -> [String] {
    ModuleGraph(zip(["a", "b", "c"], files).map { ($0, SourceOutline($1)) }).largestCircle
  }

  @Test func `files that use one another are a circle`() {
    let two = ["struct A { let b: B }", "#if os(macOS)\n  struct B { var a: A? }\n#endif"]
    #expect(circle(two) == ["a", "b"])
    let graph = ModuleGraph(zip(["S/A/a", "S/B/b"], two).map { ($0, SourceOutline($1)) })
    #expect(graph.folderArrows(below: "S/") == ["A → B": "S/A/a", "B → A": "S/B/b"])
    #expect(circle(["struct A: B {}", "class B<T> { T; C() }", "enum C { case a(A) }"]).count == 3)
  }

  @Test(arguments: [
    ["struct A { let b: B } // C\nlet c = \"C\"", "struct B {}", "struct C { let a: A }"],
    ["struct A { func f<B: P>(_ b: B) { .C; x.C } }", "struct B { let a: A }", "let c: A"],
    ["struct A {\n  struct B {}\n  let b: B\n}", "struct B { let a: A }"],
    ["struct A { let b: B }", "struct B { let a: A }", "private struct B {}"],
    ["struct A { let b: B }", "extension X {\n  struct B { let a: A }\n}"],
  ])
  func `texts, parameters, members and names of several files are no arrows`(_ files: [String]) {
    #expect(circle(files) == [])
  }

  @Test func `stored properties are counted, and no others`() {
    let types = SourceOutline(
      """
      @MainActor public final class A<T: Equatable>: B where T: C {
        static let zero = 0
        let one: Int, text = ""
        @State(a: 1) public private(set) var two: [String: () -> Void] = [:]
        var three: Int { didSet { let x = 1 } }
        #if DEBUG
          lazy var four = { let y = 2; return y }()
        #endif
        weak var five: A?
        let six = "text"
        var computed: Int { 1 }
        var other: [Int] {
          get { let z = 3 }
        }
        public struct Words {
          var yes = "yes"
          var count: Int
        }
        func f(_ g: (Int) -> Void) {
          var h = 1
        }
        enum Kind { case a; static var b = 1 }
      }
      struct B { let a: Int }
      """
    ).types
    #expect(types.map(\.name) == ["A", "Words", "Kind", "B"])
    #expect(types.map(\.stored) == [6, 1, 0, 0])
    #expect(types.map(\.isPublic) == [true, true, false, false])
    #expect(types.map(\.isNested) == [false, true, true, false])
  }

  @Test func `a limit tells what is over it, and the exceptions that nothing needs`() {
    let limit = Limit(
      unit: "files", most: 4, advice: "cut", exceptions: ["A": 9, "B": 7, "C": 6, "E": 5])
    let mistakes = limit.mistakes(["A": 10, "B": 6, "C": 4, "D": 5], details: ["D": "d.swift"])
    #expect(
      mistakes == [
        "A: 10 files, and 9 at most: cut", "D: 5 files, and 4 at most: cut: d.swift",
        "C: no more than 4 files: take its exception out",
        "E: no more than 4 files: take its exception out",
      ])
  }
}
