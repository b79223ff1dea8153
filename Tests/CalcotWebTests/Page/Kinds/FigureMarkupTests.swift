import CalcotContent
import CalcotViews
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("The markup of numbers and charts")
struct FigureMarkupTests {
  private let renderer = PageRenderer(form: .init(token: "t"))

  private func chart(_ values: [Double], _ style: ChartStyle = .bars) throws -> PageNode {
    let points = values.enumerated().map { ChartPoint("P\($0)", $1, text: "\($1) km") }
    return try #require(
      try renderer.page(Chart("Distance", points: points, style: style))
        .first { $0.tag == "figure" })
  }

  private func paths(_ chart: PageNode) -> [String] {
    chart.all.filter { $0.tag == "path" }.compactMap { $0.attributes["d"] }
  }

  @Test func `says the number, and in which direction it has changed`() throws {
    let page = try renderer.page(Metric("This week", value: "12 km", trend: .up("2 km more")))
    #expect(page.first { $0.classes.contains("value") }?.text == "12 km")
    let trend = try #require(page.first { $0.classes.contains("trend") })
    #expect(trend.classes == ["trend", "up"] && trend.children.map(\.text) == ["▲", "2 km more"])
    let plain = try renderer.page(Metric("Steps", value: "9"))
    #expect(plain.first { $0.classes.contains("trend") } == nil)
  }

  @Test func `draws bars from zero, and reads each point`() throws {
    let chart = try chart([10, -10])
    let drawing = try #require(chart.first { $0.tag == "svg" })
    #expect(drawing.attributes["role"] == "img" && drawing.attributes["style"] == nil)
    #expect(drawing.attributes["aria-labelledby"].flatMap(chart.node)?.text == "Distance")
    #expect(paths(chart)[0] == "M1.6 50V0H8.4V50zM11.6 50V100H18.4V50z")
    #expect(chart.all.filter { $0.tag == "li" }.map(\.text) == ["P010.0 km", "P1-10.0 km"])
  }

  @Test func `draws a line from point to point`() throws {
    let chart = try chart([0, 5, 10], .line)
    #expect(paths(chart).contains("M5 100L15 50L25 0"))
  }

  @Test func `draws several series beside each other, in colors with their names`() throws {
    let (now, before) = ([10.0, 5], [0.0, 2.5])
    func series(_ name: String, _ values: [Double]) -> ChartSeries {
      ChartSeries(name, points: values.enumerated().map { ChartPoint("P\($0)", $1, text: "\($1)") })
    }
    for style in [ChartStyle.bars, .line] {
      let page = try renderer.page(
        Chart("Distance", series: [series("Now", now), series("Before", before)], style: style))
      let chart = try #require(page.first { $0.tag == "figure" })
      let keys = try #require(chart.first { $0.classes.contains("keys") })
      #expect(keys.children.map(\.text) == ["Now", "Before"])
      #expect(keys.children.map { $0.classes } == [["c1"], ["c2"]])
      let drawn = chart.all.filter { $0.tag == "path" && $0.classes.count == 2 }
      #expect(Set(drawn.compactMap { $0.classes.last }) == ["c1", "c2"])
      #expect(
        chart.all.filter { $0.tag == "li" }.map(\.text)
          == ["P0Now 10.0\nBefore 0.0", "P1Now 5.0\nBefore 2.5"])
      #expect(
        paths(chart).contains(
          style == .bars ? "M1.6 100V0H5V100zM11.6 100V50H15V100z" : "M5 100L15 75"))
    }
  }

  @Test
  func `of a chart has the highest value at its axis, and points without room can be focused`()
    throws
  {
    func axis(_ values: [Double]) throws -> String? {
      try chart(values).first { $0.attributes["class"] == "axis" }?.text
    }
    #expect(try axis([3, 7, 5]) == "7.0 km")
    #expect(try axis([-3, 0]) == nil)
    for (count, stop) in [(7, nil), (8, "0"), (13, "-1")] {
      let points = try chart((1...count).map(Double.init)).all.filter { $0.tag == "li" }
      #expect(points.allSatisfy { $0.attributes["tabindex"] == stop }, "\(count)")
    }
  }

  @Test func `of a chart without points is the chart's label`() throws {
    let chart = try chart([])
    #expect(chart.text == "Distance" && chart.first { $0.tag == "svg" } == nil)
  }

  @Test(arguments: [
    [Double.greatestFiniteMagnitude, -Double.greatestFiniteMagnitude, 0],
    [Double.leastNonzeroMagnitude, 0], [5, 5, 5], [0, 0], [-1e300], [1e-300, 1e300], [-0.0],
  ])
  func `draws any numbers within its frame`(_ values: [Double]) throws {
    for style in [ChartStyle.bars, .line] {
      let text = try paths(chart(values, style)).joined(separator: " ")
      let numbers = text.split { !$0.isNumber && $0 != "." && $0 != "-" }.map { Double($0) }
      let most = max(100, 10.0 * Double(values.count))
      #expect(numbers.allSatisfy { ($0).map { (0...most).contains($0) } ?? false }, "\(text)")
    }
  }

  @Test func `leaves out points whose number is not finite`() throws {
    let chart = try chart([.nan, 1, .infinity])
    #expect(chart.all.filter { $0.tag == "li" }.count == 1)
  }

  @Test(arguments: hostileTexts.indices)
  func `escapes names and texts`(_ place: Int) throws {
    let text = hostileTexts[place]
    let page = try renderer.page(
      Metric(text, value: text, trend: .down(text)),
      Chart(text, points: [ChartPoint(text, 1, text: text)]))
    #expect(page.first { ["script", "b", "img"].contains($0.tag) } == nil)
  }
}
