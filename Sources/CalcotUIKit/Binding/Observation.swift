#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Observation
  import Synchronization
  public import UIKit

  extension UIResponder {
    /// Runs `update` now, and again whenever something `@Observable` or ``Observed`` has changed that it
    /// has read: by the end of the turn that changed it, once for all changes.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///   super.viewDidLoad()
    ///   observe { label.text = viewModel.title }
    /// }
    /// ```
    ///
    /// It ends when the screen of this view controller leaves the navigation tree, which also lets go of
    /// what `update` holds, so no `[weak self]` is needed there. Views and controllers that no
    /// ``UIKitHost`` shows, and cells that are used again and again, have to capture themselves weakly, or
    /// end it by the token.
    ///
    /// - Returns: what ends it before that.
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

  /// One ``UIKit/UIResponder/observe(_:)`` under way.
  @MainActor
  public final class UIObservation {
    private var update: (@MainActor () -> Void)?
    private let isDue = Atomic(false)

    init(_ update: @escaping @MainActor () -> Void) { self.update = update }

    /// Ends it: nothing is run any more.
    public func cancel() { update = nil }

    var isCancelled: Bool { update == nil }

    func run() {
      guard let update else { return }
      isDue.store(false, ordering: .relaxed)
      withObservationTracking(update) { [weak self] in
        // NB: this comes before the change, and from any thread.
        guard let self else { return }
        isDue.store(true, ordering: .relaxed)
        Task { @MainActor in self.runIfDue() }
      }
    }

    func runIfDue() {
      if isDue.load(ordering: .relaxed) { run() }
    }
  }

  /// The observations under way, by the object that began them.
  @MainActor
  final class Observations {
    static let shared = Observations()

    private struct Owned {
      weak var owner: UIResponder?
      var observations: [UIObservation]
    }

    private var owned: [ObjectIdentifier: Owned] = [:]

    func add(_ observation: UIObservation, of owner: UIResponder) {
      owned = owned.filter { $0.value.owner != nil }
      owned[ObjectIdentifier(owner), default: Owned(owner: owner, observations: [])]
        .observations.append(observation)
    }

    /// Runs what is due, so that the host's own views change in the turn in which semantic ones do.
    func flush() {
      for observation in owned.values.flatMap(\.observations) { observation.runIfDue() }
    }

    /// Ends what a controller, the controllers in it and their views have begun.
    func end(_ controller: UIViewController) {
      for child in controller.children { end(child) }
      if let view = controller.viewIfLoaded { end(view) }
      end(of: controller)
    }

    private func end(_ view: UIView) {
      for subview in view.subviews { end(subview) }
      end(of: view)
    }

    private func end(of owner: UIResponder) {
      for observation in owned.removeValue(forKey: ObjectIdentifier(owner))?.observations ?? [] {
        observation.cancel()
      }
    }
  }
#endif
