import CalcotContent
import CalcotStreams
import CalcotTesting
import CalcotViews

@testable import Calcot

/// An app with a screen that is visited many times, and what outlives each visit.
@MainActor
final class VisitedHouse {
  let flow = NamedFlow<Happening>("home")
  private(set) lazy var app = CalcotApp(flow)
  let set = ObserverSet<Int>()
  let model = SharedModel()
  let stepper = TestStepper()
  let loader = PagedLoader<Int, Int, Never> { _, range in
    Page(start: range.lowerBound, elements: [], total: 0)
  }
  let gate = Gate(isOpen: false)
  let issues = Recorder<String>()
  /// The objects besides the app on which something is registered.
  var others: [AnyObject] = []
  /// A closure that is called in each visit, with the visited screen and the one under it.
  var whileThere: @MainActor (CalcotApp, _ visited: ScreenID, _ home: ScreenID) -> Void = {
    _, _, _ in
  }
  private let host = RenderingHost()
  private let visitors = Locked(0)
  private var scopes: [WeakScope] = []

  private struct WeakScope {
    weak var scope: Scope?
  }

  /// Visits screens that `make` makes, each with a new ViewModel.
  func show(_ make: @escaping @MainActor (Visitor) -> Calcot) {
    flow.screens["visited"] = { [visitors, weak self] in
      make(Visitor(visitors)).onAssembled { self?.note($0) }
    }
  }

  /// Returns another app, whose screen is counted as a visited one.
  func makeApp() -> CalcotApp { CalcotApp { [visitors] _ in Visitor(visitors).calcot } }

  /// Counts a scope as long as it lives.
  func note(_ scope: Scope) { scopes.append(WeakScope(scope: scope)) }

  func start() {
    app.issues.add { [issues] in issues.values.append($0) }
    host.app = app
    app.attach(host)
  }

  func visit(_ times: Int, needsTime: Bool) async {
    for _ in 0..<times {
      flow.navigation.push("visited")
      if let visited = app.tree.visible?.id, let home = app.tree.layers.first?.stack.root.id {
        whileThere(app, visited, home)
      }
      if needsTime { await app.settle() }
      flow.navigation.dismissAll()
      flow.navigation.popToRoot()
    }
    await app.settle()
    // NB: a cancelled iteration ends on its way over other threads.
    await Turns.pass { visitors.withLock { $0 } <= 2 }
  }

  /// The numbers of what lives, and of what is registered on what outlives the visits.
  var counts: [String: Int] {
    [
      "ViewModels": visitors.withLock { $0 },
      "scopes": scopes.count { $0.scope != nil },
      "observers": set.count + loader.didChange.count + stepper.steps.didEmit.count,
      // NB: each observation that marks a screen as changed holds the marks.
      "observations": Int(_getRetainCount(app.engine.publisher.marks)),
      "values": reachable(
        from: [app.engine, flow, set, stepper, loader] + others,
        except: [app.engine.steps, host]),
    ]
  }
}

/// The ViewModel of a visited screen.
@MainActor
final class Visitor {
  var content: @MainActor () -> [any Content] = { [] }
  weak var view: VisitorObject?
  /// The objects that live as long as the visitor.
  var kept: Any?
  private(set) var last = 0
  private let count: Locked<Int>

  init(_ count: Locked<Int>) {
    self.count = count
    count.withLock { $0 += 1 }
  }

  deinit { count.withLock { $0 -= 1 } }

  var calcot: Calcot { Calcot(self, view: VisitorView.init) }

  func receive(_ number: Int) { last = number }
  func note() { last += 1 }
}

struct VisitorView: SemanticView {
  let viewModel: Visitor

  var screen: Screen { Screen("Visited") { viewModel.content() } }
}

final class VisitorObject: StatefulView<Visitor> {}

/// A host's own View of a visited screen.
@MainActor
final class NativeVisitorView: CalcotView {
  var viewModel: Visitor
  init(_ viewModel: Visitor) { self.viewModel = viewModel }
}

extension NamedFlow: AddressOpening, FilePicking {}

struct NotDeleted: Error {}

/// Returns the number of values that reflection reaches, without those within `excluded`.
private func reachable(from roots: [AnyObject], except excluded: [AnyObject]) -> Int {
  var seen = Set(excluded.map { ObjectIdentifier($0) })
  var waiting: [Any] = roots
  var count = 0
  while count < 500_000, let value = waiting.popLast() {
    if value is String { continue }
    var mirror: Mirror? = Mirror(reflecting: value)
    if mirror?.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { continue }
    }
    count += 1
    while let current = mirror {
      waiting += current.children.map(\.value)
      mirror = current.superclassMirror
    }
  }
  return count
}
