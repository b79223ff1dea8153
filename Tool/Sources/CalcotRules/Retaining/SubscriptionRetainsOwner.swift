internal import CalcotCode
internal import CalcotFindings

/// A subscription that `self` retains, with a closure that retains `self`.
struct SubscriptionRetainsOwner: Rule {
  static let description = RuleDescription(
    id: "subscription-retains-owner", group: "retaining",
    summary: "An object does not keep a subscription whose closures hold the object.",
    rationale: """
      A bag of subscriptions keeps them until it is released, and each keeps every closure along its
      chain, operators included. If one names 'self' and the bag is the object's own, then the bag is
      released with the object, which the bag holds: neither ends. 'assign(to:on:)' holds its target as
      well. A stream that ends by itself lets go; then it is only information.
      """,
    remedy: """
      Capture 'self' weakly in each closure of the chain, 'map' and 'flatMap' included. Write
      'assign(to: &$property)' instead of 'assign(to:on: self)'.
      """,
    examples: examples)

  private static let assign: Name = "assign"
  private static let on: Name = "on"
  /// `ownership: .weak` of a library that extends Combine.
  private static let ownership: Name = "ownership"

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let weight = CycleWeight(codebase)
    var found = CycleFindings()
    let reactors = ReactorCycles(codebase)
    for capture in SelfCapture(codebase: codebase).capturingClosures() {
      if let cycle = reactors.cycle(of: capture) {
        found.cycles.append(cycle)
        continue
      }
      guard StreamClosures.contains(capture.closure, in: codebase),
        let retainPath = ValueFlow.keeping(of: capture.closure, isClosure: true, in: codebase),
        !weight.breaks.breaks(retainPath, in: capture.closure)
      else { continue }
      found.cycles.append(Cycle(capture, retainPath, in: codebase))
    }
    found.cycles += assignments(in: codebase) + BagCycles(codebase).cycles
    return found.findings(
      of: Self.self, in: context,
      message: { cycle, path in
        "'\(cycle.owner.name)' keeps a subscription that holds 'self', so it is never released: "
          + path
      },
      severity: { $0.retainPath.isFinite ? .info : weight.severity(of: $0) })
  }

  /// Returns the cycles of `assign(to: \.title, on: self)`, which retains its target.
  private func assignments(in codebase: Codebase) -> [Cycle] {
    let resolver = Resolver(codebase)
    return codebase.mentions(of: Self.assign).compactMap { call in
      guard codebase[call].kind == .call, codebase.isProduct(call),
        let target = resolver.argument(Self.on, of: call).flatMap(resolver.value(of:)),
        codebase[target].kind == .identifier, codebase[target].name == .self,
        resolver.argument(Self.ownership, of: call) == nil,
        let owner = codebase.enclosingType(of: call), owner.isReference
      else { return nil }
      var flow = ValueFlow(codebase, isClosure: true)
      guard let retainPath = flow.kept(call, RetainPath().subscribed()) else { return nil }
      return Cycle(owner: owner, place: target, holder: "assign(to:on:)", retainPath: retainPath)
    }
  }
}

