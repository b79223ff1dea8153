import CalcotCode
import Testing

@Suite struct TypeLinkingTests {
  @Test func `a type has the members of its extensions in all files`() {
    let code = codebase([
      "App/Row.swift": "struct Row { let title: String; init(title: String) {} }",
      "App/Row+Text.swift": "extension Row { var text: String { title }; func show() {} }",
      "App/Table.swift": "class Table { struct Row { var height = 1 } }",
    ])
    let row = code.type("Row")
    #expect(code.members(of: row).map(\.name.text) == ["title", "init", "text", "show"])
    #expect(row.declarations.count == 2)
    #expect(code.members(of: code.type("Table.Row")).map(\.name.text) == ["height"])
  }

  @Test func `extensions reach types that are nested in extensions, whatever the order of files`() {
    let code = codebase([
      "App/A.swift": "extension Outer.Inner { func added() {} }",
      "App/B.swift": "extension Outer { enum Inner { case one } }",
      "App/C.swift": "struct Outer {}",
    ])
    let inner = code.type("Outer.Inner")
    #expect(code.members(of: inner).map(\.name.text) == ["added", "one"])
    #expect(inner.outer == code.type("Outer").id)
  }

  @Test func `extensions of one framework's type are one external type`() {
    let code = codebase([
      "App/A.swift": "extension UIImageView: Loading { func load() {} }",
      "App/B.swift": "protocol Loading {}; extension UIKit.UIImageView { func cancel() {} }",
    ])
    let view = code.type("UIImageView")
    #expect(view.isExternal)
    #expect(code.members(of: view).map(\.name.text) == ["load", "cancel"])
    #expect(code.conformers(of: code.type("Loading")) == [view])
    #expect(code.isSubtype(view, of: "UIView"))
  }

  @Test func `members in conditional compilation belong to the type, those in functions do not`() {
    let code = codebase(
      """
      class A {
        #if DEBUG
        var debug = true
        #endif
        func f() { let local = 1; func inner() {}; struct Local { var x = 1 } }
      }
      let global = 1
      """)
    #expect(code.members(of: code.type("A")).map(\.name.text) == ["debug", "f"])
    #expect(code.type("A.Local").isLocal)
    #expect(code.globals.map(\.name.text) == ["global"])
  }

  @Test func `an extension belongs to the nearest of several types with a name`() {
    let code = codebase([
      "Sources/Home/Row.swift": "struct Row {}",
      "Sources/Home/Row+More.swift": "extension Row { func home() {} }",
      "Sources/Settings/Row.swift": "struct Row {}",
      "Sources/Settings/Row+More.swift": "extension Row { func settings() {} }",
    ])
    let rows = code.types(named: "Row")
    #expect(rows.map { code.members(of: $0).map(\.name.text) } == [["home"], ["settings"]])
  }

  @Test func `a type's name in one file does not mean a private type of another file`() {
    let code = codebase([
      "App/A.swift": "private class Base {}",
      "App/B.swift": "class B: Base {}",
      "App/C/Base.swift": "class Base {}",
    ])
    let base = code.superclass(of: code.type("B"))
    #expect(base.map { code.path(of: $0.declaration) } == "App/C/Base.swift")
  }

  @Test func `empty and broken files do not disturb the others`() {
    let files = [
      SourceFile(path: "Empty.swift", facts: FileFacts(nodes: [], lineStarts: [])),
      codebase("class A { func f( { }").files[0],
    ]
    let code = Codebase(files: files)
    #expect(code.types.map(\.name.text).contains("A"))
    #expect(Codebase(files: []).types.isEmpty)
  }
}
