import Calcot
package import CalcotContent

/// A mapping from styles to the colors and attributes of a terminal.
///
/// If the terminal has reported its background, all colors are computed to be readable on it;
/// otherwise they are those of the terminal's own palette, with its "dim" and "reverse".
package struct Theme: Equatable, Sendable {
  /// The colors of the roles.
  struct Palette: Equatable, Sendable {
    let faint: RGB
    let placeholder: RGB
    let rule: RGB
    let accent: RGB
    let error: RGB
    let success: RGB
    let notice: RGB
    /// The background and the text color of the focused element.
    let focus: RGB
    let focusText: RGB
  }

  package let depth: ColorDepth
  /// The computed colors, or `nil` if the terminal's own are used.
  let palette: Palette?

  /// The theme for a terminal that has reported nothing.
  package static let standard = Theme(depth: .sixteen)

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - background: The color of the terminal's background, if it has reported it.
  ///   - text: The color of its text.
  ///   - look: The app's own look, whose accent color is used, changed only as far as the background
  ///     requires.
  package init(
    depth: ColorDepth, background: RGB? = nil, text: RGB? = nil, look: AppTheme? = nil
  ) {
    self.depth = depth
    palette = depth < .indexed ? nil : background.map { Palette(on: $0, text: text, look: look) }
  }

  /// Returns the appearance of a style.
  func look(of style: TextStyle) -> Look {
    if case .halves(let upper, let lower) = style.pixels {
      return Look(foreground: shown(RGB(upper)), background: shown(RGB(lower)))
    }
    var look = Look(
      bold: style.bold, dim: style.dim, underline: style.underline, inverse: style.inverse)
    if depth > .none, style.foreground != .standard { look.foreground = .named(style.foreground) }
    if depth > .none, style.background != .standard { look.background = .named(style.background) }
    guard let palette else { return look }
    if let color = palette.color(of: style) { look.foreground = shown(color) }
    look.dim = false
    if style.inverse {
      look.inverse = false
      look.background = shown(palette.focus)
      look.foreground = shown(palette.focusText)
    }
    return look
  }

  private func shown(_ color: RGB) -> Look.Color {
    depth == .truecolor ? .rgb(color) : .indexed(color)
  }
}

extension Theme.Palette {
  /// Computes the colors for a background.
  init(on background: RGB, text: RGB?, look: AppTheme? = nil) {
    let isDark = background.luminance < 0.18
    let end = isDark ? RGB(1, 1, 1) : RGB(0, 0, 0)
    let told = text ?? background.mixed(with: end, 0.87)
    let text = told.readable(on: background, towards: end, contrast: 7)
    func readable(_ color: RGB, _ contrast: Double = 4.5) -> RGB {
      color.readable(on: background, towards: end, contrast: contrast)
    }
    faint = readable(background.mixed(with: text, 0.55))
    placeholder = readable(background.mixed(with: text, 0.4), 3)
    rule = readable(background.mixed(with: text, 0.25), 1.5)
    accent = readable(
      look?.accent(in: isDark ? .dark : .light)
        ?? (isDark ? RGB(0.42, 0.65, 1) : RGB(0.05, 0.35, 0.8)))
    error = readable(isDark ? RGB(1, 0.42, 0.4) : RGB(0.75, 0.1, 0.1))
    success = readable(isDark ? RGB(0.4, 0.8, 0.45) : RGB(0.05, 0.45, 0.15))
    notice = readable(isDark ? RGB(0.95, 0.75, 0.3) : RGB(0.55, 0.35, 0))
    focus = accent
    focusText = background.contrast(to: accent) >= 4.5 ? background : RGB(1, 1, 1)
  }

  /// Returns the color of a style's text, or `nil` for the terminal's own.
  func color(of style: TextStyle) -> RGB? {
    switch style.foreground {
    case .red: error
    case .green: success
    case .yellow: notice
    case .blue, .cyan, .magenta: accent
    case .black: rule
    case .white, .standard: style.dim ? (style.underline ? placeholder : faint) : nil
    }
  }
}
