/// A color of the screen, as red, green and blue from 0 to 1.
package struct RGB: Hashable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double

  package init(_ red: Double, _ green: Double, _ blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Returns the color at a fraction of the way to another.
  package func mixed(with other: RGB, _ fraction: Double) -> RGB {
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * fraction }
    return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  /// The relative luminance (WCAG 2).
  package var luminance: Double {
    func linear(_ part: Double) -> Double {
      // NB: the power 2.4 of sRGB to a thousandth, without a mathematics library.
      part * (part * (part * 0.305_306_011 + 0.682_171_111) + 0.012_522_878)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast to another color (WCAG 2), from 1 to 21.
  package func contrast(to other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Returns the color, mixed with `end` only as far as the contrast to a background requires.
  package func readable(on background: RGB, towards end: RGB, contrast wanted: Double) -> RGB {
    for step in 0...Self.steps {
      let color = mixed(with: end, Double(step) / Double(Self.steps))
      if color.contrast(to: background) >= wanted { return color }
    }
    return end
  }

  private static let steps = 20
}

extension RGB {
  /// Creates a color from `0xRRGGBB`.
  package init(_ code: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(code >> shift & 0xFF) / 255 }
    self.init(part(16), part(8), part(0))
  }

  /// The color as `0xRRGGBB`.
  package var code: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded()) }
  }
}
