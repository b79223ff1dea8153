internal import CalcotCode

/// The properties that classes inherit from UIKit, AppKit and Foundation. From Apple's
/// documentation.
enum InheritedProperties {
  static let byClass: [Name: Set<Name>] = [
    "UIViewController": words(
      """
      view title navigationItem tabBarItem navigationController tabBarController parent children
      splitViewController presentingViewController presentedViewController storyboard nibName
      isEditing editButtonItem toolbarItems traitCollection modalPresentationStyle
      modalTransitionStyle transitioningDelegate preferredContentSize presentationController
      popoverPresentationController sheetPresentationController additionalSafeAreaInsets
      viewIfLoaded isViewLoaded transitionCoordinator undoManager next inputView
      """),
    "UITableViewController": words("tableView refreshControl clearsSelectionOnViewWillAppear"),
    "UICollectionViewController": words("collectionView collectionViewLayout"),
    "UINavigationController": words(
      "viewControllers topViewController visibleViewController navigationBar toolbar delegate"),
    "UITabBarController": words(
      "viewControllers selectedViewController selectedIndex tabBar delegate moreNavigationController"
    ),
    "UIView": words(
      """
      frame bounds center transform layer superview subviews window alpha isHidden tag tintColor
      backgroundColor mask constraints layoutGuides gestureRecognizers contentMode
      safeAreaInsets layoutMargins traitCollection inputView next
      """),
    "UIScrollView": words("contentOffset contentSize contentInset delegate zoomScale"),
    "UITableView": words("dataSource style backgroundView"),
    "UICollectionView": words("dataSource collectionViewLayout backgroundView"),
    "UITableViewCell": words("contentView textLabel detailTextLabel imageView accessoryView"),
    "UICollectionViewCell": words("contentView backgroundView"),
    "UIControl": words("isEnabled isSelected isHighlighted state"),
    "NSViewController": words("view title representedObject parent children nibName"),
    "NSView": words("frame bounds superview subviews window layer toolTip"),
    "NSObject": words("description hash debugDescription superclass"),
  ]

  private static func words(_ text: String) -> Set<Name> {
    Set(text.split(whereSeparator: \.isWhitespace).map { Name($0) })
  }
}
