import CalcotContent
public import CalcotTree

/// The part of navigation that needs no routes: closing, dismissing, alerts and action sheets.
///
/// A request that is refused because of a mistake, such as popping the root, is reported as an
/// issue at the caller's line. A request that a guard, a screen or the user refuses is not
/// reported; its ``Answer`` has the reason.
@MainActor
public class Navigation {
  private weak var ownHandler: (any NavigationHandler)?
  private var ownFlow: FlowID?
  /// The navigation to which the requests of this one are forwarded, if it has no flow of its own.
  private let target: Navigation?
  /// The scope as whose code all requests are made; nil for that of the running code.
  private let ownAsker: Scope?

  init(redirectedTo target: Navigation? = nil, askedBy asker: Scope? = nil) {
    self.target = target
    ownAsker = asker
  }

  /// Returns a navigation of the same flow whose requests count as those of one screen, wherever
  /// they are called from; after the screen has left the tree they are refused. Make the router of
  /// a screen with it.
  ///
  /// ```swift
  /// let router = ProfileRouter(navigation: navigation.asked(by: place.scope))
  /// ```
  public func asked(by scope: Scope) -> Navigation {
    Navigation(redirectedTo: self, askedBy: scope)
  }

  /// The app that performs the requests; nil while the coordinator is not part of a running app.
  package var handler: (any NavigationHandler)? { target?.handler ?? ownHandler }

  /// The flow of this navigation; `nil` while its coordinator is not part of a running app.
  package var flow: FlowID? { target?.flow ?? ownFlow }

  /// The lifetime of the flow; nil while it is not running.
  package var flowScope: Scope? { flow.flatMap { handler?.scope(of: $0) } }

  private var asker: Scope? { ownAsker ?? target?.asker }

  /// Connects this navigation to a flow of a running app.
  func begin(_ flow: FlowID, in handler: any NavigationHandler) {
    ownHandler = handler
    ownFlow = flow
  }

  /// The current navigation tree; empty before the app runs and after it has ended.
  ///
  /// Observation tracks it: a screen that reads it, or ``StackNavigation/routes`` or
  /// ``TabNavigation/selected``, is rendered again after each navigation.
  public var tree: NavigationTree {
    handler?.observedTree ?? NavigationTree(layers: [])
  }

  // MARK: Closing

  /// Dismisses the newest modal of this flow and its child flows, with everything over it; if there
  /// is none, dismisses the modal that shows this flow.
  @discardableResult
  public func dismiss(fileID: StaticString = #fileID, line: UInt = #line) -> Answer {
    request(.dismiss(), at: CallSite(fileID, line))
  }

  /// Dismisses every modal of the app; done even if there is none.
  @discardableResult
  public func dismissAll(fileID: StaticString = #fileID, line: UInt = #line) -> Answer {
    request(.dismissAll, at: CallSite(fileID, line))
  }

  /// Removes the screen whose code calls this, however it was shown, with everything over it.
  ///
  /// If the code belongs to no screen, such as a callback of a foreign queue, it removes the
  /// visible screen if that is one of this flow or its child flows, and is refused otherwise.
  @discardableResult
  public func close(fileID: StaticString = #fileID, line: UInt = #line) -> Answer {
    request(.close(), at: CallSite(fileID, line))
  }

  // MARK: Several requests, and other flows

  /// Performs all requests that `changes` makes of this navigation as one transition; if one of
  /// them is refused, performs none.
  ///
  /// ```swift
  /// navigation.batch {
  ///   navigation.dismiss()
  ///   navigation.push(.group(group.id), carrying: group)
  /// }
  /// ```
  ///
  /// If one screen made both requests without a batch, the second would be refused, because the
  /// first ends the screen.
  @discardableResult
  public func batch(
    fileID: StaticString = #fileID, line: UInt = #line, _ changes: () -> Void
  ) -> Answer {
    asking { $0.batch(at: CallSite(fileID, line), changes) } ?? .refused(.notRunning)
  }

  /// Opens a link of the app, as `CalcotApp.open(_:)` does: it leads to any place in the app, also
  /// in another flow.
  ///
  /// ```swift
  /// navigation.open("/recipes/3/edit")
  /// ```
  @discardableResult
  public func open(
    _ link: String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    request(.open(link), at: CallSite(fileID, line))
  }

