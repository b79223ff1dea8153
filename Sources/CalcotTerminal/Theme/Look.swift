import CalcotContent

/// The appearance of a style in a terminal: its attributes and its colors.
struct Look: Hashable {
  /// A color in a form that can be sent to a terminal.
  enum Color: Hashable {
    case standard
    /// A color of the palette that every color terminal has.
    case named(TextStyle.Colour)
    /// The nearest of the terminal's 256 colors.
    case indexed(RGB)
    case rgb(RGB)
  }

  var bold = false
  var dim = false
  var underline = false
  var inverse = false
  var foreground = Color.standard
  var background = Color.standard
}

extension Look.Color {
  /// Returns the parameters that select the color; `base` is 30 for the text and 40 behind it.
  func codes(for base: Int) -> [Int] {
    switch self {
    case .standard: return [base + 9]
    case .named(let colour): return [base + (colour == .standard ? 9 : Int(colour.rawValue))]
    case .indexed(let color): return [base + 8, 5, color.index]
    case .rgb(let color):
      return [base + 8, 2] + [color.red, color.green, color.blue].map(RGB.byte)
    }
  }
}

extension RGB {
  fileprivate static func byte(_ part: Double) -> Int {
    Int((min(max(part, 0), 1) * 255).rounded())
  }

  /// The index of the nearest of the standard colors 16 to 255: a cube with six steps per
  /// component, and greys.
  fileprivate var index: Int {
    let parts = [red, green, blue].map { Double(RGB.byte($0)) }
    let steps = parts.map { part in
      RGB.cube.indices.min { abs(RGB.cube[$0] - part) < abs(RGB.cube[$1] - part) } ?? 0
    }
    let brightness = parts.reduce(0, +) / 3
    let step = Int(((brightness - 8) / 10).rounded())
    let grey = min(max(step, 0), 23)
    func distance(_ other: [Double]) -> Double {
      var sum = 0.0
      for (part, another) in zip(parts, other) { sum += (part - another) * (part - another) }
      return sum
    }
    let level = Double(8 + 10 * grey)
    return distance([level, level, level]) < distance(steps.map { RGB.cube[$0] })
      ? 232 + grey : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  private static let cube: [Double] = [0, 95, 135, 175, 215, 255]
}
