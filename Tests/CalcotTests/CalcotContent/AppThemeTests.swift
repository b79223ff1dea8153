import CalcotContent
import CalcotTesting
import Testing

@Suite("A look of an app's own")
struct AppThemeTests {
  @Test func `is refused with the figure if its color cannot be read, and says what to do`() {
    let problem = #expect(throws: AppTheme.Problem.self) { try AppTheme(accent: 0x77CC88) }
    #expect(
      problem?.description == """
        The accent color #77CC88 has a contrast of 1.74:1 on #F2F2F6, a light ground; a text needs 4.5:1. \
        Take a darker one.
        """)
    let dark = #expect(throws: AppTheme.Problem.self) {
      try AppTheme(accent: 0x136B3C, darkAccent: 0x136B3C)
    }
    #expect(
      dark?.description.hasSuffix("a dark ground; a text needs 4.5:1. Take a lighter one.") == true)
  }

  @Test func `has a readable color in the dark for every one that can be read in the light`() throws
  {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<2_000 {
      let accent = UInt32.random(in: 0...0xFF_FFFF, using: &generator)
      guard let theme = try? AppTheme(accent: accent) else { continue }
      accepted += 1
      for scheme in AppTheme.Scheme.allCases {
        let color = theme.accent(in: scheme)
        let tints = [scheme.tint(of: color), scheme.pressedTint(of: color)]
        for ground in [scheme.page] + scheme.cards + tints {
          #expect(color.contrast(to: ground) >= 4.5, "\(color.hex) on \(ground.hex), seed \(seed)")
        }
        #expect(color.text.contrast(to: color) >= 4.5, "on \(color.hex), seed \(seed)")
      }
    }
    #expect(accepted > 100, "seed \(seed)")
  }

  @Test(arguments: [
    (UInt32(0x100_0000), 14.0, 1.0), (0x136B3C, -1, 1), (0x136B3C, .nan, 1), (0x136B3C, 29, 1),
    (0x136B3C, 14, 0.5), (0x136B3C, 14, .infinity),
  ])
  func `is refused with numbers that no host could show`(
    _ accent: UInt32, _ corners: Double, _ letters: Double
  ) {
    #expect(throws: AppTheme.Problem.self) {
      try AppTheme(accent: accent, corners: corners, letters: letters)
    }
  }
}
