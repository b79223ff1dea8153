/// A part of a calçot that is still alive though its screen has left the navigation tree and the
/// turn has ended.
public struct HeldPart: Hashable, Sendable, CustomStringConvertible {
  /// The type of the part.
  public let part: String
  /// The screen that it belonged to.
  public let screen: ScreenID
  /// The route of that screen.
  public let route: AnyRoute
  /// The known holders: the scope's tasks that do not stop, a host's running transition.
  public let heldBy: [String]

  public var description: String {
    let holder = heldBy.isEmpty ? "something outside its calçot" : heldBy.joined(separator: ", ")
    return "\(part) of \(route) (\(screen)) is still held by \(holder)"
  }
}

/// The parts of ended calçots, held weakly.
@MainActor
struct EndedParts {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
    let scope: Scope
    let route: AnyRoute
  }

  private var entries: [Entry] = []

  mutating func add(_ parts: [AnyObject], scope: Scope, route: AnyRoute) {
    entries.removeAll { $0.object == nil }
    for part in parts {
      entries.append(
        Entry(object: part, name: "\(type(of: part))", scope: scope, route: route))
    }
  }

  mutating func stillHeld(by hosts: [ScreenID: [String]]) -> [HeldPart] {
    entries.removeAll { $0.object == nil }
    return entries.map { entry in
      HeldPart(
        part: entry.name, screen: entry.scope.screen, route: entry.route,
        heldBy: entry.scope.runningTasks.map { "the task \"\($0)\"" }
          + (hosts[entry.scope.screen] ?? []))
    }
  }
}
