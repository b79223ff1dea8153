/// Shows what its ViewModel says and passes on what the user did.
///
/// A semantic view (``SemanticView``) serves every host. A view written for one host, such as a
/// `UIViewController`, conforms to this protocol and is registered with that host for its
/// ViewModel's type:
///
/// ```swift
/// final class GroupsViewController: UIViewController, CalcotView {
///   var viewModel: GroupsViewModel { didSet { updateUI() } }
/// }
/// ```
@MainActor
public protocol CalcotView: AnyObject {
  /// What the view presents.
  associatedtype ViewModel

  /// What to show. An immutable ViewModel is replaced here whenever its Model has changed.
  var viewModel: ViewModel { get set }
}
