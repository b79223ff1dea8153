/// A View that presents its ViewModel and forwards the user's actions to it.
///
/// A `SemanticView` of the module `CalcotViews` serves every host. A View written for one host,
/// such as a `UIViewController`, conforms to this protocol and is registered with that host for its
/// ViewModel's type:
///
/// ```swift
/// final class GroupsViewController: UIViewController, CalcotView {
///   var viewModel: GroupsViewModel { didSet { updateUI() } }
/// }
/// ```
@MainActor
public protocol CalcotView: AnyObject {
  /// The type of the ViewModel.
  associatedtype ViewModel

  /// The ViewModel to present. An immutable ViewModel is replaced here whenever its Model has
  /// changed.
  var viewModel: ViewModel { get set }
}
