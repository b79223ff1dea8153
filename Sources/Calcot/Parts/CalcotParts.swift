import CalcotContent
package import CalcotTree

/// The parts of a calçot, with the types of its ViewModel and its View erased.
@MainActor
package protocol CalcotParts: AnyObject {
  /// The name of the ViewModel's type, including the types and the module that contain it.
  var viewModelName: String { get }
  /// The names of the types of the parts.
  var partNames: PartNames { get }
  /// Returns what the ViewModel and the Model hold, without secrets.
  func partValues(hiding secrets: @escaping (String) -> String) -> PartValues
  /// The current leavability of the screen, which is free unless the ViewModel decides on it.
  var leavability: Leavability { get }
  /// The ViewModel, if it observes its View's life cycle.
  var lifecycle: (any ViewLifecycle)? { get }
  /// Creates the semantic View and starts observing; `changed` is called for each change.
  ///
  /// - Returns: A description of a mistake in the parts, or nil if there is none.
  func start(in scope: Scope, changed: @escaping @MainActor () -> Void) -> String?
  /// Loads the View that is about to be shown for the first time, and notifies the ViewModel of it.
  /// From then on, the ViewModel is also notified of each other View that becomes its delegate.
  func load()
  /// Recreates the ViewModel if it is out of date and sets it on every View.
  func refresh()
  /// Returns the content of the screen, or nil without a semantic View.
  func render(_ request: RenderRequest) -> RenderedScreen?
  /// Creates the View that `registry` has for the ViewModel, and keeps it up to date.
  func native<Native>(from registry: ViewRegistry<Native>) -> Native?
  /// The ViewModel and the View, as far as they are objects.
  var mainObjects: [AnyObject] { get }
  /// The interactor, coordinator and router of the ViewModel, as far as they are objects. They may be
  /// shared.
  var furtherObjects: [AnyObject] { get }
}

