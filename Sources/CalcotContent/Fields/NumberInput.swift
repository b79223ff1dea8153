/// A number that the user types, or changes by steps.
public struct NumberInput: Equatable, Sendable {
  /// A presentation of a number.
  public enum Style: Sendable {
    /// A field to type the number into.
    case field
    /// A number with buttons that decrease and increase it.
    case stepper
    /// A position between the minimum and the maximum.
    case slider
  }

  /// The presentation.
  public let style: Style
  /// The range from the minimum to the maximum.
  public let range: ClosedRange<Double>
  /// The distance from a number to the next one.
  public let step: Double
  /// The number of decimals, from 0 to 6.
  public let decimals: Int
  /// The unit, such as "km"; nil if there is none.
  public let unit: String?
  /// A Boolean value that indicates whether the number may be missing.
  public let isOptional: Bool

  /// Creates an input. The range is limited to numbers whose decimals are exact, and a step that is
  /// too small or not finite is replaced by the smallest one.
  package init(
    _ style: Style, in range: ClosedRange<Double>, step: Double? = nil, decimals: Int = 0,
    unit: String? = nil, isOptional: Bool = false
  ) {
    self.style = style
    self.decimals = min(max(decimals, 0), 6)
    let most = Self.most / Self.power(self.decimals)
    self.range = range.clamped(to: -most...most)
    let least = 1 / Self.power(self.decimals)
    self.step = step.map { $0.isFinite ? max($0, least) : least } ?? max(1, least)
    self.unit = unit
    self.isOptional = isOptional
  }

  /// Returns the text of a number, rounded to the decimals, without superfluous zeros.
  public func text(of number: Double) -> String {
    guard number.isFinite else { return "" }
    let most = Self.most / Self.power(decimals)
    let scaled = (min(max(number, -most), most) * Self.power(decimals)).rounded()
    let digits = String(Int64(abs(scaled)))
    let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
    var fraction = padded.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = padded.dropLast(decimals)
    return (scaled < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Returns the number in a text, or nil if the text is empty and the number is optional. Digits
  /// of every script are read; a comma separates decimals.
  ///
  /// - Throws: The reason why the text is not a valid number.
  package func number(in text: String) throws(FieldProblem) -> Double? {
    var text = Substring(text)
    text.trimSpaces()
    guard !text.isEmpty else {
      if isOptional { return nil }
      throw .missing
    }
    let isNegative = ["-", "\u{2212}"].contains(text.first)
    if isNegative || text.first == "+" { text.removeFirst() }
    let parts = text.split(omittingEmptySubsequences: false) { ".,\u{66B}".contains($0) }
    guard let whole = Self.digits(parts[0]), parts.count <= 2,
      let fraction = Self.digits(parts.count == 2 ? parts[1] : ""),
      !whole.isEmpty || !fraction.isEmpty
    else { throw .noNumber }
    if text.contains(","), fraction.count == 3, (1...3).contains(whole.count), whole.first != "0" {
      throw .ambiguousNumber
    }
    let shown = fraction.reversed().drop { $0 == "0" }.reversed()
    guard shown.count <= decimals else { throw .tooManyDecimals(decimals) }
    let literal = (whole.isEmpty ? "0" : whole) + "." + (shown.isEmpty ? "0" : String(shown))
    guard let magnitude = Double(literal) else { throw .noNumber }
    let number = isNegative && magnitude != 0 ? -magnitude : magnitude
    guard number >= range.lowerBound else { throw .below(self.text(of: range.lowerBound)) }
    guard number <= range.upperBound else { throw .above(self.text(of: range.upperBound)) }
    return number
  }

  /// Returns the text of the number some steps further, within the range; nil at its end.
  func text(_ text: String, movedBy steps: Int) -> String? {
    let number = Self.finite(text) ?? min(max(0, range.lowerBound), range.upperBound)
    let moved = min(max(number + Double(steps) * step, range.lowerBound), range.upperBound)
    let new = self.text(of: moved)
    return new == text ? nil : new
  }

  /// The position of a text's number between the minimum and the maximum, from 0 to 1.
  package func fraction(of text: String) -> Double {
    let width = range.upperBound - range.lowerBound
    guard let number = Self.finite(text), width > 0 else { return 0 }
    return min(max((number - range.lowerBound) / width, 0), 1)
  }

  // NB: a host may send any text, also "nan".
  private static func finite(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Converts digits of any script to the digits 0 to 9, or returns nil for another character.
  private static func digits(_ text: Substring) -> String? {
    var digits = ""
    for character in text {
      guard let value = character.wholeNumberValue, (0...9).contains(value),
        character.unicodeScalars.count == 1,
        character.unicodeScalars.first?.properties.numericType == .decimal
      else { return nil }
      digits += String(value)
    }
    return digits
  }

  /// The limit up to which a number times a power of ten is rounded to the right integer.
  private static let most = 1e15

  private static func power(_ decimals: Int) -> Double {
    (0..<decimals).reduce(1) { power, _ in power * 10 }
  }
}

extension Substring {
  package mutating func trimSpaces() {
    while first?.isWhitespace == true { removeFirst() }
    while last?.isWhitespace == true { removeLast() }
  }
}
