public import Calcot
package import CalcotTree

/// A View for every host that holds state of its own, or that its ViewModel knows as its delegate.
///
/// ```swift
/// final class LaunchView: StatefulView<LaunchViewModel>, LaunchViewDelegate {
///   private var notice: String?
///
///   func show(_ notice: String) {
///     self.notice = notice
///     setNeedsUpdate()
///   }
///
///   override func screen(_ viewModel: LaunchViewModel) -> Screen { … }
/// }
/// ```
///
/// Most Views hold nothing: write those as a ``SemanticView``.
@MainActor
open class StatefulView<ViewModel>: CalcotView {
  /// The ViewModel that the View presents. Setting it shows it by the end of the turn.
  public var viewModel: ViewModel { didSet { setNeedsUpdate() } }

  package var needsUpdate: (@MainActor () -> Void)?

  /// Creates a view of `viewModel`.
  public required init(_ viewModel: ViewModel) { self.viewModel = viewModel }

  /// Returns the content of the screen. Called at most once a turn, after a change of the ViewModel, of
  /// anything `@Observable` that it reads, or after ``setNeedsUpdate()``.
  open func screen(_ viewModel: ViewModel) -> Screen { Screen("\(Self.self)") {} }

  /// Called once, when the screen has entered the navigation tree.
  open func viewDidLoad() {}

  /// Marks the screen as changed after a change of the View's own state.
  public final func setNeedsUpdate() { needsUpdate?() }
}

extension StatefulView: SemanticObject {
  package func rendered(windows: [ElementID: Range<Int>]) -> RenderedScreen {
    screen(viewModel).rendered(windows: windows)
  }
}

extension Calcot {
  /// Creates a calçot whose immutable ViewModel is made anew, and set on its View, when any of `changes`
  /// has notified its observers; once a turn, however often they were notified.
  public init<each Payload, ViewModel>(
    remadeOn changes: repeat ObserverSet<each Payload>,
    viewModel: @escaping @MainActor () -> ViewModel,
    view: @escaping @MainActor (ViewModel) -> StatefulView<ViewModel>
  ) {
    self.init(
      TypedParts(
        viewModel: viewModel(), remake: viewModel, view: .object(view),
        observe: { scope, changed in
          repeat scope.observe(each changes) { _ in changed() }
        }))
  }

  /// Creates a calçot whose ViewModel stays the same: an `@Observable` one, or one that never changes.
  public init<ViewModel>(
    _ viewModel: ViewModel, view: @escaping @MainActor (ViewModel) -> StatefulView<ViewModel>
  ) {
    self.init(TypedParts(viewModel: viewModel, view: .object(view)))
  }

  /// Creates a calçot whose ViewModel tells its View of changes through a weak delegate.
  ///
  /// A host's own View for the ViewModel becomes the delegate in place of the semantic one if it
  /// conforms to the delegate's protocol. Where several hosts show the screen, the delegate is the View
  /// that was made last of those that are alive; the semantic View again when they are gone. So a View
  /// shows what the ViewModel says when it is made, and is told of what follows.
  ///
  /// - Parameters:
  ///   - viewModel: the ViewModel; it must hold its delegate weakly.
  ///   - view: makes the View. One that is no `Delegate` is reported, and told of nothing.
  ///   - delegate: makes a View the ViewModel's delegate. `Delegate` is the protocol by which the
  ///     ViewModel knows its View.
  public init<ViewModel: AnyObject, Delegate>(
    _ viewModel: ViewModel, view: @escaping @MainActor (ViewModel) -> StatefulView<ViewModel>,
    delegate: @escaping @MainActor (ViewModel, Delegate) -> Void
  ) {
    self.init(
      TypedParts(
        viewModel: viewModel, view: .object(view), delegate: Delegation.setter(delegate)))
  }
}
