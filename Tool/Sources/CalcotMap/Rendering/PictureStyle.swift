/// The style sheet of the SVG picture, for light and dark. It has no variables, which some viewers
/// do not support.
enum PictureStyle {
  static var css: String {
    shape + colors(isDark: false) + "@media (prefers-color-scheme:dark){\(colors(isDark: true))}"
  }

  private static let shape = """
    text{font:12px -apple-system,system-ui,'Segoe UI',Helvetica,Arial,sans-serif}
    .feature text{font-size:13px;font-weight:600}
    .feature .count{font-weight:400}
    .screen text{text-anchor:middle}
    .screen rect{stroke-width:1}
    .screen .inner{fill:none}
    .screen.entry>rect:first-of-type{stroke-width:2.5}
    .k-other rect{stroke-dasharray:4 3}
    .lines path{fill:none;stroke-width:1.3}
    .lines .long{stroke-opacity:.45}
    .lines .unsure{stroke-dasharray:5 4}
    .lines .l-embed{stroke-dasharray:1.5 3}
    .lines .l-added,.lines .l-removed{stroke-width:2.4;stroke-opacity:1}
    .lines .l-removed{stroke-dasharray:6 4}
    .title{font-size:20px;font-weight:600}
    .ring{stroke-width:1}
    .middle{text-anchor:middle}
    .strong{font-weight:600}

    """

  private static func colors(isDark: Bool) -> String {
    func color(_ name: String) -> String { Palette.color(name, isDark: isDark) }
    var rules = [
      ".ground{fill:\(color("ground"))}", "text{fill:\(color("text"))}",
      ".feature rect{fill:\(color("box"));stroke:\(color("line"))}",
      ".count,.dim{fill:\(color("dim"))}",
      ".screen rect{fill:\(color("node"));stroke:\(color("edge"))}",
      ".screen .inner{fill:none}",
      ".screen.entry>rect:first-of-type{stroke:\(color("accent"))}",
      ".forbidden{stroke:\(color("removed"))}",
      "text.forbidden{fill:\(color("removed"));stroke:none}",
    ]
    for change in ["added", "removed"] {
      rules.append(
        ".screen.\(change)>rect{fill:\(color(change + "Ground"));stroke:\(color(change))}")
      rules.append(
        ".lines .l-\(change){stroke:\(color(change))}.m-\(change){fill:\(color(change))}")
    }
    for how in Arrow.How.allCases {
      let color = Palette.color(of: how, isDark: isDark)
      rules.append(".l-\(how.rawValue){stroke:\(color)}.m-\(how.rawValue){fill:\(color)}")
    }
    for (ring, color) in zip(0..., isDark ? darkRings : lightRings) {
      rules.append(".ring\(ring){fill:\(color);stroke:\(isDark ? "#14171c" : "#ffffff")}")
    }
    return rules.joined(separator: "\n") + "\n"
  }

  private static let lightRings = ["#f7c873", "#f8dca5", "#e3ecd4", "#cfe2ea"]
  private static let darkRings = ["#8a5a12", "#6b5326", "#3f5236", "#2c4653"]
}
