import CalcotCode
import Testing

@Suite struct TreeTests {
  private let code = codebase([
    "App/A.swift": """
    class A {
      var onTap: (() -> Void)? = { tap(1) }
      func f(x: Int, with y: Int) { run { g() } }
      struct B { var c: Int { h() } }
    }
    """
  ])

  @Test func `a node knows the closure, member and types around it`() throws {
    let call = code.calls("g")[0]
    let closure = try #require(code.enclosingClosure(of: call))
    #expect(code[closure].kind == .closure)
    #expect(code.enclosingMember(of: call).map(code.signature) == "f(x:with:)")
    #expect(code.enclosingType(of: call) == code.type("A"))
    let inner = code.calls("h")[0]
    #expect(code.enclosingClosure(of: inner) == nil)
    #expect(code.enclosingMember(of: inner)?.name == "c")
    #expect(code.enclosingType(of: inner) == code.type("A.B"))
    #expect(code.outermostType(of: inner) == code.type("A"))
  }

  @Test func `children are direct, descendants are all`() {
    let type = code.type("A").declaration
    #expect(code.children(of: type).map { code[$0].name.text } == ["onTap", "f", "B"])
    #expect(code.descendants(of: type).count > 10)
    #expect(code.descendants(of: type).allSatisfy { code.contains(type, $0) })
  }

  @Test func `positions count from one`() {
    let position = code.position(of: code.calls("h")[0])
    #expect(position.path == "App/A.swift")
    #expect(position.line == 4)
    #expect(position.column == 27)
    #expect(code.lines(of: code.type("A")) == 5)
  }

  @Test func `mentions are in the order of the source, and only of the name`() {
    let mentions = code.mentions(of: "tap")
    #expect(mentions.map { code[$0].kind } == [.call, .identifier])
    #expect(code.mentions(of: "never mentioned").isEmpty)
  }
}
