public import Foundation

/// A storyboard file. A test adds its content with ``stage(_:as:)``.
///
/// https://developer.apple.com/documentation/uikit/uistoryboard
@MainActor
open class UIStoryboard {
  public let name: String
  private var scenes: [String: (NSCoder) -> UIViewController?] = [:]

  public init(name: String, bundle: Bundle?) { self.name = name }

  /// Makes the controller with `creator` or, if that returns nil, with its `init(coder:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/uistoryboard/instantiateviewcontroller(identifier:creator:)
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let coder = NSCoder()
    guard let scene = scenes[identifier] else {
      preconditionFailure("Storyboard (\(name)) doesn't contain a view controller '\(identifier)'")
    }
    guard let made = creator?(coder) ?? scene(coder) as? Controller else {
      preconditionFailure("'\(identifier)' of storyboard (\(name)) is no \(Controller.self)")
    }
    made.storyboard = self
    return made
  }

  /// Adds a scene to the storyboard. Not part of UIKit's API.
  public func stage(_ identifier: String, as make: @escaping (NSCoder) -> UIViewController?) {
    scenes[identifier] = make
  }
}
