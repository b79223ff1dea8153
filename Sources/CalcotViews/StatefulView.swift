public import Calcot
import CalcotContent
import CalcotTree

/// A View for every host that holds state of its own, or that is its ViewModel's delegate. Use it
/// only where a ``SemanticView``, which holds nothing, does not suffice.
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
///   override func screen(_ viewModel: LaunchViewModel) -> Screen {
///     Screen(viewModel.title) { if let notice { Text(notice) } }
///   }
/// }
/// ```
@MainActor
open class StatefulView<ViewModel>: CalcotView {
  /// The ViewModel that the View presents. A new value is shown by the end of the turn.
  public var viewModel: ViewModel { didSet { setNeedsUpdate() } }

  package var needsUpdate: (@MainActor () -> Void)?

  /// Creates a view of `viewModel`.
  public required init(_ viewModel: ViewModel) { self.viewModel = viewModel }

  /// Returns the content of the screen. Called at most once a turn, after a change of the
  /// ViewModel, of an `@Observable` value that it reads, or after ``setNeedsUpdate()``.
  open func screen(_ viewModel: ViewModel) -> Screen { Screen("\(Self.self)") {} }

  /// Called once, when the screen has entered the navigation tree.
  open func viewDidLoad() {}

  /// Marks the screen as changed after a change of the View's own state.
  public final func setNeedsUpdate() { needsUpdate?() }
}

extension StatefulView: SemanticObject {
  package func rendered(_ request: RenderRequest) -> RenderedScreen {
    screen(viewModel).rendered(request)
  }
}

extension Calcot {
  /// Creates a calçot whose immutable ViewModel is recreated, and set on its View, when any of
  /// `changes` has notified its observers, at most once a turn.
  public init<each Payload, ViewModel>(
    remadeOn changes: repeat ObserverSet<each Payload>,
    viewModel: @escaping @MainActor () -> ViewModel,
    view: @escaping @MainActor (ViewModel) -> StatefulView<ViewModel>
  ) {
    self.init(
      parts: TypedParts(
        viewModel: viewModel(), remake: viewModel, view: .object(view),
        observe: observing(repeat each changes)))
  }

  /// Creates a calçot with a constant ViewModel: an `@Observable` one, or one that never changes.
  public init<ViewModel>(
    _ viewModel: ViewModel, view: @escaping @MainActor (ViewModel) -> StatefulView<ViewModel>
  ) {
    self.init(parts: TypedParts(viewModel: viewModel, view: .object(view)))
  }

  /// Creates a calçot whose ViewModel notifies its View of changes through a weak delegate.
  ///
  /// A host's own View for the ViewModel becomes the delegate in place of the semantic one if it
  /// conforms to the delegate's protocol. If several hosts show the screen, the delegate is the
  /// newest living View, and the semantic View again when they are gone. So a ViewModel sends its
  /// whole state to each new delegate, such as in the `didSet` of its property.
  ///
  /// - Parameters:
  ///   - viewModel: The ViewModel; it must hold its delegate weakly.
  ///   - view: A closure that creates the View. A View that does not conform to `Delegate` is
  ///     reported, and not notified.
  ///   - delegate: A closure that makes a View the ViewModel's delegate. `Delegate` is the protocol
  ///     through which the ViewModel knows its View.
  public init<ViewModel: AnyObject, Delegate>(
    _ viewModel: ViewModel, view: @escaping @MainActor (ViewModel) -> StatefulView<ViewModel>,
    delegate: @escaping @MainActor (ViewModel, Delegate) -> Void
  ) {
    self.init(
      parts: TypedParts(
        viewModel: viewModel, view: .object(view), delegate: Delegation.setter(delegate)))
  }
}
