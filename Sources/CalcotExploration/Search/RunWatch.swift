import Calcot
import CalcotTesting

/// An observer of one run: it collects the issues, the steps, the names of screens, and the ways
/// between them.
@MainActor
final class RunWatch {
  private weak var app: TestApp?
  private var names: [ScreenID: String] = [:]
  private var noted: [Problem] = []
  private var transitions: [TreeTransition] = []
  private(set) var arrows: [RouteGraph.Arrow] = []
  private(set) var steps: [String: Set<String>] = [:]
  private var screens: (left: [String], sent: [String]) = ([], [])

  init(_ app: TestApp) {
    self.app = app
    noteScreens()
    app.issues.receiver = { [weak self] issue in self?.note(issue) }
    app.app?.steps.add { [weak self] event in self?.note(event) }
    app.app?.transitions.add { [weak self] transition in
      self?.transitions.append(transition)
      self?.noteScreens()
      self?.screens.left += transition.leaving.compactMap { self?.names[$0.id] }
    }
  }

  /// Returns the problems recorded since the last call.
  func takeProblems() -> [Problem] {
    defer { noted = [] }
    return noted
  }

  /// A Boolean value that indicates whether a step was sent since the last call of ``takeScreens()``.
  var hasSent: Bool { !screens.sent.isEmpty }

  /// Returns the screens that have left the tree or sent a step since the last call.
  func takeScreens() -> (left: [String], sent: [String]) {
    defer { screens = ([], []) }
    return screens
  }

  func name(of screen: ScreenID) -> String { names[screen] ?? "\(screen)" }

  /// Records the names of the screens in the tree, and the ways that led to them.
  func noteScreens() {
    guard let app = app?.app else { return }
    for screen in app.tree.screens where names[screen.id] == nil {
      names[screen.id] = app.viewModelName(of: screen.id).map(ScreenName.stem) ?? "\(screen.route)"
    }
    arrows += transitions.compactMap { RouteGraph.Arrow($0, name: name(of:)) }
    transitions = []
  }

  private func note(_ issue: String) {
    noteScreens()
    noted.append(Problem(Self.invariant(of: issue), on: visible, issue))
  }

  /// Returns the invariant that an issue of the app violates.
  private static func invariant(of issue: String) -> Invariant {
    if issue.hasPrefix("Two elements have the key") { return .uniqueKeys }
    let isAgain = ["has left the navigation tree", "has given its result"].contains(
      where: issue.contains)
    return issue.contains(": finish was refused: ") && isAgain ? .finishesOnce : .noIssue
  }

  private func note(_ event: StepEvent) {
    let sender = event.screen.map(name(of:)) ?? visible
    screens.sent.append(sender)
    steps[sender, default: []].insert(String("\(event.step)".prefix { $0 != "(" }))
    guard case .refused(let reason) = event.disposition else { return }
    let hasEnded = event.screen.map { app?.tree?.node($0) == nil } ?? false
    guard hasEnded || reason.hasPrefix("no flow handles") else { return }
    noted.append(Problem(.stepsAreHandled, on: sender, "\(event)"))
  }

  private var visible: String { app?.tree?.visible.map { name(of: $0.id) } ?? "nothing" }
}

/// The names of screens: those of their ViewModels without the common ending.
enum ScreenName {
  /// Returns "Groups" for "Module.GroupsViewModel" and for "Module.GroupsViewModel.Outputs".
  static func stem(_ viewModel: String) -> String {
    let names = viewModel.prefix { $0 != "<" }.split(separator: ".")
    let suffix = "ViewModel"
    let name = names.last { $0.hasSuffix(suffix) && $0.count > suffix.count }
    return name.map { String($0.dropLast(suffix.count)) } ?? names.last.map(String.init) ?? ""
  }
}
