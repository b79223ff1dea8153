import Calcot
import CalcotContent
import CalcotTree
import CalcotViews
import Foundation
import Observation

/// The values that the samples show and change.
@MainActor @Observable
final class KindModel {
  enum Distance: String, CaseIterable { case short = "5 km", middle = "10 km", long = "21 km" }
  enum Diet: String, CaseIterable { case vegan = "Vegan", glutenFree = "Gluten-free" }

  struct Run: Identifiable {
    let id: String
    let distance: String
    let day: String
  }

  struct Meeting: Identifiable {
    let id: String
    let color: Int
    /// The hours after the first day.
    let hour: Double

    var time: DateInterval {
      DateInterval(
        start: Date(timeIntervalSince1970: 1_780_272_000 + hour * 3_600), duration: 5_400)
    }
  }

  var name = "Leek pie"
  var mail = "ada@leeks.example"
  var steps = "Peel the leeks.\nFry them slowly."
  var isPublic = true
  var distance: Distance? = .middle
  var diets: Set<Diet> = [.vegan]
  var amount = 2.5
  var servings = 4
  var heat = 60.0
  var day = Date(timeIntervalSince1970: 1_780_272_000)
  var isBought = true
  let site = WebAddress.sample
  let photo = ImageSource.data(ImageData(Data(samplePhoto)))
  let broken = ImageSource.data(ImageData(Data("no picture".utf8)))
  let runs = [
    Run(id: "Hills", distance: "7.5 km", day: "26 May"),
    Run(id: "River", distance: "12 km", day: "28 May"),
    Run(id: "Track", distance: "5 km", day: "30 May"),
  ]
  let weeks = [("4 May", 8.0), ("11 May", 10.5), ("18 May", 6.0), ("25 May", 12.5)].map {
    ChartPoint($0.0, $0.1, text: "\($0.1) km")
  }
  let columns = [
    TableColumn("name", "Run", isSortable: true, order: .ascending),
    TableColumn("distance", "Distance", isSortable: true, isNumeric: true),
    TableColumn("day", "Day"),
  ]

  nonisolated init() {}

  let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_GB")
    calendar.firstWeekday = 2
    return calendar
  }()
  let meetings = [
    Meeting(id: "Hills", color: 1, hour: 9), Meeting(id: "River", color: 2, hour: 34),
    Meeting(id: "Track", color: 3, hour: 34.5),
  ]

  func tapped() {}
  func dayTapped(_ day: Date) {}
  func sortTapped(_ column: TableColumn.ID) {}
}

/// One sample of each kind of content. The documentation shows them as they stand here.
@MainActor
struct KindSamples {
  let viewModel: KindModel

  @ContentBuilder var text: [any Content] {
    Text("Three runs this week", role: .heading)
    Text("The next one begins at the bridge.")
    Text("Shown to members only", role: .secondary)
    Text("The run was not saved: there is no connection.", role: .error)
    Text("Valls, at the bridge", symbol: .place)
    Text("Sunday, 9:00", symbol: .calendar)
  }

  @ContentBuilder var image: [any Content] {
    Image(viewModel.photo, label: "A field at sunset")
    Image(nil, label: "A photo that is being loaded")
    Image(viewModel.broken, label: "A photo that is none")
  }

  @ContentBuilder var metric: [any Content] {
    Metric("This week", value: "12.5 km", trend: .up("6.5 km more than last week"))
  }

  @ContentBuilder var chart: [any Content] {
    Chart("Distance by week", points: viewModel.weeks)
    Chart("The same as a line", points: viewModel.weeks, style: .line)
  }

  @ContentBuilder var activityIndicator: [any Content] {
    ActivityIndicator("Loading the runs")
  }

  @ContentBuilder var progressBar: [any Content] {
    ProgressBar("Sending the photos", value: 3, total: 5)
  }

  @ContentBuilder var emptyState: [any Content] {
    EmptyState("No runs yet", symbol: .run, message: "A run is shown here once it is planned.") {
      Button("Plan a run", role: .main) { viewModel.tapped() }
    }
  }

  @ContentBuilder var button: [any Content] {
    Button("Plan a run", symbol: .add, role: .main) { viewModel.tapped() }
    Button("Share", symbol: .share) { viewModel.tapped() }
    Button("Delete", symbol: .delete, role: .destructive) { viewModel.tapped() }
    Button("Join", isEnabled: false) { viewModel.tapped() }
  }

