extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified { pen, content in
      let lifecycle = pen.place.keep("lifecycle") { Lifecycle() }
      content()
      lifecycle.draw(with: pen, appear: { action?() }, disappear: {})
    }
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified { pen, content in
      let lifecycle = pen.place.keep("lifecycle") { Lifecycle() }
      content()
      lifecycle.draw(with: pen, appear: {}, disappear: { action?() })
    }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modified { pen, content in
      content()
      let last = pen.place.keep("last") {
        if initial { pen.screen.after.append { action(value, value) } }
        return Last(value)
      }
      guard last.value != value else { return }
      let old = last.value
      last.value = value
      pen.screen.after.append { action(old, value) }
    }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

  /// "SwiftUI automatically cancels the task after the view disappears", and "when the value changes,
  /// cancels and starts a new task."
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modified("task") { pen, content in
      content()
      let lifecycle = pen.place.keep("lifecycle") { Lifecycle() }
      let running = pen.place.keep("task") { RunningTask() }
      let last = pen.place.keep("last") { Last(value) }
      if last.value != value {
        last.value = value
        pen.screen.after.append { running.restart(priority, action) }
      }
      lifecycle.draw(
        with: pen, appear: { running.start(priority, action) }, disappear: { running.cancel() })
    }
  }

  /// "SwiftUI calls the handler when the app receives a URL", in the scene that it is for.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modified { pen, content in
      content()
      pen.screen.urlHandlers.append(action)
    }
  }

  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    environed { values, _ in
      if triggers.contains(.text) { values.submits.append(action) }
      if triggers.contains(.search) { values.searchSubmits.append(action) }
    }
  }
}

/// https://developer.apple.com/documentation/swiftui/submittriggers
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

@MainActor
private final class Last<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@MainActor
private final class RunningTask {
  private var task: Task<Void, Never>?

  func start(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    task = Task(priority: priority) { await action() }
  }

  func restart(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    guard task != nil else { return }
    cancel()
    start(priority, action)
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}
