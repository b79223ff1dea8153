import CalcotCode
import Testing

@Suite struct HierarchyTests {
  @Test func `a class stands below the framework's classes through the code's own`() {
    let code = codebase([
      "App/Base.swift": "class BaseController: UITableViewController {}",
      "App/List.swift":
        "class List: BaseController, Refreshing {}; protocol Refreshing: AnyObject {}",
    ])
    let list = code.type("List")
    #expect(code.isSubtype(list, of: "UIViewController"))
    #expect(code.isSubtype(list, of: "Refreshing"))
    #expect(!code.isSubtype(list, of: "UIView"))
    #expect(
      code.supertypes(of: list).map(\.text) == [
        "BaseController", "Refreshing", "UITableViewController", "UIViewController", "UIResponder",
        "NSObject", "AnyObject",
      ])
    #expect(code.superclass(of: list) == code.type("BaseController"))
  }

  @Test func `conformances in extensions and through aliases count`() {
    let code = codebase(
      """
      protocol A {}
      protocol B {}
      typealias Both = A & B
      struct S {}
      extension S: Both {}
      protocol C: A {}
      struct T: C {}
      """)
    #expect(code.conformers(of: code.type("A")) == [code.type("S"), code.type("T")])
    #expect(code.conformers(of: code.type("B")) == [code.type("S")])
    #expect(code.allSubtypes(of: code.type("A")).count == 3)
  }

  @Test func `inheritance in a circle ends`() {
    let code = codebase("class A: B {}; class B: A {}")
    #expect(!code.isSubtype(code.type("A"), of: "UIView"))
    #expect(code.projectSupertypes(of: code.type("A")).count == 2)
    #expect(code.allSubtypes(of: code.type("A")).map(\.name.text) == ["B"])
  }

  @Test func `members are found in superclasses and in extensions of protocols`() {
    let code = codebase(
      """
      class Base { func inherited() {} }
      protocol P {}
      extension P { func added() {} }
      class Leaf: Base, P { func own() {} }
      """)
    let leaf = code.type("Leaf")
    #expect(code.members(named: "inherited", of: leaf).count == 1)
    #expect(code.members(named: "added", of: leaf).count == 1)
    #expect(code.members(named: "own", of: leaf).count == 1)
    #expect(code.members(named: "other", of: leaf).isEmpty)
  }
}
