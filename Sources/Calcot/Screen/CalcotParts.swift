/// The parts of one calçot, behind the types of its ViewModel and View.
@MainActor
protocol CalcotParts: AnyObject {
  var leavability: Leavability { get }
  /// The ViewModel, if it asks to be told of its View's coming and going.
  var lifecycle: (any ViewLifecycle)? { get }
  /// Makes the default View and starts observing; `changed` is called for each change.
  ///
  /// - Returns: what is wrong with the parts, if anything is.
  func start(in scope: Scope, changed: @escaping @MainActor () -> Void) -> String?
  /// Makes the ViewModel anew if it is out of date and sets it on every View.
  func refresh()
  /// - Parameter windows: the rows of lists that hosts have asked for.
  func render(windows: [ElementID: Range<Int>]) -> RenderedScreen?
  /// Makes the View that `registry` has for the ViewModel, and keeps it up to date.
  func native<Native>(from registry: ViewRegistry<Native>) -> Native?
  /// The objects that must be released when the calçot has ended: ViewModel, View, and what the
  /// ViewModel holds as its interactor, coordinator or router.
  func objects(except shared: [AnyObject]) -> [AnyObject]
}

@MainActor
final class TypedParts<V: CalcotView>: CalcotParts {
  typealias ViewModel = V.ViewModel

  private var viewModel: ViewModel
  private let remake: (@MainActor () -> ViewModel)?
  private let makeView: @MainActor (ViewModel) -> V
  private let observe: (@MainActor (Scope, @escaping @MainActor () -> Void) -> Void)?
  private var view: V?
  private var natives: [NativeView<ViewModel>] = []
  private var delegation: Delegation<ViewModel>?
  private var isStale = false
  private var isRefreshing = false
  private var changed: (@MainActor () -> Void)?
  /// Whether the ViewModel asks to be told of its View; asked once, as that takes a while.
  private let isTold: Bool

  init(
    viewModel: ViewModel, remake: (@MainActor () -> ViewModel)? = nil,
    makeView: @escaping @MainActor (ViewModel) -> V,
    observe: (@MainActor (Scope, @escaping @MainActor () -> Void) -> Void)? = nil,
    delegation: Delegation<ViewModel>? = nil
  ) {
    self.viewModel = viewModel
    self.remake = remake
    self.makeView = makeView
    self.observe = observe
    self.delegation = delegation
    isTold = viewModel is any ViewLifecycle
  }

  var leavability: Leavability {
    refresh()
    return (viewModel as? any Leavable)?.leavability ?? .free
  }

  var lifecycle: (any ViewLifecycle)? {
    guard isTold else { return nil }
    refresh()
    return viewModel as? any ViewLifecycle
  }

  func start(in scope: Scope, changed: @escaping @MainActor () -> Void) -> String? {
    observe?(scope) { [weak self] in
      self?.isStale = true
      changed()
    }
    let view = makeView(viewModel)
    self.view = view
    if delegation != nil { self.changed = changed }
    let isDelegate = delegation?.add(view, of: viewModel) ?? true
    if let semantic = view as? SemanticView<ViewModel> { start(semantic, changed: changed) }
    guard !isDelegate else { return nil }
    return "\(V.self) cannot be the delegate of \(ViewModel.self): let it conform to the protocol."
  }

  private func start(
    _ semantic: SemanticView<ViewModel>, changed: @escaping @MainActor () -> Void
  ) {
    // NB: being given a new ViewModel is no change of the View's own, and would be shown twice.
    semantic.needsUpdate = { [weak self] in
      if self?.isRefreshing == false { changed() }
    }
    semantic.viewDidLoad()
  }

  func refresh() {
    if delegation?.renew(viewModel) == true { changed?() }
    guard isStale, let remake else { return }
    isStale = false
    isRefreshing = true
    defer { isRefreshing = false }
    viewModel = remake()
    view?.viewModel = viewModel
    natives.removeAll { !$0.isAlive }
    for native in natives { native.set(viewModel) }
  }

  func render(windows: [ElementID: Range<Int>]) -> RenderedScreen? {
    refresh()
    return (view as? SemanticView<ViewModel>).map {
      $0.screen($0.viewModel).rendered(windows: windows)
    }
  }

  func native<Native>(from registry: ViewRegistry<Native>) -> Native? {
    refresh()
    guard let (view, native) = registry.make(viewModel) else { return nil }
    natives.append(native)
    if let object = native.object() { delegation?.add(object, of: viewModel) }
    return view
  }

  func objects(except shared: [AnyObject]) -> [AnyObject] {
    var candidates: [Any] = [viewModel]
    if let view { candidates.append(view) }
    candidates += Mirror(reflecting: viewModel).children.compactMap { child in
      Self.partNames.contains { child.label?.hasSuffix($0) == true } ? child.value : nil
    }
    return candidates.compactMap { candidate in
      guard type(of: candidate) is AnyClass else { return nil }
      let object = candidate as AnyObject
      return shared.contains { $0 === object } ? nil : object
    }
  }

  // NB: services are shared and live on; a ViewModel's own parts are known by their role's name.
  private static var partNames: [String] { ["nteractor", "oordinator", "outer"] }
}
