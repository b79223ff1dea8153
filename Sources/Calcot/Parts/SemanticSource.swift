package import CalcotTree

/// The way in which a screen is shown by hosts that have no View of their own for its ViewModel.
package enum SemanticSource<ViewModel> {
  /// No way: only a host's own View shows the screen.
  case none
  /// A function of the ViewModel; the dictionary has the rows of lists that hosts have asked for.
  case function(@MainActor (ViewModel, [ElementID: Range<Int>]) -> RenderedScreen)
  /// An object that holds the ViewModel and state of its own.
  case object(@MainActor (ViewModel) -> any SemanticObject<ViewModel>)
}

/// A View for every host that is an object.
@MainActor
package protocol SemanticObject<ViewModel>: CalcotView {
  /// Called by the View when something that it holds has changed.
  var needsUpdate: (@MainActor () -> Void)? { get set }
  /// Called once, when the screen has entered the navigation tree.
  func viewDidLoad()
  /// Returns the content of the screen, with the rows of lists that hosts have asked for.
  func rendered(windows: [ElementID: Range<Int>]) -> RenderedScreen
}
