import Calcot
import CalcotContent
import CalcotTree
import CalcotViews

/// A kind of semantic content, with its page in `Docs/Kinds`.
enum Kind: String, CaseIterable {
  case text, image, metric, chart, activityIndicator, progressBar, emptyState
  case button, link
  case textField, toggle, picker, numberField, numberStepper, slider, datePicker
  case row, line, list, grid, table, schedule, section, nativePiece

  /// The name of the type that an app writes; a grid is a list.
  var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  @MainActor func sample(_ viewModel: KindModel) -> [any Content] {
    let samples = KindSamples(viewModel: viewModel)
    return switch self {
    case .text: samples.text
    case .image: samples.image
    case .metric: samples.metric
    case .chart: samples.chart
    case .activityIndicator: samples.activityIndicator
    case .progressBar: samples.progressBar
    case .emptyState: samples.emptyState
    case .button: samples.button
    case .link: samples.link
    case .textField: samples.textField
    case .toggle: samples.toggle
    case .picker: samples.picker
    case .numberField: samples.numberField
    case .numberStepper: samples.numberStepper
    case .slider: samples.slider
    case .datePicker: samples.datePicker
    case .row: samples.row
    case .line: samples.line
    case .list: samples.list
    case .grid: samples.grid
    case .table: samples.table
    case .schedule: samples.schedule
    case .section: samples.section
    case .nativePiece: samples.nativePiece
    }
  }

  /// The view of SwiftUI by which Apple's systems show it, on both Apple hosts.
  var onApple: String {
    switch self {
    case .text: "`Text`, or `Label` with an SF Symbol"
    case .image: "`Image`, or `AsyncImage` for an address"
    case .metric: "texts that are read as one"
    case .chart: "`Chart` of Swift Charts"
    case .activityIndicator, .progressBar: "`ProgressView`"
    case .emptyState: "`ContentUnavailableView`"
    case .button: "`Button` with its role"
    case .link: "`Link`, or a button in the look of one"
    case .textField: "`TextField` or `SecureField`, with keyboard and content type"
    case .toggle: "`Toggle`"
    case .picker: "`Picker`: segments, a menu or a pushed list, by the number of options"
    case .numberField: "`TextField` with a number keyboard"
    case .numberStepper: "`Stepper`"
    case .slider: "`Slider`"
    case .datePicker: "`DatePicker`"
    case .row: "a row of a `List`, with swipe actions and a context menu"
    case .line: "views side by side, which scroll where there is no room"
    case .list: "`List`"
    case .grid: "rows of a `List`, with cards side by side"
    case .table: "rows with columns where the window is wide, a `List` otherwise"
    case .schedule:
      "the days of a month in lines of seven, and a `Section` for each day with entries"
    case .section: "`Section`"
    case .nativePiece: "the `View` of `registerPiece`"
    }
  }
}

enum KindRoute: LinkedRoute {
  case all
  case kind(Kind)
  static let links = Links<KindRoute>(
    RouteLink("", .all), RouteLink("kinds/:kind", KindRoute.kind))
}

extension Kind: LinkValue, Codable {}

/// The ViewModel of a kind's screen.
struct KindViewModel {
  let kind: Kind
  let model: KindModel
}

struct KindView: SemanticView {
  let viewModel: KindViewModel

  var screen: Screen {
    Screen(viewModel.kind.name) { viewModel.kind.sample(viewModel.model) }
  }
}

/// The ViewModel of the screen that leads to all kinds.
struct KindsViewModel { let show: @MainActor (Kind) -> Void }

struct KindsView: SemanticView {
  let viewModel: KindsViewModel

  var screen: Screen {
    Screen("Kinds") {
      List(Kind.allCases, id: \.self) { kind in Row(kind.name) { viewModel.show(kind) } }
    }
  }
}

/// An app with a screen for each kind.
final class KindsCoordinator: Coordinator {
  let navigation = StackNavigation<KindRoute>(root: .all)
  private let model: KindModel

  init(_ model: KindModel = KindModel()) { self.model = model }

  func calcot(for route: KindRoute, at place: RoutePlace<KindRoute>) -> Placed {
    switch route {
    case .all:
      place.screen {
        Calcot(KindsViewModel { [navigation] in navigation.push(.kind($0)) }, view: KindsView.init)
      }
    case .kind(let kind):
      place.screen { Calcot(KindViewModel(kind: kind, model: model), view: KindView.init) }
    }
  }
}
