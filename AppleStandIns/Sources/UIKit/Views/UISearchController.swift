public import Foundation

/// https://developer.apple.com/documentation/uikit/uisearchresultsupdating
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// "Called when the search bar becomes the first responder or when the user makes changes inside
  /// the search bar."
  func updateSearchResults(for searchController: UISearchController)
}

/// https://developer.apple.com/documentation/uikit/uisearchbar
@MainActor
open class UISearchBar: UIView {
  open var text: String? = ""
  open var placeholder: String?
}

/// https://developer.apple.com/documentation/uikit/uisearchcontroller
@MainActor
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var obscuresBackgroundDuringPresentation = true
  public let searchBar = UISearchBar()
  open var isActive = false

  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(nibName: nil, bundle: nil) }

  /// Taps the bar, which presents the search controller itself, and types. Not part of UIKit's API.
  ///
  /// - Parameter owner: The controller whose bar it is.
  public func type(_ text: String, in owner: UIViewController) {
    if !isActive {
      isActive = true
      searchResultsUpdater?.updateSearchResults(for: self)
      if presentingViewController == nil { owner.present(self, animated: false) }
    }
    searchBar.text = text
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // NB: whatever dismisses it ends the search.
  override func endLeaving(animated: Bool) {
    super.endLeaving(animated: animated)
    guard isActive else { return }
    isActive = false
    searchBar.text = ""
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

@MainActor
private enum SearchInBar {
  static var controllers = Attached<UISearchController>()
  static var hiding = Attached<Bool>()
}

extension UINavigationItem {
  public var searchController: UISearchController? {
    get { SearchInBar.controllers[self] }
    set { SearchInBar.controllers[self] = newValue }
  }

  public var hidesSearchBarWhenScrolling: Bool {
    get { SearchInBar.hiding[self] ?? true }
    set { SearchInBar.hiding[self] = newValue }
  }
}