extension SubscriptionRetainsOwner {
  static let examples: [RuleDescription.Example] = [
    .init(
      "sink, stored in the own set",
      """
      final class ClockViewModel {
        private var subscriptions = Set<AnyCancellable>()
        private var time = ""
        init(clock: Clock) {
          clock.$now
            .receive(on: DispatchQueue.main)
            .sink { now in
              ↓self.time = now
            }
            .store(in: &subscriptions)
        }
      }
      """,
      message: "ClockViewModel → subscriptions → closure → self"),
    .init(
      "a subscription in the bag of a row, whose closure holds the row",
      """
      final class HeaderView: UITableViewHeaderFooterView {
        var disposeBag = DisposeBag()
        let id = 1
        override func prepareForReuse() { disposeBag = DisposeBag() }
      }
      final class ListViewController: UIViewController {
        func fill(_ header: HeaderView) {
          header.rx.tap.bind { [weak self] in self?.open(↓header.id) }.disposed(by: header.disposeBag)
        }
        func fillWeakly(_ header: HeaderView) {
          header.rx.tap.bind { [weak header] in print(header?.id) }.disposed(by: header.disposeBag)
          header.rx.tap.take(1).bind { print(header.id) }.disposed(by: header.disposeBag)
          header.rx.tap.bind { [id = header.id] in print(id) }.disposed(by: header.disposeBag)
          texts.bind(to: header.rx.text).disposed(by: header.disposeBag)
        }
        func load(_ header: HeaderView, other: HeaderView) {
          Task { await header.load() }.store(in: &header.tasks)
          Task.detached { await other.load() }.store(in: &other.tasks)
        }
        func open(_ id: Int) {}
        private let bag = DisposeBag()
        func start() {
          later { [weak self] in
            guard let self = self else { return }
            self.clock.bind { [weak self] in self?.open($0) }.disposed(by: self.bag)
          }
        }
      }
      """,
      message: "'header' keeps a subscription whose closure holds 'header'"),
    .init(
      "what a reactor adds to its own stream of state, and a timer in it; what ends, or hands self on",
      """
      final class MainReactor: Reactor {
        let initialState = State()
        func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
          let events = provider.events.flatMap { event -> Observable<Mutation> in
            ↓self.mutate(action: .load)
          }
          let owned = provider.events.withUnretained(self).flatMap { $0.0.mutate(action: .load) }
          return .merge(mutation, events, owned)
        }
        func mutate(action: Action) -> Observable<Mutation> {
          service.load().flatMap { .just(self.mutation(of: $0)) }
        }
      }
      final class ClockReactor: Reactor {
        let initialState = State()
        func mutate(action: Action) -> Observable<Mutation> {
          Observable<Int>.interval(.seconds(1), scheduler: main).map { _ in ↓self.left() }
        }
      }
      final class CountDownReactor: Reactor {
        let initialState = State()
        func mutate(action: Action) -> Observable<Mutation> {
          Observable<Int>.interval(.seconds(1), scheduler: main).take(3).map { _ in self.left() }
        }
      }
      """, message: "MainReactor → state → closure → self"),
    .init(
      "an observation of a property by its key path",
      """
      final class PageViewController: UIViewController {
        private let web = WKWebView()
        private var observation: NSKeyValueObservation?
        private var others: [NSKeyValueObservation] = []
        override func viewDidLoad() {
          observation = web.observe(\\.title, options: [.new]) { _, _ in ↓self.update() }
          others.append(web.observe(\\.url) { [weak self] _, _ in self?.update() })
          _ = web.observe(\\.isLoading) { _, _ in self.update() }
        }
        func update() {}
      }
      """,
      message: "PageViewController → observation → closure → self"),
    .init(
      "a subscription by assignment",
      """
      final class ToggleViewModel {
        private var selection: AnyCancellable?
        private var isOn = false
        func observe(_ cell: ToggleCell) {
          self.selection = cell.$selection.sink { ↓self.isOn = $0 }
        }
      }
      """),
    .init(
      "Rx, disposed by the own bag",
      """
      final class EventsViewController: UIViewController {
        private let disposeBag = DisposeBag()
        private var events: [Event] = []
        override func viewDidLoad() {
          viewModel.events.drive(onNext: { events in
            ↓self.events = events
          }).disposed(by: disposeBag)
        }
      }
      """),
    .init(
      "an operator before a sink that is weak",
      """
      final class SearchViewModel {
        private var bag = Set<AnyCancellable>()
        init(query: Query) {
          query.$text
            .map { ↓self.trimmed($0) }
            .sink { [weak self] in self?.show($0) }
            .store(in: &bag)
        }
      }
      """),
    .init(
      "assign(to:on:) holds its target",
      """
      final class LogViewModel {
        private var cancellables = Set<AnyCancellable>()
        @Published var isEmpty = true
        @Published var lines: [String] = []
        init() {
          $lines.map { $0.isEmpty }.assign(to: \\.isEmpty, on: ↓self).store(in: &cancellables)
        }
      }
      """,
      message: "assign(to:on:)"),
    .init(
      "a helper that takes the bag",
      """
      final class RateViewController: UIViewController {
        private let disposeBag = DisposeBag()
        override func viewDidLoad() {
          subscribe(disposeBag, viewModel.rates) { rates in ↓self.show(rates) }
        }
      }
      """),
    .init(
      "one finding for all subscriptions of a type",
      """
      final class CellModel {
        private var bag = Set<AnyCancellable>()
        func bind(_ model: Model) {
          model.$a.sink { ↓self.a = $0 }.store(in: &bag)
          model.$b.sink { self.b = $0 }.store(in: &bag)
        }
      }
      """),
    .init(
      "weak captures, other bags, and nobody's bag",
      """
      final class FeedViewModel {
        @Published var isOn = false
        func follow(_ switches: Switches) {
          switches.$isOn.assign(to: \\.isOn, on: self, ownership: .weak).store(in: &bag)
        }
        private var bag = Set<AnyCancellable>()
        init(feed: Feed, state: State) {
          feed.$items.sink { [weak self] items in self?.show(items) }.store(in: &bag)
          feed.$items.sink { [weak self] items in
            guard let strongSelf = self else { return }
            strongSelf.show(items)
          }.store(in: &bag)
          feed.$items.sink { [state] in state.items = $0 }.store(in: &bag)
          var local = Set<AnyCancellable>()
          feed.$items.sink { self.show($0) }.store(in: &local)
          feed.$items.assign(to: &$items)
        }
      }
      """),
    .init(
      "a struct, and collections with the same verbs",
      """
      struct Handler {
        private var bag = Set<AnyCancellable>()
        mutating func install(_ publisher: Publisher) {
          publisher.sink { self.handle($0) }.store(in: &bag)
        }
      }

      final class Sorter {
        private var rows: [Row] = []
        func sort(_ items: [Item]) {
          rows = items.filter { self.accepts($0) }.map { self.row($0) }
        }
      }
      """),
    .init(
      "the first value ends it",
      """
      final class OnceViewModel {
        private var bag = Set<AnyCancellable>()
        init(user: User) {
          user.$name.first().sink { self.greet($0) }.store(in: &bag)
        }
      }
      """),
  ]
}
