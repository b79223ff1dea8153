import Foundation
import Testing

@Suite struct CodeOutlineTests {
  private func code(_ source: String) -> String {
    let lines = outline("func f() {\n\(source)\n}").split(separator: "\n").dropFirst(2)
    return lines.map { String($0.dropFirst(4)) }.joined(separator: "\n")
  }

  @Test func `a chain of calls keeps its receivers and arguments`() {
    #expect(
      code("self.navigationController?.pushViewController(Detail(id: 1), animated: true)") == """
        call pushViewController
          member pushViewController chained
            member navigationController
              identifier self
          argument
            call Detail
              identifier Detail
              argument (id)
          argument (animated)
            literal true
        """)
  }

  @Test func `a closure tells what it captures, and how`() {
    #expect(
      code(
        "service.load { [weak self, unowned x = y.z] result in self?.show(result) } onError: { print($0) }"
      )
        == """
        call load
          member load
            identifier service
          argument trailing
            closure
              capture self weak
              capture x unowned
                member z
                  identifier y
              parameter result (result)
              call show
                member show chained
                  identifier self
                argument
                  identifier result
          argument (onError) trailing
            closure
              call print
                identifier print
                argument
                  identifier $0
        """)
  }

  @Test func `assignment binds weaker than other operators, and casts stronger`() {
    #expect(
      code("a.b = c as? D ?? (e + f)") == """
        assignment =
          member b
            identifier a
          operation ??
            cast as?
              identifier c
              type D
            operation +
              identifier e
              identifier f
        """)
    #expect(
      code("x += flag ? 1 : y") == """
        assignment +=
          identifier x
          operation ?:
            identifier flag
            identifier y
        """)
    #expect(
      code("if a >= b { }") == """
        statement if
          operation >=
            identifier a
            identifier b
          body
        """)
  }

  @Test func `conditions and patterns name what they bind`() {
    #expect(
      code(
        """
        guard let self, let x = y as? Z, case .success(let value) = r else { return }
        switch state {
        case .a(let n): go(n)
        default: break
        }
        for row in rows where row.ok { }
        """) == """
          statement guard
            local self let shorthand
            local x let
              initialValue
                cast as?
                  identifier y
                  type Z
            call success
              member success
              argument
                local value let
            identifier r
            body
              statement return
          statement switch
            identifier state
            statement case
              call a
                member a
                argument
                  local n let
              call go
                identifier go
                argument
                  identifier n
            statement default
          statement for
            local row let
            identifier rows
            member ok
              identifier row
            body
          """)
  }

  @Test func `the code after else is a statement of its own`() {
    #expect(
      code("if a { b() } else if c { } else { d() }") == """
        statement if
          identifier a
          body
            call b
              identifier b
          statement else
            statement if
              identifier c
              body
              statement else
                body
                  call d
                    identifier d
        """)
  }

  @Test func `generic arguments belong to the name before them`() {
    #expect(
      code("let x: Set<Row> = Foo<Bar>.make(\\Row.name, #selector(tap), \"a\", \"\\(b)\", nil)")
        == """
        local x let
          type Set
            type Row
          initialValue
            call make
              member make
                identifier Foo
                  type Bar
              argument
                keyPath name
                  type Row
              argument
                macro selector
                  argument
                    identifier tap
              argument
                string a
              argument
                string
                  argument
                    identifier b
              argument
                literal nil
        """)
  }

  @Test func `a variable in code is a local, one in a type inside that code is not`() {
    #expect(
      code("var a = 1; struct B { var c = 2; func d() { let e = 3 } }; let f = 4") == """
        local a
          initialValue
        structDeclaration B
          variable c
            initialValue
          function d
            body
              local e let
                initialValue
        local f let
          initialValue
        """)
  }

  @Test
  func
    `a place that waits is marked: a call behind await, and a loop over an asynchronous sequence`()
  {
    let text = outline("func f() async { try await g(x).h; for await y in z { k(y) } }")
    #expect(text.contains("member h awaited\n"), "\(text)")
    #expect(text.contains("statement for awaited\n"), "\(text)")
    #expect(text.components(separatedBy: "awaited").count == 3, "\(text)")
  }
}
