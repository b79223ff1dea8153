/// One change of the navigation tree.
public struct Transition: Sendable {
  /// Its place among the app's transitions, from 1.
  public let number: Int
  public let before: NavigationTree
  public internal(set) var after: NavigationTree
  public let reason: Reason
  public let askedBy: Asker

  /// The kind of change.
  public enum Reason: String, Sendable, Codable {
    case start, restore, push, pop, popTo, popToRoot, replaceTop, setStack, present, dismiss, close,
      together
    case select, show, setPages, open, finish, ask, answer, resize, end
  }

  /// Who asked for a change.
  public enum Asker: Hashable, Sendable {
    /// The person, through the host: Back, a swipe, a pull, Escape, an answer.
    case person
    /// The code of a screen: what a control does, or a task of its scope.
    case screen(ScreenID)
    /// Code that belongs to no screen.
    case app
  }
}

extension Transition: CustomStringConvertible {
  /// A line for a log: number, reason, and what is visible afterwards.
  public var description: String {
    let visible = after.dialog?.title ?? after.visible?.route.description ?? "nothing"
    return "\(number) \(reason.rawValue) → \(visible)"
  }
}
