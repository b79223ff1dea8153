#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import UIKit

  /// A controller of pages side by side, turned by a swipe.
  @MainActor
  final class PagesController: UIPageViewController, UIPageViewControllerDataSource, StackContainer
  {
    private var stacks: [UINavigationController] = []
    private var container: HostSurface.Container?

    convenience init(delegate: (any UIPageViewControllerDelegate)?) {
      self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
      self.delegate = delegate
      dataSource = self
    }

    func show(_ stacks: [StackController], of container: HostSurface.Container) {
      self.stacks = stacks.map(\.navigation)
      self.container = container
      select(container.selected, animated: false) {}
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let dots = UIPageControl.appearance(whenContainedInInstancesOf: [PagesController.self])
      dots.pageIndicatorTintColor = .tertiaryLabel
      dots.currentPageIndicatorTintColor = .label
    }

    /// Cancels the user's turn of a page.
    func cancelTurn() {
      isTurnedByUser = false
      isTurnedByUser = true
    }

    /// A Boolean value that indicates whether the user can turn the pages: not while the host is
    /// about to turn one.
    private(set) var isTurnedByUser = true {
      didSet {
        for case let scroll as UIScrollView in view.subviews {
          scroll.isScrollEnabled = isTurnedByUser
        }
      }
    }

    func index(of controller: UIViewController?) -> Int? {
      stacks.firstIndex { $0 === controller }
    }

    /// A Boolean value that indicates whether the delegate is being notified of the user's turn.
    var isTellingOfTurn = false

    /// The number of times that the host has turned to a page.
    private var turns = 0

    func shows(_ index: Int) -> Bool {
      !isTurnedByUser || self.index(of: viewControllers?.first) == index
    }

    func select(_ index: Int, animated: Bool, _ end: @escaping @MainActor () -> Void) {
      turns += 1
      guard isTellingOfTurn else { return show(index, animated: animated, end) }
      // NB: UIKit fails if a page is set during that callback.
      isTurnedByUser = false
      Task { @MainActor [turns] in
        isTurnedByUser = true
        // NB: the host may have turned to another page in the meantime.
        guard turns == self.turns else { return end() }
        show(index, animated: animated, end)
      }
    }

    private func show(_ index: Int, animated: Bool, _ end: @escaping @MainActor () -> Void) {
      let shown = self.index(of: viewControllers?.first) ?? 0
      // NB: UIKit mirrors what the user does from right to left, but not what the app does.
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      setViewControllers(
        [stacks[index]], direction: (index < shown) != isMirrored ? .reverse : .forward,
        animated: animated
      ) { _ in end() }
    }

    func pageViewController(
      _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? {
      page(by: -1, from: controller)
    }

    func pageViewController(
      _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? {
      page(by: 1, from: controller)
    }

    private func page(by distance: Int, from controller: UIViewController) -> UIViewController? {
      guard let page = index(of: controller) else { return nil }
      return container?.page(by: distance, from: page).map { stacks[$0] }
    }

    func presentationCount(for pages: UIPageViewController) -> Int { stacks.count }

    func presentationIndex(for pages: UIPageViewController) -> Int {
      index(of: viewControllers?.first) ?? 0
    }
  }
#endif
