public import Foundation

/// The state of a transition, for the controllers that it moves.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var initiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
}

/// An object that runs closures alongside a transition, and after it.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

/// A running transition. `finish` is called once, at its end.
@MainActor
final class Transition: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var handlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(isAnimated: Bool, isInteractive: Bool = false) {
    self.isAnimated = isAnimated
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    handlers.append(handler)
  }

  /// How often the user has caught it after it had begun, or after they had let it go.
  private(set) var catches = 0

  /// Lets the user move it from now on.
  func beCaught() {
    catches += 1
    (isInteractive, isCancelled) = (true, false)
    for handler in handlers { handler(self) }
  }

  /// Ends the user's gesture.
  func endInteraction(isCancelled: Bool) {
    isInteractive = false
    self.isCancelled = isCancelled
    for handler in handlers { handler(self) }
  }

  /// Ends the transition: a frame later, if there is a stage for that.
  func finish(late stage: Stage? = nil) {
    if let stage { return stage.after(.frame) { self.finish() } }
    let all = completions
    completions = []
    for completion in all { completion(self) }
  }
}
