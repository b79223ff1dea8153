import CalcotContent
import CalcotTree

/// The presentation of a screen on hosts without a View of their own for its ViewModel.
package enum SemanticSource<ViewModel> {
  /// No presentation: only a host's own View shows the screen.
  case none
  /// A function of the ViewModel, of a type of View.
  case function(view: Any.Type, @MainActor (ViewModel, RenderRequest) -> RenderedScreen)
  /// An object that holds the ViewModel and state of its own.
  case object(@MainActor (ViewModel) -> any SemanticObject<ViewModel>)

  /// The View's type, unless the View is an object.
  var viewType: Any.Type? {
    if case .function(let view, _) = self { view } else { nil }
  }
}

/// A semantic View that is an object.
@MainActor
package protocol SemanticObject<ViewModel>: CalcotView {
  /// A closure that the View calls when its own state has changed.
  var needsUpdate: (@MainActor () -> Void)? { get set }
  /// Called once, when the screen has entered the navigation tree.
  func viewDidLoad()
  /// Returns the content of the screen.
  func rendered(_ request: RenderRequest) -> RenderedScreen
}
