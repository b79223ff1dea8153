import CalcotFindings
import CalcotToolTesting
import Testing

@Suite("Applying fixes")
struct FixApplierTests {
  func fix(_ edits: (Int, Int, String)...) -> Fix {
    Fix(title: "", edits: edits.map { Fix.Edit(start: $0.0, end: $0.1, text: $0.2) })
  }

  func apply(_ fixes: [Fix], to text: String) -> (text: String, applied: [Int], refused: [String]) {
    let outcome = FixApplier.apply(fixes, to: Array(text.utf8))
    return (
      String(decoding: outcome.bytes, as: UTF8.self), outcome.applied,
      outcome.refused.map { "\($0.index): \($0.cause)" }
    )
  }

  @Test func `All edits of all fixes are made, wherever they stand`() {
    let result = apply(
      [fix((8, 9, "H"), (0, 1, "A")), fix((4, 6, "")), fix((3, 3, "-"))], to: "abcdefghi")
    #expect(result.text == "Abc-dghH")
    #expect(result.applied == [0, 1, 2])
  }

  @Test func `A fix that overlaps with one further up is left out as a whole`() {
    let result = apply(
      [fix((2, 5, "x"), (7, 8, "y")), fix((0, 3, "")), fix((6, 7, "z")), fix((1, 1, "w"))],
      to: "abcdefghi")
    #expect(result.text == "defzhi")
    #expect(result.applied == [1, 2])
    #expect(result.refused == ["0: overlap", "3: overlap"])
  }

  @Test func `Edits that only touch go together; two insertions at one place do not`() {
    #expect(
      apply([fix((0, 2, "x")), fix((2, 4, "y")), fix((2, 2, "-"))], to: "abcd").text == "x-y")
    let insertions = apply([fix((2, 2, "1")), fix((2, 2, "2"))], to: "abcd")
    #expect(insertions.text == "ab1cd")
    #expect(insertions.refused == ["1: overlap"])
  }

  @Test func `The same edit for two reasons is made once`() {
    let result = apply(
      [fix((0, 2, "")), fix((0, 2, ""), (3, 3, "!")), fix((3, 3, "!"))], to: "abcd")
    #expect(result.text == "c!d")
    #expect(result.applied == [0, 1, 2])
  }

  @Test func `Edits that do not fit the file are refused`() {
    let fixes = [
      fix((-1, 0, "")), fix((2, 1, "")), fix((0, 99, "")), fix(), fix((1, 2, "")),
      fix((0, 0, "a"), (0, 0, "b")), fix((3, 3, "!")), fix((Int.max, Int.max, "")),
    ]
    let result = apply(fixes, to: "éa")
    #expect(result.text == "éa!")
    #expect(result.applied == [6])
    #expect(result.refused.count == 7)
  }

  @Test func `Inserted lines end as the file's lines do`() {
    let insertion = fix((0, 0, "import A\nimport B\r\n"))
    #expect(apply([insertion], to: "x\r\ny\r\nz\n").text == "import A\r\nimport B\r\nx\r\ny\r\nz\n")
    #expect(apply([insertion], to: "x\ny\n").text == "import A\nimport B\r\nx\ny\n")
  }

  @Test func `A byte order mark stays in front`() {
    #expect(apply([fix((0, 0, "// "))], to: "\u{FEFF}let x").text == "\u{FEFF}// let x")
    #expect(apply([fix((0, 7, ""))], to: "\u{FEFF}let x").text == "\u{FEFF}x")
  }

  @Test(
    "Applying refused fixes again comes to an end, and no byte outside them changes",
    arguments: 0..<300 as Range<UInt64>)
  func property(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
      "abc\n\r".utf8.randomElement(using: &random) ?? 0
    }
    var fixes: [Fix] = []
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      fixes.append(
        Fix(
          title: "",
          edits: (0..<Int.random(in: 1...3, using: &random)).map { _ in
            let start = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
            return Fix.Edit(start: start, end: end, text: Bool.random(using: &random) ? "" : "XY")
          }))
    }
    let outcome = FixApplier.apply(fixes, to: bytes)
    #expect(Set(outcome.applied).isDisjoint(with: outcome.refused.map(\.index)))
    #expect(outcome.applied.count + outcome.refused.count == fixes.count)
    // The rest of the original is the part that no applied edit covers, in its order.
    let edits = outcome.applied.flatMap { fixes[$0].edits }
    let kept = bytes.indices.filter { index in
      !edits.contains { $0.start <= index && index < $0.end }
    }
    let inserted = UInt8(ascii: "X")...UInt8(ascii: "Y")
    #expect(outcome.bytes.filter { !inserted.contains($0) } == kept.map { bytes[$0] })
    let distinct = Set(edits.map { "\($0.start) \($0.end) \($0.text)" })
    #expect(
      outcome.bytes.count { $0 == UInt8(ascii: "X") } == distinct.count { $0.hasSuffix("XY") })
    // Each refused fix overlaps with an applied one.
    for refusal in outcome.refused where refusal.cause == .overlap {
      let alone = FixApplier.apply([fixes[refusal.index]], to: bytes)
      #expect(alone.applied == [0])
    }
  }
}
