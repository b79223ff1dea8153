/// A part of a calçot that is still alive after its screen has left the navigation tree and the
/// turn has ended.
package struct HeldPart: Hashable, Sendable, CustomStringConvertible {
  /// The type of the part.
  package let part: String
  /// The screen to which the part belonged.
  package let screen: ScreenID
  /// The route of that screen.
  package let route: AnyRoute
  /// The known holders: tasks of the scope that do not stop, and a host's running transition. If
  /// there are none, the path of properties that lead to the part, as far as reflection can find
  /// one; it does not distinguish weak properties from strong ones.
  package let heldBy: [String]

  package var description: String {
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
    var isShared = false
  }

  private var entries: [Entry] = []

  mutating func add(_ parts: [AnyObject], scope: Scope, route: AnyRoute) {
    entries.removeAll { $0.object == nil }
    for part in parts {
      // NB: a part that has ended before belongs to several screens, whoever may hold it.
      if let index = entries.firstIndex(where: { $0.object === part }) {
        entries[index].isShared = true
      } else {
        entries.append(
          Entry(object: part, name: "\(type(of: part))", scope: scope, route: route))
      }
    }
  }

  /// Returns the parts that are still held.
  ///
  /// - Parameters:
  ///   - hosts: The holders that hosts report, by screen.
  ///   - roots: A closure that returns the living objects at which the search for holders begins.
  // NB: not mutating, because reflection runs code of the app.
  func stillHeld(
    by hosts: [ScreenID: [String]], from roots: () -> [AnyObject]
  ) -> [HeldPart] {
    guard entries.contains(where: { $0.object != nil }) else { return [] }
    let roots = roots()
    return entries.compactMap { entry in
      guard let object = entry.object, !entry.isShared else { return nil }
      let known =
        entry.scope.runningTasks.map { "the task \"\($0)\"" } + (hosts[entry.scope.screen] ?? [])
      let path = known.isEmpty ? HolderPath.path(to: object, from: roots) : nil
      // NB: a part of a living screen, too, or of a property that is made when it is first read, is shared.
      guard !roots.contains(where: { $0 === object }), path.map(HolderPath.isLazy) != true else {
        return nil
      }
      return HeldPart(
        part: entry.name, screen: entry.scope.screen, route: entry.route,
        heldBy: known + [path].compactMap { $0 })
    }
  }
}
