import Calcot
import CalcotContent
import CalcotTesting
import CalcotTree
import CalcotViews
import Foundation
import Testing

@Suite("What a semantic view shows")
@MainActor
struct FigureTests {
  private let picture = ImageData(Data(PictureBytes.png(width: 640, height: 480)))

  @Test func `is printed with what a person can tell of it`() throws {
    let address = try WebAddress("leeks.example/one.png")
    let screen = Shown {
      Image(.data(picture), label: "Ada")
      Image(.address(address), label: "A leek", role: .icon)
      Image(nil, label: "A photo", role: .avatar)
      Text("Valls", symbol: .place)
      Metric("This week", value: "12 km", trend: .down("3 km less"))
      Metric("Runs", value: "4")
      Chart("Runs", points: [ChartPoint("May", 3, text: "3 runs")], style: .line)
      Chart(
        "Kilometres",
        series: [
          ChartSeries("2025", points: [ChartPoint("May", 9, text: "9 km")]),
          ChartSeries("2026", points: [ChartPoint("May", 3, text: "3 km")]),
        ])
      EmptyState("No groups", symbol: .people)
      Button("Add", symbol: .add, role: .main, isEnabled: false) {}
      NativePiece(1, label: "Map") { Text("A river") }
    }
    #expect(
      screen.content.description == """
        screen "Screen"
          picture "Ada" png 640×480
          icon "A leek" https://leeks.example/one.png
          avatar "A photo" loading
          label "Valls" symbol place
          metric "This week" "12 km" down "3 km less"
          metric "Runs" "4"
          chart "Runs" line May 3 runs
          chart "Kilometres" bars "2025" May 9 km; "2026" May 3 km
          empty "No groups" symbol people
          button "Add" symbol add main disabled
          native "Map"
            text "A river"
        """)
  }

  @Test func `has pictures before the titles of rows`() {
    let screen = Shown {
      Row("Ada Lovelace").avatar(nil)
      Row("Ada").avatar(.data(picture))
      Row("Leek").picture(nil).badge(2)
      Row("Star").icon(.star)
      Row("Plain").icon(nil)
    }
    #expect(
      screen.content.description == """
        screen "Screen"
          row "Ada Lovelace" avatar initials AL plain
          row "Ada" avatar png 640×480 plain
          row "Leek" badge "2" picture loading plain
          row "Star" icon symbol star plain
          row "Plain" plain
        """)
  }

  @Test(
    "has the initials of a name's first and last word",
    arguments: [
      ("Ada Lovelace", "AL"), ("ada", "A"), ("", ""), (" \n ", ""), ("María José de Ávila", "MÁ"),
      ("ß", "SS"), ("👩‍🚀 Anna", "👩‍🚀A"),
    ])
  func initials(_ name: String, _ initials: String) {
    #expect(ImageSource.initials(of: name) == .initials(initials))
  }

  @Test func `is a table with a button for each column that sorts, and rows with cells`() throws {
    struct Run: Identifiable { let id: String }
    let log = Recorder<String>()
    let columns = [
      TableColumn("name", "Name", isSortable: true, order: .ascending), TableColumn("at", "At"),
      TableColumn("km", "Distance", isSortable: true, isNumeric: true),
    ]
    let screen = Shown {
      Table([Run(id: "A"), Run(id: "B")], columns: columns, onSort: { log.values.append($0) }) {
        Row("Run \($0.id)").cells("Valls", "5")
      }
    }
    #expect(
      screen.content.description == """
        screen "Screen"
          table "Name" ascending "At" "Distance"
            button "Name"
            button "Distance"
            list
              row "Run A" "Valls" "5" plain
              row "Run B" "Valls" "5" plain
        """)
    screen.activate(try #require(screen.element("Distance")))
    #expect(log.values == ["km"])
    let row = try #require(screen.content.allElements.last)
    guard case .row(let value) = row.kind else { return #expect(Bool(false), "\(row)") }
    #expect(value.cellTexts(under: columns) == "At Valls · Distance 5")
    #expect(value.cellTexts(under: []) == "")
  }

  @Test func `leaves out what no chart can draw, and reports it`() {
    let points = [1, .nan, .infinity, -3].map { ChartPoint("\($0)", $0, text: "\($0)") }
    let screen = Shown { Chart("Odd", points: points) }
    #expect(screen.content.description.hasSuffix(#"chart "Odd" bars 1.0 1.0, -3.0 -3.0"#))
    #expect(screen.issues.values.contains { $0.contains("2 of its numbers are not finite") })
  }

  @Test(
    "places each number of a chart between its ends, and zero within",
    arguments: [
      [], [0], [5], [-5], [1, 2, 3], [-1, 1],
      [.greatestFiniteMagnitude, -.greatestFiniteMagnitude],
      [.leastNonzeroMagnitude], [1e-300, 1e300],
    ] as [[Double]])
  func places(_ values: [Double]) {
    let chart = ChartValue(
      label: "", points: values.map { ChartPoint("", $0, text: "") }, style: .bars)
    #expect(chart.range.contains(0) && chart.range.lowerBound < chart.range.upperBound)
    for value in values + [0] { #expect((0...1).contains(chart.place(of: value)), "\(value)") }
    #expect(values.isEmpty || chart.place(of: values.max()!.magnitude) >= chart.place(of: 0))
  }

  @Test func `has symbols of different names, in paths that a browser can draw`() {
    #expect(Set(Symbol.all.map(\.name)).count == Symbol.all.count)
    for symbol in Symbol.all {
      #expect(symbol.path.hasPrefix("M"), "\(symbol)")
      #expect(
        symbol.path.allSatisfy { "MLHVCSQTAZmlhvcsqtaz0123456789.- ".contains($0) }, "\(symbol)")
      #expect(symbol.sign.count == 1 && !symbol.system.isEmpty, "\(symbol)")
    }
  }
}

@Suite("The bytes of a picture")
struct ImageDataTests {
  @Test func `are equal if they are the same, whoever made them`() {
    let bytes = Data(PictureBytes.png(width: 2, height: 3))
    let (one, other) = (ImageData(bytes), ImageData(bytes))
    #expect(one == other && one.hashValue == other.hashValue)
    let isShared = one.owner === other.owner
    #expect(!isShared)
    #expect(one != ImageData(Data(PictureBytes.png(width: 3, height: 2))))
    #expect("\(one)" == "png 2×3")
  }

  @Test func `say why they cannot be shown`() throws {
    #expect(ImageData(Data()).problem == .noPicture)
    #expect(ImageData(Data("<svg onload=alert(1)>".utf8)).problem == .noPicture)
    let huge = ImageData(Data(PictureBytes.png(width: 100_000, height: 100_000)))
    #expect(huge.problem == .tooLarge(ImageSize(width: 100_000, height: 100_000)))
    let mail = ImageSource.address(try WebAddress("mailto:ada@leeks.example"))
    #expect(mail.problem != nil)
    #expect(ImageSource.address(try WebAddress("leeks.example")).problem == nil)
  }

  @Test func `come from a file, or it is said which one cannot be read`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    try Data(PictureBytes.png(width: 2, height: 3)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try ImageData(file: file.path).size == ImageSize(width: 2, height: 3))
    let problem = #expect(throws: ImageProblem.self) { try ImageData(file: file.path + "x") }
    #expect(problem.map { "\($0)" }?.hasPrefix("\(file.path)x cannot be read: ") == true)
  }
}
