import CalcotCode
import CalcotReader
import Testing

@Suite struct SourceReaderTests {
  private func facts(_ source: String) -> FileFacts {
    var reader = SourceReader()
    return reader.facts(of: source)
  }

  @Test func `positions are lines and columns of bytes, from one`() {
    let facts = facts("// ü\n  /* ü */ class Ä {\r\n var x = 1 }")
    #expect(facts.position(of: facts.nodes[1].offset) == (2, 18))
    #expect(facts.position(of: facts.nodes[2].offset) == (3, 6))
    #expect(facts.position(of: 0) == (1, 1))
  }

  @Test func `every node lies inside its parent, and the children follow it`() {
    let facts = facts(
      "class A: B { var c: [D: E?] { f.g(h: i) { [weak self] in self?.j = (k as? L) ?? m } } }")
    for (index, node) in facts.nodes.enumerated() {
      #expect(node.end > index && Int(node.end) <= facts.nodes.count)
      let parent = facts.nodes[Int(node.parent)]
      #expect(index == 0 || (Int(node.parent) < index && node.end <= parent.end))
    }
  }

  @Test func `comments to the tool are found, and only in comments`() {
    let facts = facts(
      """
      // calcot:ignore massive-view-controller - split next spring
      class A {
        let a = B.shared  // calcot:ignore singleton, other - legacy
        let b = "// calcot:ignore in-a-string - no"
        /* calcot:ignore-file data - generated */
        // See calcot:ignore in the manual.
        /// Write `// calcot:ignore rule - why`.
      }
      """)
    #expect(
      facts.directives.map(\.text) == [
        "ignore massive-view-controller - split next spring", "ignore singleton, other - legacy",
        "ignore-file data - generated",
      ])
    #expect(facts.directives.map(\.followsCode) == [false, true, false])
  }

  @Test func `broken code is named at its place, and the rest is read`() throws {
    let facts = facts("class A { func f( { }\n}\nstruct B {}\n")
    let problem = try #require(facts.problems.first)
    #expect(problem.message == "this code cannot be parsed")
    #expect(facts.position(of: problem.offset).line == 1)
    #expect(facts.nodes.contains { $0.kind == .structDeclaration && $0.name == "B" })
  }

  @Test func `bytes that are not UTF-8 are named at their place, and the rest is read`() {
    var reader = SourceReader()
    let bytes = Array("let a = 1\n// ".utf8) + [0xE9, 0x0A] + Array("class B {}".utf8)
    let facts = bytes.withUnsafeBufferPointer { reader.facts(of: $0) }
    #expect(
      facts.problems == [
        FileFacts.Problem(message: "this byte is not UTF-8: save the file as UTF-8", offset: 13)
      ])
    #expect(facts.nodes.contains { $0.kind == .classDeclaration && $0.name == "B" })
  }

  @Test func `a file in UTF-16 is named as such`() {
    var reader = SourceReader()
    let bytes: [UInt8] = [0xFF, 0xFE] + "class A {}".utf8.flatMap { [$0, 0] }
    let facts = bytes.withUnsafeBufferPointer { reader.facts(of: $0) }
    #expect(facts.problems.first?.message.hasPrefix("this file is UTF-16") == true)
  }

  @Test(arguments: [
    String(repeating: "a.", count: 20_000) + "b",
    "let x = " + String(repeating: "(", count: 20_000),
    String(repeating: "f { ", count: 5_000),
    "let x = " + String(repeating: "1 + ", count: 20_000) + "1",
    "let x: " + String(repeating: "[", count: 50_000) + "A",
    "let x = \"\\(a" + String(repeating: "[", count: 300),
    "// A comment\rlet x = " + String(repeating: "A<", count: 20_000),
    "let x: " + String(repeating: "[", count: 30) + "A" + String(repeating: "]", count: 30),
    "let x: " + String(repeating: "A<", count: 450) + "A" + String(repeating: ">", count: 450),
    String(repeating: "if a {} else ", count: 500) + "{}",
    "let x = " + String(repeating: "try ", count: 500) + "a",
    "let x = " + String(repeating: "a ? ", count: 500) + "b",
  ])
  func `endless nesting is survived`(_ source: String) {
    let facts = facts(source + "\nclass After {}")
    #expect(!facts.nodes.isEmpty)
  }

  @Test func `brackets in strings and comments are no nesting`() {
    let sad = String(repeating: "let a = \":([{<\" // ((((\n", count: 300)
    let facts = facts(sad + "class After {}")
    #expect(facts.problems.isEmpty)
    #expect(facts.nodes.contains { $0.name == "After" })
  }

  @Test func `an empty file has one node and one line`() {
    let facts = facts("")
    #expect(facts.nodes.map(\.kind) == [.file])
    #expect(facts.lineStarts == [0])
    #expect(facts.problems.isEmpty)
  }

  @Test func `one reader gives equal names for equal texts, file after file`() {
    var reader = SourceReader()
    let one = reader.facts(of: "class `default` {}")
    let other = reader.facts(of: "struct default1 {}; let x = `default`")
    #expect(one.nodes[1].name == "default")
    #expect(other.nodes.contains { $0.kind == .identifier && $0.name == one.nodes[1].name })
  }
}
