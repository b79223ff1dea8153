#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  public import UIKit

  extension UIResponder {
    /// Runs `update` now, and again whenever an `@Observable` or ``Observed`` value that it has
    /// read has changed: by the end of the turn that changed it, once for all changes.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///   super.viewDidLoad()
    ///   observe { label.text = viewModel.title }
    /// }
    /// ```
    ///
    /// The observation ends when the screen of this view controller leaves the navigation tree,
    /// which also releases the captures of `update`, so no `[weak self]` is needed there. Views and
    /// controllers that no ``UIKitHost`` shows, and reused cells, must capture themselves weakly or
    /// cancel the observation.
    ///
    /// - Returns: a token that cancels the observation.
    @discardableResult
    public func observe(
      @_implicitSelfCapture _ update: @escaping @MainActor () -> Void
    ) -> UIObservation {
      let observation = UIObservation(update)
      Observations.shared.add(observation, of: self)
      observation.run()
      return observation
    }
  }

  /// A running observation, started by `observe(_:)`.
  @MainActor
  public final class UIObservation {
    private var update: (@MainActor () -> Void)?
    private let isDue = Locked(false)
    /// The values that the closure has read, observed until the observation is cancelled or released.
    private var reads: ObservedReads?

    init(_ update: @escaping @MainActor () -> Void) { self.update = update }

    var isRunning: Bool { update != nil }

    /// Cancels the observation: the closure is not run again.
    public func cancel() {
      // NB: released after the access, because the `deinit` of what the closure holds may cancel.
      let former = (update, reads)
      (update, reads) = (nil, nil)
      withExtendedLifetime(former) {}
    }

    func run() {
      guard let update else { return }
      isDue.withLock { $0 = false }
      let changed: @Sendable () -> Void = { [weak self] in
        // NB: this is called before the change, on any thread.
        self?.isDue.withLock { $0 = true }
        Task { @MainActor [weak self] in self?.runIfDue() }
      }
      let new = ObservedReads.tracking(changed: changed, update).reads
      // NB: the former one has come to its end, since this runs only once it is due.
      if self.update != nil { reads = new }
    }

    func runIfDue() {
      if isDue.withLock({ $0 }) { run() }
    }
  }

  /// The running observations, and the objects that started them.
  @MainActor
  final class Observations {
    static let shared = Observations()

    private struct Owned {
      weak var owner: UIResponder?
      let observation: UIObservation
    }

    /// The observations, with those that have ended since the last sweep.
    private var owned: [Owned] = []
    /// The number of observations at which those that have ended are swept out: twice as many as the
    /// last sweep has left, so that adding one costs the same however many there are.
    private(set) var limit = 16

    var count: Int { owned.count }

    func add(_ observation: UIObservation, of owner: UIResponder) {
      if count >= limit { sweep() }
      owned.append(Owned(owner: owner, observation: observation))
    }

    private func sweep() {
      // NB: released after the access, because the `deinit` of what a closure holds may observe.
      let former = owned
      owned = former.filter { $0.owner != nil && $0.observation.isRunning }
      limit = max(16, 2 * count)
      withExtendedLifetime(former) {}
    }

    /// Runs the observations that are due, so that views update in the same turn as semantic ones.
    func flush() { for own in owned { own.observation.runIfDue() } }

    /// Cancels the observations of controllers, their child controllers and their views.
    func end(_ controllers: some Sequence<UIViewController>) {
      let leaving = Set(controllers.flatMap(responders).map(ObjectIdentifier.init))
      for own in owned where own.owner.map({ leaving.contains(ObjectIdentifier($0)) }) == true {
        own.observation.cancel()
      }
    }

    private func responders(of controller: UIViewController) -> [UIResponder] {
      let views = controller.viewIfLoaded.map(responders) ?? []
      return [controller] + views + controller.children.flatMap(responders)
    }

    private func responders(of view: UIView) -> [UIResponder] {
      [view] + view.subviews.flatMap(responders)
    }
  }
#endif
