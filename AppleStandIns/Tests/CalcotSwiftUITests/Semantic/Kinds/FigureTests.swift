import Calcot
import CalcotContent
import CalcotTesting
import DrawnReading
import SwiftUI
import Testing

@testable import CalcotUIKit

@MainActor
@Suite("Numbers and charts in SwiftUI")
struct FigureTests {
  @Test func `say what a number is and how it has changed, in words and by a sign`() {
    for (trend, line, image) in [
      (Trend.up("2 km more"), "Up: 2 km more", "arrow.up.right"),
      (.down("2 km less"), "Down: 2 km less", "arrow.down.right"),
      (.level("as before"), "Unchanged: as before", "arrow.right"),
    ] {
      let shown = ShownAlbum(.figures) { $0.trend = trend }
      for text in ["This week", "12 km", line] { #expect(shown.lines.contains(text)) }
      #expect(shown.screen.top.texts.contains(trend.text))
      #expect(shown.screen.top.seen.contains { $0.systemImage == image })
    }
    let shown = ShownAlbum(.figures) { $0.trend = nil }
    #expect(shown.lines.prefix(3) == ["Figures", "This week", "12 km"])
  }

  @Test func `have a mark for each point, whose name and text are read`() throws {
    for style in [ChartStyle.bars, .line] {
      let shown = ShownAlbum(.figures) { $0.style = style }
      let chart = try #require(shown.screen.top.first(.chart))
      let marks = chart.all(.mark)
      #expect(marks.map(\.label) == ["Mon", "Tue"])
      #expect(marks.map(\.value) == ["5 km", "−2.5 km"])
      #expect(marks.map(\.style) == (style == .bars ? ["bar", "bar"] : ["line", "line"]))
      #expect(shown.lines.suffix(3) == ["Distance", "Mon 5 km", "Tue −2.5 km"])
      let axes = chart.all(.axisLabel)
      #expect(axes.filter { $0.identifier == "x" }.map(\.label) == ["Mon", "Tue"])
      #expect(axes.filter { $0.identifier == "y" }.map(\.label) == ["0", "−2.5 km", "5 km"])
    }
  }

  @Test func `have a color for each series, whose name is read before that of the point`() throws {
    for style in [ChartStyle.bars, .line] {
      let shown = ShownAlbum(.figures) { ($0.style, $0.names) = (style, ["Now", "Before"]) }
      let marks = try #require(shown.screen.top.first(.chart)).all(.mark)
      #expect(marks.map(\.label) == ["Now, Mon", "Now, Tue", "Before, Mon", "Before, Tue"])
      let kind = style == .bars ? "bar" : "line"
      #expect(
        marks.map(\.style) == ["Now", "Now", "Before", "Before"].map { "\(kind) of \($0)" })
    }
  }

  @Test func `draw nothing of an empty series but its name`() {
    let shown = ShownAlbum(.figures) { $0.points = [] }
    #expect(shown.lines.last == "Distance")
    #expect(shown.screen.top.all(.chart).isEmpty)
  }

  @Test func `draw every number in its place, however large, alike or often it is`() throws {
    let most = Double.greatestFiniteMagnitude
    for values in [[most, -most], [0, 0], [5, 5, 5], [-1, -2], [1e-300], [.nan, .infinity, 1]] {
      let points = values.map { ChartPoint("Same\nname", $0, text: "\($0)") }
      let shown = ShownAlbum(.figures) { $0.points = points }
      let marks = try #require(shown.screen.top.first(.chart)).all(.mark)
      #expect(marks.count == values.filter(\.isFinite).count)
      #expect(Set(marks.map { $0.prompt?.split(separator: " ").first }).count == marks.count)
      let places = marks.compactMap { $0.prompt?.split(separator: "–").last.flatMap { Double($0) } }
      #expect(places.count == marks.count)
      #expect(places.allSatisfy { (0...1).contains($0) })
    }
  }

  @Test func `have at most six names under them, and no two texts on each other`() {
    #expect(ChartAxis.spread(0) == [])
    #expect(ChartAxis.spread(6) == [0, 1, 2, 3, 4, 5])
    #expect(ChartAxis.spread(1_000_000).count == 6)
    let value = ChartValue(
      label: "", points: [ChartPoint("a", 100, text: "100"), ChartPoint("b", 1, text: "1")],
      style: .line)
    #expect(ChartAxis.ends(of: value).map(\.text) == ["0", "100"])
  }
}
