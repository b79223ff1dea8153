#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  public import UIKit

  extension UIViewController {
    /// Runs `body` synchronously, as code of the screen that this controller shows or is part of.
    ///
    /// ```swift
    /// UIAction { [weak self] _ in self?.asScreen { self?.viewModel.joinButtonTapped() } }
    /// ```
    ///
    /// This attributes a navigation to the screen that requests it, and refuses requests of a
    /// screen that has left. In a controller that no ``UIKitHost`` shows, the closure simply runs.
    public func asScreen(_ body: @MainActor () -> Void) { ScreenTies.shared.tie(of: self)(body) }

    /// Runs `body` as a task of the screen: it is cancelled when the screen leaves, and a test's
    /// `settle()` waits for it.
    public func asScreen(_ body: @escaping @MainActor () async -> Void) {
      ScreenTies.shared.tie(of: self)(body)
    }
  }

  /// The screens that controllers show, kept after the screens have left.
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
