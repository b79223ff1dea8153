import CalcotCode
import Testing

@testable import CalcotRules

@Suite struct ValueFlowTests {
  private static let types = """
    final class Child { var onDone: (() -> Void)?; weak var owner: Owner?
      let saved: () -> Void
      init(saved: @escaping () -> Void) { self.saved = saved }
      init(now: () -> Void) { now() }
      func keep(_ work: @escaping () -> Void) { onDone = work }
      func run(_ work: @escaping () -> Void) { queue.async { work() } }
      func wrap(_ work: @escaping () -> Void) { onDone = { work() } }
      static func make(_ work: @escaping () -> Void) -> Child { let c = Child(saved: work); return c }
    }
    struct Row { let title: String; var action: () -> Void }
    enum Kind { case plain, tap(() -> Void) }
    """

  /// Returns the path from the object to the first closure in the code; nil if nothing retains it.
  private func path(_ code: String, members: String = "") -> String? {
    let source = RetainingSource(
      """
      \(Self.types)
      final class Owner {
        let child: Child
        weak var weakChild: Child?
        var rows: [Row] = []
        var kinds: [Kind] = []
        var handlers: [Int: () -> Void] = [:]
        var handler: (() -> Void)?
        static var shared: (() -> Void)?
        var computed: (() -> Void)? { get { nil } set {} }
        \(members)
        func f(other: Child) {
          \(code)
        }
      }
      """)
    guard let function = source.nodes(.function, "f").first,
      let closure = source.codebase.descendants(of: function).first(where: {
        source.codebase[$0].kind == .closure
      })
    else { return nil }
    return ValueFlow.keeping(of: closure, isClosure: true, in: source.codebase)
      .map { $0.links.reversed().joined(separator: ".") }
  }

  @Test(arguments: [
    ("handler = { }", "handler"),
    ("self.handler = flag ? nil : { }", "handler"),
    ("handlers[1] = { }", "handlers"),
    ("let work = { }\nhandler = work", "handler"),
    ("var work: (() -> Void)?\nwork = { }\nself.handler = work", "handler"),
    ("child.onDone = { }", "child.onDone"),
    ("let child = self.child\nchild.onDone = { }", "child.onDone"),
    ("child.keep { }", "child.onDone"),
    ("child.wrap { }", "child.onDone"),
    ("rows.append(Row(title: \"\") { })", "rows.action"),
    ("let row = Row(title: \"\", action: { })\nvar all = [row]\nrows = all", "rows.action"),
    ("rows += [Row(title: \"\", action: { })]", "rows.action"),
    ("kinds = [.tap({ })]", "kinds"),
    ("kinds.append(Kind.tap { })", "kinds"),
  ])
  func `a value is followed to the property that keeps it`(code: String, expected: String) {
    #expect(path(code) == expected)
  }

  @Test(arguments: [
    "run { }", "let work = { }\nwork()", "child.run { }", "other.onDone = { }", "other.keep { }",
    "weakChild?.onDone = { }", "Self.shared = { }", "computed = { }", "_ = Child(now: { })",
    "let row = Row(title: \"\", action: { })\nprint(row)", "handler = makeHandler({ })",
    "let x = { 1 }()\nrows = [x]", "rows.sort { $0.title < $1.title }",
    "rows = rows.filter { $0.title.isEmpty }",
  ])
  func `a value that nobody keeps, or not for certain, has no path`(code: String) {
    #expect(path(code) == nil)
  }

  @Test func `a value in an object is followed to the property that keeps the object`() {
    #expect(
      path("let made = Child(saved: { })\nself.kept = made", members: "var kept: Child?")
        == "kept.saved")
    #expect(
      path("self.kept = Child.make { }", members: "var kept: Child?") == "kept.saved")
    #expect(
      path("let made = Child(saved: { })\nkept = made", members: "weak var kept: Child?") == nil)
    #expect(
      path(
        "let made = Child(now: work)\nmade.onDone = { }\nqueue.async { self.kept = made }",
        members: "var kept: Child?") == "kept.onDone")
  }

  @Test func `an initialiser without its type is that of the property it is assigned to`() {
    #expect(path("kept = .init(saved: { })", members: "var kept: Child?") == "kept.saved")
    #expect(path("kept = .init(now: { })", members: "var kept: Child?") == nil)
  }

  @Test func `a value that a function returns is followed to its callers in the type`() {
    #expect(
      path("return Row(title: \"\", action: { })", members: "func g() { rows = [f(other: child)] }")
        == "rows.action")
    #expect(
      path("return Row(title: \"\", action: { })", members: "func g() { print(f(other: child)) }")
        == nil)
  }

  @Test func `an element of a kept list and an unwrapped object count as kept`() {
    #expect(
      path("for child in children { child.onDone = { } }", members: "var children: [Child] = []")
        == "children.onDone")
    #expect(
      path("if let kept { kept.onDone = { } }", members: "var kept: Child?") == "kept.onDone")
  }

  @Test func `following a value ends in code that refers to itself`() {
    #expect(path("var a = { }\nvar b = a\na = b\nb = a") == nil)
    #expect(
      path(
        "g({ })",
        members: "func g(_ x: @escaping () -> Void) { h(x) }; "
          + "func h(_ x: @escaping () -> Void) { g(x) }") == nil)
  }

  @Test func `an object is followed through a few names only`() {
    func code(_ names: Int) -> String {
      String(repeating: "guard let kept else { return }\n", count: names)
        + "kept.onDone = { }"
    }
    #expect(path(code(2), members: "var kept: Child?") == "kept.onDone")
    #expect(path(code(8_000), members: "var kept: Child?") == nil)
  }

  @Test func `a property that keeps a subscription keeps its closures`() {
    let members = "var bag = Set<AnyCancellable>(); var sub: AnyCancellable?"
    #expect(path("x.sink { }.store(in: &bag)", members: members) == "bag")
    #expect(path("x.map { }.filter(y).sink(z).store(in: &self.bag)", members: members) == "bag")
    #expect(path("sub = x.sink { }", members: members) == "sub")
    #expect(path("let s = x.sink { }\nbag.insert(s)", members: members) == "bag")
    #expect(path("x.sink { }.store(in: &other)", members: members) == nil)
    #expect(path("x.first().sink { }.store(in: &bag)", members: members) == nil)
  }
}