/// The parts of a calçot with one type of ViewModel.
@MainActor
package final class TypedParts<ViewModel>: CalcotParts {
  private var viewModel: ViewModel
  private let remake: (@MainActor () -> ViewModel)?
  private let source: SemanticSource<ViewModel>
  private let observe: (@MainActor (Scope, @escaping @MainActor () -> Void) -> Void)?
  private var view: (any SemanticObject<ViewModel>)?
  private var natives: [NativeView<ViewModel>] = []
  private let delegation: Delegation<ViewModel>?
  private var isStale = false
  private var isRefreshing = false
  private var changed: (@MainActor () -> Void)?
  private weak var scope: Scope?
  /// A Boolean value that indicates whether the ViewModel has been notified that a View has loaded.
  private var hasLoaded = false
  /// The protocols that the ViewModel conforms to.
  private var traits: ViewModelTraits

  package init(
    viewModel: ViewModel, remake: (@MainActor () -> ViewModel)? = nil,
    view source: SemanticSource<ViewModel> = .none,
    observe: (@MainActor (Scope, @escaping @MainActor () -> Void) -> Void)? = nil,
    delegate: (@MainActor (ViewModel, AnyObject) -> Bool)? = nil
  ) {
    self.viewModel = viewModel
    self.remake = remake
    self.source = source
    self.observe = observe
    delegation = delegate.map { Delegation($0) }
    traits = ViewModelTraits.of(viewModel)
  }

  package var viewModelName: String { String(reflecting: ViewModel.self) }

  package var partNames: PartNames {
    refresh()
    let native = natives.compactMap { $0.object() }.last
    let object = native ?? view
    return PartNames(view: object.map { type(of: $0) } ?? source.viewType, viewModel: viewModel)
  }

  package func partValues(hiding secrets: @escaping (String) -> String) -> PartValues {
    refresh()
    return PartValues(viewModel: viewModel, hiding: secrets)
  }

  package var leavability: Leavability {
    refresh()
    guard traits.isLeavable else { return .free }
    return (viewModel as? any Leavable)?.leavability ?? .free
  }

  package var lifecycle: (any ViewLifecycle)? {
    guard traits.isObserver else { return nil }
    refresh()
    return viewModel as? any ViewLifecycle
  }

  package func start(in scope: Scope, changed: @escaping @MainActor () -> Void) -> String? {
    observe?(scope) { [weak self] in
      self?.isStale = true
      changed()
    }
    if delegation != nil { (self.changed, self.scope) = (changed, scope) }
    guard case .object(let makeView) = source else { return nil }
    let view = makeView(viewModel)
    self.view = view
    let isDelegate = delegation?.add(view, of: viewModel) ?? true
    // NB: setting a new ViewModel is no change of the View's own, and would be shown twice.
    view.needsUpdate = { [weak self] in
      if self?.isRefreshing == false { changed() }
    }
    view.viewDidLoad()
    guard !isDelegate else { return nil }
    return "\(type(of: view)) cannot be the delegate of \(ViewModel.self): "
      + "let it conform to the protocol."
  }

  package func load() {
    hasLoaded = true
    loadDelegate()
  }

  private func loadDelegate() {
    if let current = delegation?.current {
      natives.first { $0.object() === current }?.load()
    }
    (viewModel as? any ViewLifecycle)?.onViewDidLoad()
  }

  /// Notifies the ViewModel of a View that has replaced its previous delegate.
  private func delegateHasChanged() {
    if hasLoaded, let scope, !scope.isEnded { scope.run { loadDelegate() } }
  }

  package func refresh() {
    if delegation?.renew(viewModel) == true {
      delegateHasChanged()
      changed?()
    }
    guard isStale, let remake else { return }
    isStale = false
    isRefreshing = true
    // NB: released last, because its `deinit` may use the screen.
    let former = viewModel
    defer {
      isRefreshing = false
      withExtendedLifetime(former) {}
    }
    viewModel = remake()
    traits = ViewModelTraits.of(viewModel)
    view?.viewModel = viewModel
    natives.removeAll { !$0.isAlive }
    for native in natives { native.set(viewModel) }
  }

  package func render(_ request: RenderRequest) -> RenderedScreen? {
    refresh()
    if case .function(_, let render) = source { return render(viewModel, request) }
    return view?.rendered(request)
  }

  package func native<Native>(from registry: ViewRegistry<Native>) -> Native? {
    refresh()
    guard let (view, native) = registry.make(viewModel) else { return nil }
    natives.removeAll { !$0.isAlive }
    natives.append(native)
    if let object = native.object(), delegation?.add(object, of: viewModel) == true {
      delegateHasChanged()
    }
    return view
  }

  package var mainObjects: [AnyObject] { Self.objects(of: [viewModel] + (view.map { [$0] } ?? [])) }

  package var furtherObjects: [AnyObject] {
    Self.objects(
      of: Mirror(reflecting: viewModel).children.compactMap { child in
        Self.partNames.contains { child.label?.hasSuffix($0) == true } ? child.value : nil
      })
  }

  private static func objects(of values: [Any]) -> [AnyObject] {
    values.compactMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
  }

  // NB: services are found by closures and globals, too, and then reflection takes them for new ones;
  // so only what has a role's name is looked at.
  private static var partNames: [String] { ["nteractor", "oordinator", "outer"] }
}

/// The protocols to which a ViewModel conforms. They are looked up once for each type, because the casts
/// take longer than everything else in making the parts.
@MainActor
private struct ViewModelTraits {
  let isObserver: Bool
  let isLeavable: Bool

  private static var known: [ObjectIdentifier: ViewModelTraits] = [:]

  static func of<ViewModel>(_ viewModel: ViewModel) -> ViewModelTraits {
    let id = ObjectIdentifier(type(of: viewModel as Any))
    if let traits = known[id] { return traits }
    let traits = ViewModelTraits(
      isObserver: viewModel is any ViewLifecycle, isLeavable: viewModel is any Leavable)
    known[id] = traits
    return traits
  }
}

/// Returns a closure that calls another one each time one of `changes` notifies its observers, for
/// as long as a scope lives.
@MainActor
package func observing<each Payload>(
  _ changes: repeat ObserverSet<each Payload>
) -> @MainActor (Scope, @escaping @MainActor () -> Void) -> Void {
  { scope, changed in repeat scope.observe(each changes) { _ in changed() } }
}
