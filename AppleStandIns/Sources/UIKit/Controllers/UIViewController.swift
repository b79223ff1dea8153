public import Foundation

/// https://developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor
open class UIViewController: UIResponder {
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  // MARK: View

  private(set) var loaded: UIView?

  /// "If you access this property when its value is nil, the view controller automatically calls
  /// the loadView() method."
  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        if loaded == nil { loaded = UIView() }
        loaded?.owner = self
        viewDidLoad()
      }
      return loaded
    }
    set { loaded = newValue }
  }

  public var isViewLoaded: Bool { loaded != nil }
  public var viewIfLoaded: UIView? { loaded }
  open func loadViewIfNeeded() { _ = view }

  public init(nibName: String?, bundle: Bundle?) { super.init() }

  public override init() { super.init() }

  /// Creates a controller from a storyboard.
  public required init?(coder: NSCoder) { super.init() }

  /// "The storyboard from which the view controller originated"; nil for any other.
  public internal(set) var storyboard: UIStoryboard?

  /// "If the view controller has an associated nib file, this method loads the view from the nib
  /// file."
  open func loadView() {
    loaded = UIView()
    nib?(self)
  }

  /// Adds the subviews of a storyboard's controller, and connects its outlets.
  var nib: ((UIViewController) -> Void)?

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}

  // MARK: Title

  /// The title: "Setting this property also changes" the titles of the navigation item and of the
  /// tab bar item.
  open var title: String? {
    didSet {
      if navigationItem.title == nil || navigationItem.title == oldValue {
        navigationItem.title = title
      }
      tabBarItem.title = title
    }
  }
  open internal(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var tabBarItem: UITabBarItem! = UITabBarItem()

  // MARK: Containers

  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []

  open func addChild(_ child: UIViewController) {
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: System bars

  /// "If you return nil or do not override this method, the status bar style for self is used."
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  /// "The default implementation of this method returns nil."
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Window and appearance

  /// The traits of the controller's own, and who hears of changes.
  var overriddenSizeClass: UIUserInterfaceSizeClass?
  var traitHandlers: [(UIViewController, UITraitCollection) -> Void] = []

  weak var ownWindow: UIWindow?

  var window: UIWindow? {
    ownWindow ?? parent?.window ?? presentingViewController?.window
  }

  /// The visible child of UIKit's own containers.
  var visibleChild: UIViewController? { nil }

  /// The visible children: of other containers, those whose views are in this one's. Not part of
  /// UIKit's API.
  public var visibleChildren: [UIViewController] {
    if let visibleChild { return [visibleChild] }
    return children.filter { $0.viewIfLoaded?.superview != nil }
  }

  func layOut() {
    if isOnScreen { viewDidLayoutSubviews() }
    for child in visibleChildren { child.layOut() }
  }

  private(set) var isOnScreen = false
  /// A Boolean value that indicates whether the controller has been told that it has appeared.
  private(set) var hasAppeared = false

  /// Makes the controller and its visible children appear.
  func enter(animated: Bool) {
    beginEntering(animated: animated)
    endEntering(animated: animated)
  }

  func leave(animated: Bool) {
    beginLeaving(animated: animated)
    endLeaving(animated: animated)
  }

  func beginEntering(animated: Bool) {
    guard !isOnScreen else { return }
    // NB: the view is loaded before the controller appears.
    _ = view
    isOnScreen = true
    viewWillAppear(animated)
    loaded?.tellOfWindow()
    viewIsAppearing(animated)
    for child in visibleChildren { child.beginEntering(animated: animated) }
  }

  func endEntering(animated: Bool) {
    guard isOnScreen else { return }
    for child in visibleChildren { child.endEntering(animated: animated) }
    hasAppeared = true
    viewDidAppear(animated)
  }

  func beginLeaving(animated: Bool) {
    guard isOnScreen else { return }
    for child in visibleChildren { child.beginLeaving(animated: animated) }
    viewWillDisappear(animated)
  }

  func endLeaving(animated: Bool) {
    guard isOnScreen else { return }
    for child in visibleChildren { child.endLeaving(animated: animated) }
    (isOnScreen, hasAppeared) = (false, false)
    viewDidDisappear(animated)
    loaded?.tellOfWindow()
  }

  // MARK: Presentation

  /// A Boolean value that indicates whether a presentation has taken the controller's view out of
  /// the window.
  var isUnderFullScreen = false

  var presented: UIViewController?
  weak var presenter: UIViewController?

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// "When you set it to true, UIKit ignores events outside the view controller's bounds and
  /// prevents the interactive dismissal of the view controller while it is onscreen."
  open var isModalInPresentation = false
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// "UIKit calls this method on a container view controller when the preferredContentSize property
  /// of one of its child view controllers changes."
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// A Boolean value that indicates whether a share sheet has read what it shares.
  var isPrepared = false
  /// The running presentation and dismissal, and whether the controller is told of it right now.
  var isComing = false
  var isGoing = false
  var isTold = false

  var presentation: UIPresentationController?

  // MARK: Transition

  var transition: Transition?

  /// "Returns the active transition coordinator object", its own or an ancestor's.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }
}

/// https://developer.apple.com/documentation/uikit/uicontentcontainer
@MainActor
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}

extension UIViewController: UIContentContainer {}
