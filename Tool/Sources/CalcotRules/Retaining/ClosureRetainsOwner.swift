internal import CalcotCode
internal import CalcotFindings

/// A closure that retains `self`, and is stored by an object that `self` retains.
struct ClosureRetainsOwner: Rule {
  static let description = RuleDescription(
    id: "closure-retains-owner", group: "retaining",
    summary: "A class does not keep a closure that holds 'self'.",
    rationale: """
      A closure that names 'self' holds it. If the object keeps the closure, itself or in an object or
      value that it keeps, neither is ever released: the screen's memory, its observers and its tasks
      stay for as long as the app runs, once for each time the screen was opened.
      """,
    remedy: """
      Capture 'self' weakly: '{ [weak self] in … }', or capture only what the closure needs. A closure
      that is called once can also be set to nil by who calls it.
      """,
    defaultSeverity: .error,
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let weight = CycleWeight(codebase)
    var found = CycleFindings()
    for capture in SelfCapture(codebase: codebase).capturingClosures() {
      guard !StreamClosures.contains(capture.closure, in: codebase),
        let retainPath = ValueFlow.keeping(of: capture.closure, isClosure: true, in: codebase),
        !retainPath.isFinite, !capture.isCompletion(keptBy: retainPath, in: codebase),
        !capture.isNeverMade(in: codebase),
        !weight.breaks.breaks(retainPath, in: capture.closure)
      else { continue }
      found.cycles.append(Cycle(capture, retainPath, in: codebase))
    }
    found.cycles += HandedCycles(codebase).cycles(ofMethods: false)
    return found.findings(
      of: Self.self, in: context,
      message: { cycle, path in
        "'\(cycle.owner.name)' keeps a closure that holds 'self', so neither is released: \(path)"
      },
      severity: weight.severity)
  }
}

extension ClosureRetainsOwner {
  static let examples: [RuleDescription.Example] = violations + libraries + lookAlikes

