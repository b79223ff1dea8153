/// The closures that handle the user's Back in place of the navigation.
@MainActor
struct BackHandlers {
  private struct Handler {
    let priority: Int
    let isEnabled: @MainActor () -> Bool
    let body: @MainActor () -> Void
  }

  private var handlers: [Handler] = []
  /// A closure that is called when a handler has been added.
  var changed: (@MainActor () -> Void)?

  mutating func add(
    priority: Int, isEnabled: @escaping @MainActor () -> Bool,
    _ body: @escaping @MainActor () -> Void
  ) {
    handlers.append(Handler(priority: priority, isEnabled: isEnabled, body: body))
  }

  /// The enabled closure with the highest priority; of equal ones, the newest. `nil` if none is
  /// enabled.
  var current: (@MainActor () -> Void)? {
    let best = handlers.reduce(nil as Handler?) { best, handler in
      guard handler.priority >= best?.priority ?? handler.priority, handler.isEnabled() else {
        return best
      }
      return handler
    }
    return best?.body
  }
}
