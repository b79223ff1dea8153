public import Foundation

/// A storyboard file. A test adds its content with ``stage(_:as:)``.
///
/// https://developer.apple.com/documentation/uikit/uistoryboard
@MainActor
open class UIStoryboard {
  let name: String
  private var scenes: [String: Scene] = [:]

  private struct Scene {
    let make: (NSCoder) -> UIViewController?
    let load: (UIViewController) -> Void
  }

  public init(name: String, bundle: Bundle?) { self.name = name }

  /// Makes the controller with `creator` or, if that returns nil, with its `init(coder:)`.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let coder = NSCoder()
    guard let scene = scenes[identifier] else {
      preconditionFailure("Storyboard (\(name)) doesn't contain a view controller '\(identifier)'")
    }
    guard let made = creator?(coder) ?? scene.make(coder) as? Controller else {
      preconditionFailure("'\(identifier)' of storyboard (\(name)) is no \(Controller.self)")
    }
    made.storyboard = self
    made.nib = scene.load
    return made
  }

  /// Adds a scene to the storyboard. Not part of UIKit's API.
  ///
  /// - Parameters:
  ///   - load: A closure that does what the scene's nib would: it adds the subviews and connects
  ///     the outlets and actions.
  public func stage(
    _ identifier: String, as make: @escaping (NSCoder) -> UIViewController?,
    load: @escaping (UIViewController) -> Void = { _ in }
  ) {
    scenes[identifier] = Scene(make: make, load: load)
  }
}
