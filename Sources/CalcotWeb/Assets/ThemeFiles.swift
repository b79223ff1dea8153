import CalcotContent
import CalcotTree

/// The files that every page of a site with a look of its own loads: a style that sets the values
/// of the page's, and an icon with the logo.
struct ThemeFiles: Equatable, Sendable {
  let style: WebAssets.Asset
  let icon: WebAssets.Asset

  init(_ theme: AppTheme) {
    style = WebAssets.Asset(
      "/calcot/theme.css", "text/css; charset=utf-8", Array(Self.text(of: theme).utf8))
    icon =
      theme.iconText.map { text in
        WebAssets.Asset(WebAssets.icon.path, WebAssets.icon.type, Array(text.utf8))
      } ?? WebAssets.icon
  }

  /// Returns the file at a path, or nil if it is not the theme's.
  func asset(at path: String) -> WebAssets.Asset? { [style, icon].first { $0.path == path } }

  private static func text(of theme: AppTheme) -> String {
    func value(_ color: (AppTheme.Scheme, RGB) -> RGB) -> String {
      let colors = AppTheme.Scheme.allCases.map { color($0, theme.accent(in: $0)).hex }
      return "light-dark(\(colors.joined(separator: ", ")))"
    }
    var text = """
      :root {
        --accent: \(value { $1 });
        --on-accent: \(value { $1.text });
        --tint: \(value { $0.tint(of: $1) });
        --tint-press: \(value { $0.pressedTint(of: $1) });
        --radius: \(theme.corners)px;
        --round: \((theme.corners * 0.8).rounded())px;
        font-size: \((theme.letters * 100).rounded())%;
      }

      """
    if theme.logo != nil {
      // NB: beside its tabs a wide page has room for the logo.
      text += """
        @media (min-width: 1000px) {
          div.layer > nav.tabs > form::before {
            content: "";
            flex: none;
            inline-size: 40px;
            block-size: 40px;
            margin: 0 12px 12px;
            background: url("icon.svg") center / contain no-repeat;
          }
        }

        """
    }
    return text
  }
}

extension AppTheme {
  /// The logo as a file, white or black on the accent color; nil if there is none.
  fileprivate var iconText: String? {
    guard let logo else { return nil }
    let ground = accent(in: .light)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">\
      <rect width="40" height="40" rx="9" fill="\(ground.hex)"/>\
      <path transform="translate(8 8)" d="\(logo.path)" fill="none" \
      stroke="\(ground.text.hex)" stroke-width="1.8" stroke-linecap="round" \
      stroke-linejoin="round"/></svg>
      """
  }
}