  /// Goes to any place in the app, from its first flow inwards, as one transition: each route
  /// belongs to the flow to which the routes before it lead. Screens on the way that exist already
  /// are kept.
  ///
  /// ```swift
  /// navigation.go(to: AppTab.groups, GroupsRoute.group(id), MembersRoute.members)
  /// ```
  @discardableResult
  public func go(
    to routes: any Route..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> Answer {
    request(.go(routes.map { AnyRoute($0) }), at: CallSite(fileID, line))
  }

  // MARK: Questions

  /// Shows an alert over everything else and waits for the user's choice.
  ///
  /// - Returns: The value of the choice, or `nil` if the asking screen ends, the app ends, or the
  ///   asking task is cancelled. It never hangs.
  public func alert<Value>(
    _ title: String, message: String? = nil, choices: [Choice<Value>]
  ) async -> Value? {
    await ask(.alert, title, message, choices)
  }

  /// Shows an action sheet and waits for the user's choice.
  ///
  /// - Returns: The value of the choice, or `nil` if the action sheet is closed without one, the
  ///   asking screen or the app ends, or the asking task is cancelled.
  public func actionSheet<Value>(
    _ title: String, message: String? = nil, choices: [Choice<Value>]
  ) async -> Value? {
    await ask(.actionSheet, title, message, choices)
  }

  private func ask<Value>(
    _ style: Dialog.Style, _ title: String, _ message: String?, _ choices: [Choice<Value>]
  ) async -> Value? {
    let shown = choices.enumerated().map { $1.with($0) }
    let index = await asAsker { [handler] in
      await handler?.ask(style, title: title, message: message, choices: shown)
    }
    return index.flatMap { choices.indices.contains($0) ? choices[$0].value : nil }
  }

  // MARK: Requests

  /// Calls the app as code of the screen that makes the requests; returns nil without an app.
  package func asking<T>(_ body: (any NavigationHandler) -> T) -> T? {
    guard let handler else { return nil }
    guard let asker else { return body(handler) }
    return asker.run { body(handler) }
  }

  /// Runs asynchronous code as code of the screen that makes the requests.
  private func asAsker<T: Sendable>(_ body: @MainActor () async -> T) async -> T {
    guard let asker else { return await body() }
    return await RunningCode.run(by: asker, body)
  }

  /// Requests a move that is a value already, if its routes are those of this navigation; a batch
  /// is requested move by move, as one change.
  package func perform(_ move: Move, carrying value: Any? = nil, at site: CallSite) -> Answer {
    if let foreign = foreignRoute(in: move) {
      let refusal = Refusal.notOffered(foreign)
      handler?.report("\(site): \(move.name) was refused: \(refusal)")
      return .refused(refusal)
    }
    guard case .batch(let moves) = move else { return request(move, carrying: value, at: site) }
    return asking { handler in
      handler.batch(at: site) {
        for move in moves { _ = perform(move, at: site) }
      }
    } ?? .refused(.notRunning)
  }

  /// Requests a move of this navigation's flow.
  func request(_ move: Move, carrying value: Any? = nil, at site: CallSite) -> Answer {
    request(move, passing: value.map { .carried($0) }, at: site)
  }

  /// Returns a route of a move that is none of this navigation's; `nil` if there is none.
  func foreignRoute(in move: Move) -> AnyRoute? { nil }

  func request(_ move: Move, passing passed: Request.Passed?, at site: CallSite) -> Answer {
    guard let flow else {
      reportToStandardError("\(site): \(move.name) was refused: \(Refusal.notRunning)")
      return .refused(.notRunning)
    }
    let move = placed(move)
    return asking {
      $0.request(Request(move, passing: passed, flow: move.isOfApp ? nil : flow, at: site))
    }
      ?? .refused(.notRunning)
  }

  /// Returns a move of this navigation as a move of its flow.
  func placed(_ move: Move) -> Move { target?.placed(move) ?? move }

  /// Returns the flow's route for a route of this navigation.
  func placed(_ route: AnyRoute) -> AnyRoute { target?.placed(route) ?? route }

  /// Sends a step to the coordinator of the flow that this navigates.
  package func take(_ step: any Step) -> StepDisposition {
    guard let flow else { return .refused(reason: Refusal.notRunning.description) }
    return asking { $0.take(step, in: flow) }
      ?? .refused(reason: Refusal.notRunning.description)
  }

  /// Ends the flow, with or without a result.
  package func finish(giving value: (any Sendable)?, at site: CallSite) -> Answer {
    request(.finish, passing: value.map { .result($0) }, at: site)
  }

  // MARK: Host work

  /// Sends work to the host, and returns the outcome.
  func outcome(of work: HostWork) async -> Answer {
    switch await perform(work) {
    case .success: .done
    case .failure(let refusal): .refused(refusal)
    }
  }

  /// Lets the user pick files; returns none if the user cancels.
  func picked(_ work: HostWork) async throws(Refusal) -> [PickedFile] {
    do {
      return try await perform(work).get()
    } catch .declined {
      return []
    }
  }

  private func perform(_ work: HostWork) async -> Result<[PickedFile], Refusal> {
    await asAsker { [handler] in
      guard let handler else { return .failure(.notRunning) }
      do throws(Refusal) {
        return .success(try await handler.perform(work))
      } catch {
        return .failure(error)
      }
    }
  }
}
