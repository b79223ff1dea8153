/// The colors of the pictures, on light and dark backgrounds.
enum Palette {
  static func color(of how: Arrow.How, isDark: Bool) -> String {
    let (light, dark) = pair(of: how)
    return isDark ? dark : light
  }

  private static func pair(of how: Arrow.How) -> (light: String, dark: String) {
    switch how {
    case .push: ("#1d5fd1", "#6ea8ff")
    case .modal: ("#8a2fd0", "#c08bff")
    case .sheet: ("#b3249b", "#f07ddb")
    case .cover: ("#c61a55", "#ff7fa6")
    case .popover: ("#7a4bd6", "#b49bff")
    case .tab: ("#0b7d74", "#3fd0c2")
    case .root: ("#b35c00", "#ffb054")
    case .replace: ("#8a4b12", "#e0a070")
    case .flow: ("#4b5768", "#a9b6c8")
    case .link: ("#4d7c0f", "#a3d65c")
    case .embed: ("#8793a3", "#77859a")
    }
  }

  /// The colors of background, boxes, texts and changes, by the names of the style sheets'
  /// variables.
  static let named: [(name: String, light: String, dark: String)] = [
    ("ground", "#f4f5f7", "#14171c"),
    ("panel", "#ffffff", "#1b2027"),
    ("box", "#fbfbfc", "#1d232b"),
    ("line", "#d5d9e0", "#333c48"),
    ("node", "#ffffff", "#28303a"),
    ("edge", "#8793a3", "#566272"),
    ("text", "#1b222c", "#e6eaf0"),
    ("dim", "#5d6878", "#98a4b4"),
    ("accent", "#c2410c", "#ff9a5c"),
    ("added", "#1a7f37", "#4ac26b"),
    ("addedGround", "#d9f5df", "#16351f"),
    ("removed", "#cf222e", "#ff7b72"),
    ("removedGround", "#ffe1dd", "#421a1c"),
  ]

  static func color(_ name: String, isDark: Bool) -> String {
    let entry = named.first { $0.name == name }
    return (isDark ? entry?.dark : entry?.light) ?? "#888888"
  }
}
