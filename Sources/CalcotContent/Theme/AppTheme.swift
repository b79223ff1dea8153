public import CalcotTree

/// A look of an app's own: an accent color in light and in dark, the radius of corners, the size of
/// letters, and a logo. Each host shows of it what it can.
///
/// ```swift
/// let theme = try AppTheme(accent: 0x8A2A0B, darkAccent: 0xFFA27A, corners: 6)
/// ```
///
/// A color is written as `0xRRGGBB`. An accent color is refused if a text in it is hard to read on
/// one of the grounds that it stands on, by the level AA of WCAG 2: its contrast is at least 4.5:1.
public struct AppTheme: Equatable, Sendable {
  /// The accent color on light grounds.
  public let accent: UInt32
  /// The accent color on dark grounds.
  public let darkAccent: UInt32
  /// The radius of the corners of cards, in points; those of buttons and fields are in proportion.
  public let corners: Double
  /// The size of letters, as a factor of the usual one, which the user may have changed.
  public let letters: Double
  /// The logo, white on the accent color; the host's own if nil.
  public let logo: Symbol?

  /// A reason why a theme is refused.
  public struct Problem: Error, Equatable, CustomStringConvertible {
    /// The reason, with the figure that is too low or too high.
    public let description: String
  }

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - accent: The accent color on light grounds.
  ///   - darkAccent: The accent color on dark grounds; by default `accent`, lightened as far as it
  ///     must be to be read.
  ///   - corners: The radius of the corners of cards, from 0 to 28 points.
  ///   - letters: The factor of the size of letters, from 0.8 to 1.5.
  ///   - logo: The logo.
  public init(
    accent: UInt32, darkAccent: UInt32? = nil, corners: Double = 14, letters: Double = 1,
    logo: Symbol? = nil
  ) throws(Problem) {
    try Self.check(corners, "corners", in: 0...28)
    try Self.check(letters, "letters", in: 0.8...1.5)
    let dark = darkAccent ?? Self.lightened(accent)
    try Self.check(accent, on: .light)
    try Self.check(dark, on: .dark)
    self.accent = accent
    self.darkAccent = dark
    self.corners = corners
    self.letters = letters
    self.logo = logo
  }

  private static func check(
    _ number: Double, _ name: String, in range: ClosedRange<Double>
  ) throws(Problem) {
    guard !range.contains(number) else { return }
    throw Problem(
      description: "\(name): \(number) is not within \(range.lowerBound) and \(range.upperBound).")
  }

  private static func check(_ accent: UInt32, on scheme: Scheme) throws(Problem) {
    guard accent <= 0xFF_FFFF else {
      throw Problem(description: "The accent color \(accent) is not of the form 0xRRGGBB.")
    }
    let color = RGB(accent)
    for ground in scheme.grounds(of: color) {
      let contrast = color.contrast(to: ground)
      if contrast >= readable { continue }
      // NB: rounded down, so that a figure below 4.5 never reads as 4.5.
      let figure = (contrast * 100).rounded(.down) / 100
      throw Problem(
        description: """
          The accent color \(color.hex) has a contrast of \(figure):1 on \(ground.hex), a \
          \(scheme) ground; a text needs 4.5:1. \
          Take a \(scheme == .light ? "darker" : "lighter") one.
          """)
    }
  }

  /// Returns a color that can be read on dark grounds.
  private static func lightened(_ accent: UInt32) -> UInt32 {
    let (color, white) = (RGB(accent & 0xFF_FFFF), RGB(1, 1, 1))
    let steps = (0...20).lazy.map { RGB(color.mixed(with: white, Double($0) / 20).code) }
    let found = steps.first { color in
      Scheme.dark.grounds(of: color).allSatisfy { color.contrast(to: $0) >= readable }
    }
    return (found ?? white).code
  }

  private static let readable = 4.5
}

extension AppTheme {
  /// Light or dark, with the grounds that a text in the accent color stands on.
  package enum Scheme: Sendable, CaseIterable {
    case light, dark

    /// The ground of a screen.
    package var page: RGB { RGB(self == .light ? 0xF2F2F6 : 0x0E0F11) }
    /// The ground of a card, and of one above others.
    package var cards: [RGB] { (self == .light ? [0xFFFFFF] : [0x1B1D20, 0x24272B]).map(RGB.init) }

    /// Returns the ground of a button in an accent color.
    package func tint(of accent: RGB) -> RGB {
      cards[0].mixed(with: accent, self == .light ? 0.12 : 0.16)
    }

    /// Returns the ground of a button in an accent color while it is pressed.
    package func pressedTint(of accent: RGB) -> RGB {
      cards[0].mixed(with: accent, self == .light ? 0.17 : 0.21)
    }

    fileprivate func grounds(of accent: RGB) -> [RGB] {
      [page] + cards + [tint(of: accent), pressedTint(of: accent)]
    }
  }

  /// Returns the accent color of a scheme.
  package func accent(in scheme: Scheme) -> RGB { RGB(scheme == .light ? accent : darkAccent) }
}

extension RGB {
  /// The color as CSS writes it, such as `#136B3C`.
  package var hex: String {
    let digits = String(code, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The color of a text on this ground: white or nearly black, whichever is easier to read.
  package var text: RGB {
    let (white, black) = (RGB(1, 1, 1), RGB(0x0B0C0E))
    return contrast(to: white) >= contrast(to: black) ? white : black
  }
}
