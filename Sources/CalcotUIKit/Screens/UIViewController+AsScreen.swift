#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import class Calcot.CalcotApp
  import struct Calcot.ScreenID
  import CalcotSwiftUI
  public import UIKit

  extension UIViewController {
    /// Runs `body` now, as code of the screen that this controller shows, or the one that it is in.
    ///
    /// ```swift
    /// UIAction { [weak self] _ in self?.asScreen { self?.viewModel.joinButtonTapped() } }
    /// ```
    ///
    /// So it is known who asks for a navigation, and what is asked for when the screen has left is refused.
    /// In a controller that no ``UIKitHost`` shows, it is run as it is.
    public func asScreen(_ body: @MainActor () -> Void) { ScreenTies.shared.tie(of: self)(body) }

    /// Runs `body` as a task of the screen: it is cancelled when the screen leaves, and a test's `settle()`
    /// waits for it.
    public func asScreen(_ body: @escaping @MainActor () async -> Void) {
      ScreenTies.shared.tie(of: self)(body)
    }
  }

  /// Which screen a controller shows, also after the screen has left.
  @MainActor
  final class ScreenTies {
    static let shared = ScreenTies()

    private struct Tied {
      weak var controller: UIViewController?
      let tie: AsScreen
    }

    private var tied: [ObjectIdentifier: Tied] = [:]

    func tie(_ controller: UIViewController, to screen: ScreenID, of app: CalcotApp) {
      tied = tied.filter { $0.value.controller != nil }
      tied[ObjectIdentifier(controller)] = Tied(
        controller: controller, tie: AsScreen(app, screen))
    }

    func tie(of controller: UIViewController) -> AsScreen {
      var next: UIViewController? = controller
      while let place = next {
        if let found = tied[ObjectIdentifier(place)], found.controller === place {
          return found.tie
        }
        next = place.parent
      }
      return AsScreen()
    }
  }
#endif