  private static let violations: [RuleDescription.Example] = [
    .init(
      "a closure in an own property",
      """
      final class PlayerViewModel {
        var onFinish: (() -> Void)?
        func start() {
          onFinish = { ↓self.stop() }
        }
        func stop() {}
      }
      """,
      message: "PlayerViewModel → onFinish → closure → self"),
    .init(
      "a method in a capture list",
      """
      final class MenuViewModel { var onOpen: ((Int) -> Void)? }
      final class MenuViewController: UIViewController {
        private let viewModel = MenuViewModel()
        override func viewDidLoad() {
          viewModel.onOpen = { [↓open] row in open(row) }
        }
        private func open(_ row: Int) {}
      }
      """,
      message: "MenuViewController → viewModel → onOpen → closure → self"),
    .init(
      "a closure in an object that the object keeps",
      """
      final class Uploader { var onProgress: ((Double) -> Void)? }

      final class UploadViewModel {
        private let uploader = Uploader()
        private var progress = 0.0
        init() {
          uploader.onProgress = { value in
            DispatchQueue.main.async { ↓self.progress = value }
          }
        }
      }
      """,
      message: "UploadViewModel → uploader → onProgress"),
    .init(
      "a closure that the initialiser of a lazy child keeps",
      """
      final class HistoryViewController {
        private let pick: (String) -> Void
        init(pick: @escaping (String) -> Void) { self.pick = pick }
      }

      final class FinderViewController {
        private var text = ""
        private lazy var history: HistoryViewController = {
          let controller = HistoryViewController(pick: { term in ↓self.text = term })
          return controller
        }()
      }
      """,
      message: "FinderViewController → history → pick"),
    .init(
      "a closure in a row, the row in a section, the sections in the object",
      """
      enum RowKind { case toggle(onChange: (Bool) -> Void), plain }
      struct Row { let kind: RowKind; let tapped: () -> Void }
      struct Section { var rows: [Row] }

      final class OptionsViewController {
        private var sections: [Section] = []
        private var isOn = false
        func update() {
          var rows = [Row(kind: .plain) { ↓self.update() }]
          rows.append(Row(kind: .toggle(onChange: { self.isOn = $0 })) {})
          let all = [Section(rows: rows)]
          sections = all
        }
      }
      """,
      message: "OptionsViewController → sections → rows → tapped"),
    .init(
      "a closure that a getter of the same type gives to what it keeps",
      """
      final class BannerModel {
        private let close: () -> Void
        init(close: @escaping () -> Void) { self.close = close }
      }
      struct Widget { let model: BannerModel }

      final class StartViewModel {
        private(set) var widgets: [Widget] = []
        private var titles = ["a"]
        func update() { widgets = banners }
        private var banners: [Widget] {
          titles.map { title in
            let model = BannerModel(close: {
              ↓self.titles.removeAll { $0 == title }
            })
            return Widget(model: model)
          }
        }
      }
      """,
      message: "StartViewModel → widgets → model → close"),
    .init(
      "a closure inside a weak one that keeps the strong self it was given",
      """
      final class Picker { var onPick: (() -> Void)? }

      final class DateViewController {
        private let picker = Picker()
        private var handler: (() -> Void)?
        func show() {
          handler = { [weak self] in
            guard let self else { return }
            self.picker.onPick = { ↓self.show() }
          }
        }
      }
      """),
    .init(
      "an outer closure holds self for the weak capture of an inner one",
      """
      final class RefreshViewModel {
        private var onTick: (() -> Void)?
        func begin() {
          onTick = {
            Task { [weak self] in ↓self?.begin() }
          }
        }
      }
      """),
    .init(
      "a closure given to a method of a router behind a protocol",
      """
      protocol RouterType { func push(_ screen: Screen, completion: (() -> Void)?) }
      final class Router: RouterType {
        private var completions: [Int: () -> Void] = [:]
        func push(_ screen: Screen, completion: (() -> Void)?) {
          if let completion { completions[screen.id] = completion }
        }
      }

      final class MailCoordinator {
        private let router: RouterType
        init(router: RouterType) { self.router = router }
        func start() {
          router.push(Screen()) { ↓self.finish() }
        }
        func finish() {}
      }
      """,
      message: "MailCoordinator → router → completions"),
    .init(
      "a closure in a view that a weak outlet names, as the controller's view keeps it",
      """
      final class HistoryTableView: UITableView { var afterUpdate: (() -> Void)? }

      final class HistoryViewController: UIViewController {
        @IBOutlet private weak var table: HistoryTableView!
        private var days: [Day] = []
        override func viewDidLoad() {
          table.afterUpdate = { ↓self.scroll() }
        }
        func scroll() {}
      }
      """,
      message: "HistoryViewController → table → afterUpdate"),
    .init(
      "a closure in a data source of a framework that the controller keeps",
      """
      final class GroupsViewController: UIViewController {
        private var dataSource: UITableViewDiffableDataSource<Int, Group>?
        private var images: [Image] = []
        override func viewDidLoad() {
          self.dataSource = UITableViewDiffableDataSource<Int, Group>(
            tableView: table,
            cellProvider: { table, path, group in
              ↓self.cell(group)
            })
        }
      }
      """,
      message: "GroupsViewController → dataSource"),
    .init(
      "a closure that goes through another type to an object that the owner keeps by its type",
      """
      final class PageViewController: UIViewController { var onReset: (() -> Void)? }
      struct PageMaker {
        let reset: () -> Void
        func make() -> PageViewController {
          let page = PageViewController()
          page.onReset = reset
          return page
        }
      }
      final class PageModel {
        private var page: PageViewController?
        func start() {
          let maker = PageMaker(reset: ↓{ self.clear() })
          show(maker)
        }
        func clear() {}
      }
      """,
      message: "PageModel → page → onReset → PageModel"),
    .init(
      "a closure in a cell that the controller shows",
      """
      final class StepCell: UITableViewCell {
        private var tapped: (() -> Void)?
        func configure(tapped: @escaping () -> Void) { self.tapped = tapped }
      }

      final class StepsViewController: UIViewController {
        func configure(cell: StepCell) {
          cell.configure { ↓self.dismiss(animated: true) }
        }
      }
      """),
  ]
}
