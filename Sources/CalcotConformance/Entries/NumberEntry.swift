import CalcotTesting
import Foundation

/// The fields for a number: those that are typed, and those that are changed by steps.
enum NumberEntry: String, CaseIterable {
  case whole, decimals, optional, stepper, halves, slider, quarters

  var label: String { rawValue.capitalized }

  /// A Boolean value that indicates whether a number can only be typed, in any notation.
  var isTyped: Bool {
    switch self {
    case .whole, .decimals, .optional: true
    case .stepper, .halves, .slider, .quarters: false
    }
  }

  /// The maximum number of decimals.
  var decimals: Int {
    switch self {
    case .whole, .optional, .stepper, .slider: 0
    case .decimals, .quarters: 2
    case .halves: 1
    }
  }

  /// The range of the numbers, in units of the last decimal.
  private var units: ClosedRange<Int> {
    switch self {
    case .whole: -1_000...1_000
    case .decimals: -9_999...999_999
    case .optional: 0...1_000_000
    case .stepper: -5...15
    case .halves: 0...50
    case .slider, .quarters: 0...100
    }
  }

  /// The distance between two numbers, in units of the last decimal.
  private var unitStep: Int {
    switch self {
    case .whole, .decimals, .optional, .stepper: 1
    case .halves: 5
    case .slider: 10
    case .quarters: 25
    }
  }

  private var unit: Double { (0..<decimals).reduce(1) { unit, _ in unit * 10 } }
  var range: ClosedRange<Double> {
    Double(units.lowerBound) / unit...Double(units.upperBound) / unit
  }
  var step: Double { Double(unitStep) / unit }

  /// The initial numbers.
  static var first: [NumberEntry: Double] {
    var numbers: [NumberEntry: Double] = [:]
    for field in allCases where field != .optional { numbers[field] = field.range.lowerBound }
    return numbers
  }

  /// Returns a random number, and a text with which a person may enter it.
  func random(_ random: inout SeededGenerator) -> (text: String, number: Double) {
    let steps = 0...(units.upperBound - units.lowerBound) / unitStep
    let count = units.lowerBound + Int.random(in: steps, using: &random) * unitStep
    let notation = isTyped ? Notation.random(&random) : Notation()
    return (notation.text(count, decimals: decimals), Double(count) / unit)
  }
}

/// A notation of numbers.
private struct Notation {
  private var zero: Unicode.Scalar = "0"
  private var point = "."
  private var minus = "-"
  private var plus = ""
  private var space = ""

  static func random(_ random: inout SeededGenerator) -> Notation {
    func one<Value>(of values: Value...) -> Value {
      values[Int.random(in: 0..<values.count, using: &random)]
    }
    var notation = Notation()
    notation.zero = one(of: "0", "\u{660}", "\u{6F0}", "\u{966}", "\u{FF10}", "\u{1D7D8}")
    notation.point = one(of: ".", ",", "\u{66B}")
    notation.minus = one(of: "-", "\u{2212}")
    notation.plus = one(of: "", "+")
    notation.space = one(of: "", " ", "\u{A0}", "\u{3000}")
    return notation
  }

  /// Returns the text of a number.
  ///
  /// - Parameter count: The number in units of its last decimal.
  func text(_ count: Int, decimals: Int) -> String {
    var digits = String(count.magnitude)
    while digits.count <= decimals { digits = "0" + digits }
    let whole = digits.dropLast(decimals)
    let text = decimals == 0 ? digits : whole + point + digits.suffix(decimals)
    let sign = count < 0 ? minus : plus
    return space + sign + text.map(digit).joined() + space
  }

  private func digit(_ character: Character) -> String {
    guard let value = character.wholeNumberValue,
      let scalar = Unicode.Scalar(zero.value + UInt32(value))
    else { return String(character) }
    return String(Character(scalar))
  }
}
