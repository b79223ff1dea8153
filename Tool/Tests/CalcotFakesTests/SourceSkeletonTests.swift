import Testing

@testable import CalcotFakes

@Suite struct `The skeleton of a source` {
  private func skeleton(_ text: String) -> String {
    String(decoding: SourceSkeleton(of: Array(text.utf8)).bytes, as: UTF8.self)
  }

  @Test func `Bodies become spaces, and types and protocols stay where they are`() {
    #expect(
      skeleton(
        """
        let a = b { c }; struct A {
          func f() {
            protocol No {}
          }
          enum B { protocol P { var x: Int { get set } } }
        }
        extension A where B == C { typealias D = B; var y: Int { "}" } }
        """)
          == """
          let a = b {   }; struct A {
            func f() {
            }
            enum B { protocol P { var x: Int { get set } } }
          }
          extension A where B == C { typealias D = B; var y: Int {     } }
          """)
  }

  @Test func `A type is left out that declares neither a protocol nor a type alias`() {
    #expect(
      skeleton(
        """
        struct A { let a = 1; class func b() {} }
        enum B { struct C { var c: Int }; extension D { typealias E = F }; let g = 1 }
        """)
          == """
          struct A {                              }
          enum B { struct C {            }; extension D { typealias E = F }; let g = 1 }
          """)
  }

  @Test(arguments: [
    #"/* { /* { */ } */ "#, "// {\n", #""{ \(a("}")) \" {" "#, ##"#"{ \" {"# "##,
    "\"\"\"\n{ \" \\(x(\"}\"))\n\"\"\" ", "a / b ",
  ])
  func `A brace in a text or comment is none`(literal: String) {
    let blank = String(literal.map { $0.isNewline ? $0 : " " })
    let lines = "func f() {\(blank)} protocol P {\(literal)}".split(separator: "\n")
    #expect(
      skeleton("func f() {\(literal)} protocol P {\(literal)}")
        == lines.filter { $0.contains { $0 != " " } }.joined(separator: "\n"))
  }

  @Test func `What is left keeps its column, and its line is known`() throws {
    let source = Array("a\n\nfunc f() {\n  b\n\n  c }; protocol P {}\n\nd".utf8)
    let skeleton = SourceSkeleton(of: source)
    let text = String(decoding: skeleton.bytes, as: UTF8.self)
    #expect(text == "a\nfunc f() {\n    }; protocol P {}\nd")
    func line(_ word: String) throws -> Int {
      let offset = try #require(text.firstRange(of: word)?.lowerBound.utf16Offset(in: text))
      return skeleton.line(text.prefix(offset).count { $0 == "\n" } + 1, at: offset)
    }
    #expect(try ["a", "func", "protocol", "d"].map(line) == [1, 3, 6, 8])
  }

  @Test(arguments: [
    "func f() { x(/{/) }", "func f() { #/{/# }", "func f() { {", "} func f() { x }",
  ])
  func `What is not understood stays as it is`(text: String) {
    #expect(skeleton(text) == text)
  }
}
