public import UIKit

/// https://developer.apple.com/documentation/swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: 3)
}

/// A hosting controller of any view. Not part of SwiftUI's API.
@MainActor
public protocol DrawingController: UIViewController {
  var screen: SwiftUIScreen { get }
}

/// https://developer.apple.com/documentation/swiftui/uihostingcontroller
@MainActor
@preconcurrency
open class UIHostingController<Content: View>: UIViewController, DrawingController {
  /// The screen that draws the view and performs the user's actions. Not part of SwiftUI's API.
  public let screen: SwiftUIScreen

  public var rootView: Content { didSet { screen.root = Self.drawing(rootView) } }

  /// Returns a plausible size; the stand-in has no layout.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    CGSize(width: min(size.width, 320), height: min(size.height, 80))
  }

  public var safeAreaRegions: SafeAreaRegions = .all

  public init(rootView: Content) {
    self.rootView = rootView
    screen = SwiftUIScreen(root: Self.drawing(rootView), [:])
    super.init(nibName: nil, bundle: nil)
    screen.isOnScreen = false
    screen.drawn = { [weak self] in self?.update(from: $0) }
    screen.hostingController = { [weak self] in self }
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: UIHostingController, _) in
      controller.screen.traitsHaveChanged()
    }
  }

  public required init?(coder: NSCoder) { nil }

  private static func drawing(_ view: Content) -> (_Pen) -> Void {
    { view._draw(with: $0) }
  }

  /// The drawn tree of the view, brought up to date. Not part of SwiftUI's API.
  public var drawing: DrawnNode { screen.drawing }

  /// "The hosting controller's navigation item shows the title" of the view, once it has appeared.
  open override var navigationItem: UINavigationItem {
    if hasAppeared { screen.settle() }
    return super.navigationItem
  }

  /// A Boolean value that indicates whether the view has appeared.
  private var hasAppeared = false

  /// Takes over the title and the Back button of the view: SwiftUI evaluates it for a push when that
  /// has begun.
  private func update(from drawing: DrawnNode) {
    guard hasAppeared, let page = drawing.page else { return }
    if let title = page.title { super.navigationItem.title = title }
    super.navigationItem.hidesBackButton = page.hidesBackButton
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    screen.isOnScreen = true
    screen.settle()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    update(from: screen.drawing)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    screen.isOnScreen = false
    screen.settle()
  }
}