  @ContentBuilder var link: [any Content] {
    if let site = viewModel.site { Link("The club's website", to: site) }
  }

  @ContentBuilder var textField: [any Content] {
    TextField("Name", text: viewModel.name) { viewModel.name = $0 }
    TextField("Mail", text: viewModel.mail, role: .email) { viewModel.mail = $0 }
    TextField("Steps", text: viewModel.steps, lines: 3...8) { viewModel.steps = $0 }
  }

  @ContentBuilder var toggle: [any Content] {
    Toggle("Public", isOn: viewModel.isPublic) { viewModel.isPublic = $0 }
  }

  @ContentBuilder var picker: [any Content] {
    Picker(
      "Distance", selection: viewModel.distance, of: KindModel.Distance.allCases, label: \.rawValue
    ) { viewModel.distance = $0 }
    Picker("Diets", selection: viewModel.diets, of: KindModel.Diet.allCases, label: \.rawValue) {
      viewModel.diets = $0
    }
  }

  @ContentBuilder var numberField: [any Content] {
    NumberField("Leeks", value: viewModel.amount, in: 0...10, decimals: 1, unit: "kg") {
      viewModel.amount = $0
    }
  }

  @ContentBuilder var numberStepper: [any Content] {
    NumberStepper("Servings", value: viewModel.servings, in: 1...12) { viewModel.servings = $0 }
  }

  @ContentBuilder var slider: [any Content] {
    Slider("Heat", value: viewModel.heat, in: 0...100, step: 10, unit: "%") { viewModel.heat = $0 }
  }

  @ContentBuilder var datePicker: [any Content] {
    DatePicker("Day", date: viewModel.day, in: .gmt) { viewModel.day = $0 }
  }

  @ContentBuilder var row: [any Content] {
    Row("Leads to a screen", detail: "With its detail", opens: viewModel.site).icon(.globe)
    Row("Acts") { viewModel.tapped() }.badge(3)
    Row("Is checked", isChecked: viewModel.isBought) { viewModel.isBought = $0 }
    Row("Ada Lovelace", detail: "Is for reading").avatar(nil)
    Row("Has actions of its own").actions { Button("Remove") { viewModel.tapped() } }
  }

  @ContentBuilder var line: [any Content] {
    Row("Early Birds", detail: "Valls, 24 members").avatar(nil)
      .actions {
        Button("Call", symbol: .phone) { viewModel.tapped() }
        Button("Share", symbol: .share) { viewModel.tapped() }
      }
      .hero()
    Line {
      Button("Day before") { viewModel.tapped() }
      Text("Sunday")
      Button("Day after") { viewModel.tapped() }
    }
  }

  @ContentBuilder var list: [any Content] {
    List(viewModel.runs, label: "Runs") { run in
      Row(run.id, detail: run.day, opens: viewModel.site)
    }
  }

  @ContentBuilder var grid: [any Content] {
    List(viewModel.runs, label: "Runs") { run in
      Row(run.id, detail: run.day, opens: viewModel.site).picture(viewModel.photo)
    }
    .layout(.grid)
  }

  @ContentBuilder var table: [any Content] {
    Table(viewModel.runs, columns: viewModel.columns, onSort: viewModel.sortTapped) { run in
      Row(run.id, opens: viewModel.site).cells(run.distance, run.day)
    }
  }

  @ContentBuilder var schedule: [any Content] {
    Schedule(month: viewModel.day, of: viewModel.meetings, at: \.time, in: viewModel.calendar) {
      Row($0.id, opens: viewModel.site).colored($0.color)
    }
    .today(viewModel.day)
    .onDay { viewModel.dayTapped($0) }
    Schedule(week: viewModel.day, of: viewModel.meetings, at: \.time, in: viewModel.calendar) {
      Row($0.id, opens: viewModel.site).colored($0.color)
    }
  }

  @ContentBuilder var section: [any Content] {
    Section("Meeting point", footer: "Only members see where a run begins.") {
      Text("At the bridge")
      Toggle("Shown to guests", isOn: viewModel.isPublic) { viewModel.isPublic = $0 }
    }
  }

  @ContentBuilder var nativePiece: [any Content] {
    NativePiece(viewModel.runs.count, label: "Map of the runs") {
      Text("Three runs by the river")
    }
  }
}

extension WebAddress {
  /// An address that leads nowhere.
  fileprivate static var sample: WebAddress? { try? WebAddress("https://club.example") }
}
