import CalcotContent
import CalcotTesting
import Testing

@Suite("A number's text")
struct NumberInputTests {
  private let input = NumberInput(.field, in: -1000...100_000, decimals: 3, unit: "km")

  @Test(
    "is read as a person writes it",
    arguments: [
      ("2", 2), ("2.5", 2.5), ("2,5", 2.5), (" 2.50 ", 2.5), ("-3", -3), ("\u{2212}3", -3),
      ("+4", 4), (".5", 0.5), ("5.", 5), ("0,125", 0.125), ("1000,125", 1000.125), ("٢٫٥", 2.5),
      ("-0", 0), ("007", 7), ("0.1250", 0.125),
    ])
  func isRead(_ text: String, _ number: Double) throws {
    #expect(try input.number(in: text) == number)
  }

  @Test(
    "is refused with the reason where it is none",
    arguments: [
      ("", FieldProblem.missing), ("  ", .missing), ("two", .noNumber), ("1e3", .noNumber),
      ("0x10", .noNumber), ("nan", .noNumber), ("inf", .noNumber), ("1.2.3", .noNumber),
      ("--1", .noNumber), ("1 000", .noNumber), ("½", .noNumber), ("二", .noNumber),
      (".", .noNumber),
      ("-", .noNumber), ("1,234", .ambiguousNumber), ("1.2345", .tooManyDecimals(3)),
      ("100001", .above("100000")), ("-1001", .below("-1000")),
      ("9999999999999999999999999999", .above("100000")),
    ])
  func isRefused(_ text: String, _ problem: FieldProblem) {
    #expect(throws: problem) { try input.number(in: text) }
  }

  @Test(
    "that is no number has the place of the minimum, and goes on from zero",
    arguments: ["", "two", "nan", "-nan", "inf", "-infinity", "1e999"])
  func isNoNumber(_ text: String) {
    let input = NumberInput(.slider, in: -10...10)
    #expect(input.fraction(of: text) == 0)
    #expect(FieldKind.number(input).text(text, movedBy: 1) == "1")
    #expect(FieldKind.number(input).text(text, movedBy: .min) == "-10")
  }

  @Test func `may be empty where no number is needed`() throws {
    let input = NumberInput(.field, in: 0...1, isOptional: true)
    #expect(try input.number(in: " ") == nil)
  }

  @Test(
    "reads back as the same number, whatever range, decimals and number there are",
    arguments: [1, 2, 3] as [UInt64])
  func readsBack(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      let decimals = Int.random(in: 0...6, using: &generator)
      let bounds = [Self.double(&generator), Self.double(&generator)].sorted()
      let input = NumberInput(.field, in: bounds[0]...bounds[1], decimals: decimals)
      let number = Double.random(in: input.range, using: &generator)
      let text = input.text(of: number)
      let wide = NumberInput(.field, in: -.infinity...(.infinity), decimals: decimals)
      let read = try #require(try wide.number(in: text), "\(text)")
      #expect(wide.text(of: read) == text)
      let rounding = 0.51 / [1, 10, 100, 1e3, 1e4, 1e5, 1e6][decimals]
      #expect(abs(read - number) <= rounding + abs(number) * 1e-12)
    }
  }

  @Test func `changes by steps and ends at the range`() {
    let input = FieldKind.number(NumberInput(.stepper, in: 1...4.5, step: 1.5, decimals: 1))
    #expect(input.text("1", movedBy: 1) == "2.5")
    #expect(input.text("4", movedBy: 1) == "4.5")
    #expect(input.text("4.5", movedBy: 1) == nil)
    #expect(input.text("1", movedBy: -1) == nil)
    #expect(input.text("two", movedBy: 1) == "2.5")
  }

  @Test func `has a usable step, range and number of decimals, whatever the app gives`() {
    for step in [0, -1, .nan, .infinity, 1e-9] {
      let input = NumberInput(.stepper, in: -.infinity...(.infinity), step: step, decimals: 1)
      #expect(input.step >= 0.1 && input.step.isFinite)
      #expect(input.range.upperBound.isFinite)
    }
    #expect(NumberInput(.field, in: 0...1, decimals: -3).decimals == 0)
    #expect(input.text(of: .nan) == "")
    #expect(input.text(of: 1e300).allSatisfy { $0.isNumber })
  }

  private static func double(_ generator: inout SeededGenerator) -> Double {
    let exponent = Double.random(in: -8...18, using: &generator)
    var power = 1.0
    for _ in 0..<abs(Int(exponent)) { power *= exponent < 0 ? 0.1 : 10 }
    return Double.random(in: -1...1, using: &generator) * power
  }
}
