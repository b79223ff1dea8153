internal import CalcotCode
internal import CalcotFindings

/// A method of `self` that an object which `self` retains stores as a value.
struct MethodReferenceRetainsOwner: Rule {
  static let description = RuleDescription(
    id: "method-reference-retains-owner", group: "retaining",
    summary: "An object does not keep one of its own methods as a value.",
    rationale: """
      'onTap = showDetails' stores a closure that holds 'self' strongly, though 'self' is not to be
      seen, and no capture list can be written there. It is the same cycle as with a closure, and
      harder to find.
      """,
    remedy: """
      Write a closure that captures 'self' weakly and calls the method:
      '{ [weak self] in self?.showDetails($0) }'.
      """,
    defaultSeverity: .error,
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let weight = CycleWeight(codebase)
    var found = CycleFindings()
    for reference in SelfCapture(codebase: codebase).methodReferences() {
      guard let retainPath = ValueFlow.keeping(of: reference.place, isClosure: true, in: codebase)
      else { continue }
      found.cycles.append(
        Cycle(
          owner: reference.owner, place: reference.place,
          holder: "method '\(reference.method.name)'", retainPath: retainPath,
          facts: [Fact("the method is declared here", at: reference.method.node)]))
    }
    found.cycles += HandedCycles(codebase).cycles(ofMethods: true)
    return found.findings(
      of: Self.self, in: context,
      message: { cycle, path in
        "'\(cycle.owner.name)' keeps its own \(cycle.holder), which holds 'self': \(path)"
      },
      severity: weight.severity)
  }
}

extension MethodReferenceRetainsOwner {
  static let examples: [RuleDescription.Example] = [
    .init(
      "a method of a ViewModel that its View gives to the controller which the ViewModel keeps",
      """
      final class PageViewController: UIViewController { var onReset: (() -> Void)? }
      struct PageFrame: UIViewControllerRepresentable {
        let onReset: (() -> Void)?
        let onMade: (PageViewController) -> Void
        init(onReset: (() -> Void)?, onMade: @escaping (PageViewController) -> Void) {
          self.onReset = onReset
          self.onMade = onMade
        }
        func makeUIViewController(context: Context) -> PageViewController {
          let page = PageViewController()
          page.onReset = onReset
          onMade(page)
          return page
        }
      }
      struct PageView: View {
        @StateObject private var viewModel = PageViewModel()
        var body: some View {
          PageFrame(onReset: viewModel.↓reset, onMade: viewModel.keep)
        }
      }
      final class PageViewModel: ObservableObject {
        private var page: PageViewController?
        func reset() {}
        func keep(_ page: PageViewController) { self.page = page }
      }
      """,
      message: "PageViewModel → page → onReset → PageViewModel"),
    .init(
      "a method in a child's property",
      """
      final class ResultsController { var onChange: (() -> Void)? }

      final class CouponsViewModel {
        private let results = ResultsController()
        func start() {
          results.onChange = ↓rebuild
        }
        func rebuild() {}
      }
      """,
      message: "CouponsViewModel → results → onChange → method 'rebuild' → self"),
    .init(
      "a method given to a lazy child, which keeps it in a subscription",
      """
      final class Debouncer {
        private let subject = PassthroughSubject<String, Never>()
        private var cancellable: AnyCancellable?
        init(work: @escaping (String) -> Void) {
          cancellable = subject.sink { work($0) }
        }
      }

      final class QueryViewModel {
        private lazy var debouncer = Debouncer(work: self.↓search(for:))
        func search(for text: String) {}
      }
      """,
      message: "QueryViewModel → debouncer"),
    .init(
      "a method that a screen in the own tab bar keeps",
      """
      class HouseCoordinator: BaseCoordinator {
        private var tabs: UITabBarController?
        func start() {
          let tabs = UITabBarController()
          self.tabs = tabs
          let module = resolver.resolve(FeedModule.self)!
          module.output.onDetails = ↓showDetails
          tabs.viewControllers = [module.view]
        }
        func showDetails() {}
      }
      """),
    .init(
      "a method that is called, selected, or given to who does not keep it",
      """
      final class MenuViewController: UIViewController {
        private var rows: [Row] = []
        private let button = UIButton()
        func setUp() {
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          rows = items.map(makeRow)
          service.load(completion: show)
          let title = makeTitle()
          self.title = title
        }
        @objc func tapped() {}
        func makeRow(_ item: Item) -> Row { Row() }
        func show(_ result: Result) {}
        func makeTitle() -> String { "" }
      }
      """),
    .init(
      "a property of UIKit of the same name as a method with labels",
      """
      final class Overlay { var anchor: (() -> Void)?; var content: Any? }
      final class MapViewController: UIViewController {
        private let overlay = Overlay()
        func view(for row: Int) -> UIView { UIView() }
        override func viewDidLoad() { overlay.content = view }
      }
      """),
    .init(
      "a coordinator that the screen keeps on purpose, and that holds nothing strongly",
      """
      struct Actions { let show: () -> Void }
      final class MoviesViewModel {
        private let actions: Actions
        init(actions: Actions) { self.actions = actions }
      }

      final class MoviesCoordinator {
        private weak var navigation: UINavigationController?
        func start() {
          let viewModel = MoviesViewModel(actions: Actions(show: show))
          navigation?.pushViewController(MoviesViewController(viewModel: viewModel), animated: true)
        }
        func show() {}
      }
      """),
  ]
}
