import Testing

@testable import CalcotFakes

@Suite struct `The skeleton of a source` {
  private func skeleton(_ text: String) -> String {
    String(decoding: SourceSkeleton.bytes(of: Array(text.utf8)), as: UTF8.self)
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
        extension A where B == C { var y: Int { "}" } }
        """)
          == """
          let a = b {   }; struct A {
            func f() {
          \("                  ")
            }
            enum B { protocol P { var x: Int { get set } } }
          }
          extension A where B == C { var y: Int {     } }
          """)
  }

  @Test(arguments: [
    #"/* { /* { */ } */ "#, "// {\n", #""{ \(a("}")) \" {" "#, ##"#"{ \" {"# "##,
    "\"\"\"\n{ \" \\(x(\"}\"))\n\"\"\" ", "a / b ",
  ])
  func `A brace in a text or comment is none`(literal: String) {
    let blank = String(literal.map { $0.isNewline ? $0 : " " })
    #expect(
      skeleton("func f() {\(literal)} struct S {\(literal)}")
        == "func f() {\(blank)} struct S {\(literal)}")
  }

  @Test(arguments: [
    "func f() { x(/{/) }", "func f() { #/{/# }", "func f() { {", "} func f() { x }",
  ])
  func `What is not understood stays as it is`(text: String) {
    #expect(skeleton(text) == text)
  }
}
