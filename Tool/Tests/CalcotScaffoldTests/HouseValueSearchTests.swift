import SwiftParser
import SwiftSyntax
import Testing

@testable import CalcotScaffold

/// A value of a type, from what a house declares.
struct HouseValueSearchTests {
  @Test(arguments: [
    ("Int?", "nil"), ("[Row]", "[]"), ("[String: Row]", "[:]"), ("Set<Row>", "[]"),
    ("(Int, name: String)", "(0, name: \"\")"), ("() -> Void", "{}"),
    ("@MainActor (Int, Int) -> [Row]", "{ _, _ in [] }"), ("TimeInterval", "0"),
    ("AnyPublisher<Int, Never>", "Empty().eraseToAnyPublisher()"), ("CGRect", ".zero"),
  ])
  func `types of Swift and Apple have an empty value`(type: String, value: String) {
    #expect(Self.value(of: type, in: [:]) == value)
  }

  @Test(arguments: [
    ("enum Mode { case full(Int), half, none }", "Mode", ".none"),
    ("enum Mode { case full(Int), half, whole }", "Mode", ".half"),
    ("enum Mode { case full(Int) }", "Mode", nil),
    ("struct Row { let id: Int; var text = \"\"; var note: String? }", "Row", "Row(id: 0)"),
    ("struct Row { private let id: Int }", "Row", nil),
    ("struct Row { let next: Row }", "Row", nil),
    ("struct Row { init(_ id: Int, size: Int = 1) {} }", "Row", "Row(0)"),
    ("struct Row { init?(id: Int) {} }", "Row", nil),
    ("struct Row { init(id: Int) throws {} }", "Row", nil),
    ("class Row { var id = 0 }", "Row", "Row()"),
    ("@MainActor class Row {}", "Row", nil),
    ("struct Row<Item> { let id: Int }", "Row", nil),
    ("enum Page { enum Kind { case plain } }", "Page.Kind", ".plain"),
    ("enum Page { enum Kind { case plain } }", "Kind", nil),
    ("struct Page { let kind: Kind; enum Kind { case plain } }", "Page", "Page(kind: .plain)"),
    ("func show(_ mode: Mode = .half) {}", "Mode", ".half"),
    ("func show(_ mode: Mode = current()) {}", "Mode", nil),
    ("protocol Row {}", "any Row", nil),
  ])
  func `types of the house have the value that they can be made with`(
    source: String, type: String, value: String?
  ) {
    #expect(Self.value(of: type, in: ["Sources/App/A.swift": source]) == value)
  }

  @Test(arguments: [
    ("struct Row { let id: Int }", nil), ("public struct Row { let id: Int }", nil),
    ("public struct Row { public init() {} }", "Row()"),
    ("public struct Row { init() {} }", nil), ("enum Row { case a }", nil),
    ("public enum Row { case a }", ".a"),
  ])
  func `a type of another module has a value only if it and the value are public`(
    source: String, value: String?
  ) {
    #expect(Self.value(of: "Row", in: ["Sources/Core/A.swift": source]) == value)
  }

  @Test func `a test double stands for a protocol in tests alone`() {
    let files = [
      "Sources/App/A.swift": "protocol Clock {}\nstruct LiveClock: Clock {}",
      "Tests/AppTests/B.swift": "struct ClockFake: Clock { let hour: Int }",
    ]
    #expect(Self.value(of: "any Clock", in: files) == nil)
    #expect(
      Self.value(of: "any Clock", in: files, at: "Tests/AppTests/C.swift")
        == "ClockFake(hour: 0)")
  }

  private static func value(
    of type: String, in files: [String: String], at path: String = "Sources/App/B.swift"
  ) -> String? {
    let all = files.sorted { $0.key < $1.key }.map { path, text in
      HouseFile(path: path, text: text, isTest: path.hasPrefix("Tests"))
    }
    let source = Parser.parse(source: "let a: \(type)")
    let binding = source.statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first
    guard let written = binding?.typeAnnotation?.type else { return nil }
    let place = HouseValues.Place(
      house: HouseValues(in: all), own: [],
      file: HouseFile(path: path, text: "", isTest: path.hasPrefix("Tests")))
    return place.value(of: written)
  }
}
