/// The part of navigation that needs no routes: closing, dismissing, alerts and action sheets.
@MainActor
public class Navigation {
  weak var engine: Engine?

  init() {}

  /// What is shown now; without layers before the app runs and after it has ended.
  public var tree: NavigationTree { engine?.tree ?? NavigationTree(layers: []) }

  /// Takes the top modal off, with all its screens.
  @discardableResult
  public func dismiss() -> Answer {
    request(
      Request(.dismiss) { tree throws(Refusal) in
        guard tree.layers.count > 1, let layer = tree.topLayer?.id else { throw .nothingToDismiss }
        return { edit throws(Refusal) in try edit.dismiss(layer) }
      })
  }

  /// Carries out everything that `changes` asks of this navigation as one transition, or nothing of
  /// it when one part is refused.
  ///
  /// ```swift
  /// navigation.together {
  ///   navigation.dismiss()
  ///   navigation.push(.group(group.id), carrying: group)
  /// }
  /// ```
  ///
  /// One after the other, the second would be refused when a screen asks for both: it has ended with
  /// the first.
  @discardableResult
  public func together(_ changes: () -> Void) -> Answer {
    engine?.together(changes) ?? .refused(.notRunning)
  }

  /// Takes the asking screen off, however it was shown, with everything over it; the visible screen
  /// when the asking code belongs to none.
  @discardableResult
  public func close() -> Answer {
    let asking = engine?.currentScope?.screen
    return request(
      Request(.close) { tree throws(Refusal) in
        guard let screen = asking ?? tree.visible?.id else { throw .notRunning }
        return { edit throws(Refusal) in try edit.close(screen) }
      })
  }

  /// Asks the person over everything else and waits for the choice.
  ///
  /// - Returns: the value of the choice; nil when the asking screen ends, the app ends, or the
  ///   asking task is cancelled. It never hangs.
  public func alert<Value>(
    _ title: String, message: String? = nil, choices: [Choice<Value>]
  ) async -> Value? {
    await ask(.alert, title, message, choices)
  }

  /// Offers the person several ways to go on, and waits for the choice.
  ///
  /// - Returns: the value of the choice; nil when it is closed without one, the asking screen or
  ///   the app ends, or the asking task is cancelled.
  public func actionSheet<Value>(
    _ title: String, message: String? = nil, choices: [Choice<Value>]
  ) async -> Value? {
    await ask(.actionSheet, title, message, choices)
  }

  func request(_ request: Request) -> Answer {
    engine?.request(request) ?? .refused(.notRunning)
  }

  private func ask<Value>(
    _ style: Dialog.Style, _ title: String, _ message: String?, _ choices: [Choice<Value>]
  ) async -> Value? {
    let shown = choices.map { Dialog.Choice(label: $0.label, role: $0.role) }
    let index = await engine?.ask(style, title: title, message: message, choices: shown)
    return index.flatMap { choices.indices.contains($0) ? choices[$0].value : nil }
  }
}
