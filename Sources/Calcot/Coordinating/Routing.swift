public import CalcotContent
public import CalcotTree

/// The requests that every screen can make of its router: activity indicators, messages with and
/// without actions, questions, and closing. Every ``Router`` conforms to it; the protocol of a
/// ViewModel inherits it, and adds what its screen needs besides, such as ``AddressOpening`` or
/// ``FilePicking``:
///
/// ```swift
/// protocol NewGroupCoordinating: ScreenRouting {
///   func saved(_ group: Group)
/// }
/// ```
@MainActor
public protocol ScreenRouting: AnyObject {
  /// Shows an activity indicator with `label` while `body` runs. Activities are counted: the
  /// indicator stays until the last one has ended. An activity that outlives its screen is no
  /// longer shown.
  ///
  /// ```swift
  /// try await coordinator.showingActivity("Removing…") { try await interactor.remove() }
  /// ```
  ///
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  func showingActivity<Value, Failure: Error>(
    _ label: String, _ body: @MainActor () async throws(Failure) -> Value
  ) async throws(Failure) -> Value

  /// Shows a message. It outlives the screen that shows it, and stays until it is closed or, if it
  /// reports success, until another message replaces it. An error that is already shown or waiting
  /// is not added again. At most 100 errors wait; then the oldest one is removed, and that is
  /// reported.
  ///
  /// ```swift
  /// router.showMessage(texts.removed(name), .success, action: texts.undo) { router in
  ///   await store.restore(name, on: router)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text of the message.
  ///   - kind: The kind of message.
  ///   - label: The label of a button of the message, such as undo; nil for none. When the user
  ///     presses it, the message is closed, and the action runs as work of the router's flow, even
  ///     after the screen has ended. The button is removed when the flow ends, or with the message.
  ///     An error with the same text and label that is already shown or waiting takes the new action.
  ///   - perform: A closure that performs the action with a router of the flow. It should capture no
  ///     part of the screen that offers it, which may have ended by then.
  /// - Returns: Done, even if the screen has left the tree; refused if no app is running, for an error of
  ///   work that was cancelled because the user has left its screen, and, for a message with an action,
  ///   if the flow has left the tree.
  @discardableResult
  func showMessage(
    _ text: String, _ kind: MessageKind, action label: String?,
    _ perform: @escaping @MainActor (any ScreenRouting) async -> Void
  ) -> Answer

  /// Asks the user to confirm; returns false if they cancel or the screen ends.
  func confirm(_ question: Question) async -> Bool

  /// Closes the screen whose code calls this, whether it was pushed or presented.
  @discardableResult
  func close() -> Answer
}

extension ScreenRouting {
  /// Shows a message without an action.
  @discardableResult
  public func showMessage(_ text: String, _ kind: MessageKind) -> Answer {
    showMessage(text, kind, action: nil) { _ in }
  }

  /// Asks the user to confirm; returns false if they cancel or the screen ends.
  public func confirm(
    _ title: String, message: String? = nil, action: String, role: ActionRole = .normal,
    cancel: String
  ) async -> Bool {
    await confirm(
      Question(title, message: message, action: action, role: role, cancel: cancel))
  }
}

extension ScreenRouting where Self: Router {
  public func showingActivity<Value, Failure: Error>(
    _ label: String, _ body: @MainActor () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    // NB: the app must not be retained while the body runs, which may outlive it.
    let activity = navigation.asking { $0.beginActivity(label) }
    defer { if let activity { navigation.handler?.endActivity(activity) } }
    return try await body()
  }

  @discardableResult
  public func showMessage(
    _ text: String, _ kind: MessageKind, action label: String?,
    _ perform: @escaping @MainActor (any ScreenRouting) async -> Void
  ) -> Answer {
    guard let label else {
      return navigation.handler?.showMessage(text, kind, action: nil) ?? .refused(.notRunning)
    }
    guard let handler = navigation.handler, let flow = navigation.flow else {
      return .refused(.notRunning)
    }
    guard let scope = handler.scope(of: flow) else {
      return .refused(handler.isRunning ? .flowEnded(flow) : .notRunning)
    }
    let router = FlowRouter(navigation: navigation)
    let offer = OfferedAction(label: label, scope: scope) { await perform(router) }
    return handler.showMessage(text, kind, action: offer)
  }

  public func confirm(_ question: Question) async -> Bool {
    await navigation.alert(
      question.title, message: question.message,
      choices: [
        Choice(question.action, role: question.role, true),
        Choice(question.cancel, role: .cancel, false),
      ]) ?? false
  }

  @discardableResult
  public func close() -> Answer { navigation.request(.close(), at: .router(Self.self)) }
}

/// A router without a screen, for the work of a flow that may outlive its screens.
private final class FlowRouter: Router {
  let navigation: Navigation
  init(navigation: Navigation) { self.navigation = navigation }
}

// MARK: Work of the host

/// A router that opens addresses: a web page, a new mail or a telephone call.
///
/// A coordinator or another router conforms to it, which needs no code:
///
/// ```swift
/// final class ProfileRouter: Router, AddressOpening, FilePicking { … }
/// ```
@MainActor
public protocol AddressOpening: AnyObject {
  /// Opens `address` by the host's means: in its own browser, over the app, or as a link for the
  /// user to follow. Waits until that is done and, if the page is shown over the app, until it is
  /// closed.
  ///
  /// - Parameter address: An address of the web, mail or telephone; without a scheme, it is an
  ///   address of the web.
  /// - Returns: Done, or refused: the address is invalid, a host cannot open it, the user has
  ///   cancelled, or the screen that asks ends.
  @discardableResult
  func open(_ address: String) async -> Answer
}

extension AddressOpening where Self: Router {
  @discardableResult
  public func open(_ address: String) async -> Answer {
    do {
      return await navigation.outcome(of: .open(try WebAddress(address)))
    } catch {
      return .refused(error)
    }
  }
}

/// A router that hands text and files on: to the clipboard, or to where the user wants them.
@MainActor
public protocol Sharing: AnyObject {
  /// Copies `text` to the user's clipboard.
  ///
  /// - Returns: Done, or refused: a host cannot do it, the user has cancelled, or the asking screen
  ///   ends.
  @discardableResult
  func copy(_ text: String) async -> Answer

  /// Shares text or a file: by the system's share sheet, as a download, into a folder.
  ///
  /// - Returns: Done, or refused: a host cannot do it, the user has cancelled, or the asking screen
  ///   ends.
  @discardableResult
  func share(_ item: SharedItem) async -> Answer
}

extension Sharing where Self: Router {
  @discardableResult
  public func copy(_ text: String) async -> Answer { await navigation.outcome(of: .copy(text)) }

  @discardableResult
  public func share(_ item: SharedItem) async -> Answer {
    await navigation.outcome(of: .share(item))
  }
}

/// A router that lets the user pick photos and documents.
@MainActor
public protocol FilePicking: AnyObject {
  /// Lets the user pick a photo, from their library if the host has one.
  ///
  /// - Parameter mostBytes: The maximum size in bytes; the host accepts no larger file.
  /// - Returns: The photo, checked by its name only, or nil if the user has picked none.
  /// - Throws: `Refusal` if a host cannot do it, it has failed, or the asking screen ends.
  func pickImage(mostBytes: Int) async throws(Refusal) -> PickedFile?

  /// Lets the user browse their documents and pick some.
  ///
  /// - Parameter pick: The accepted kinds, number and size; the host accepts no others.
  /// - Returns: The documents; empty if the user has cancelled.
  /// - Throws: `Refusal` if a host cannot do it, it has failed, or the asking screen ends.
  func pickDocuments(_ pick: FilePick) async throws(Refusal) -> [PickedFile]
}

extension FilePicking {
  /// Lets the user pick a photo of up to 10 MiB.
  public func pickImage() async throws(Refusal) -> PickedFile? {
    try await pickImage(mostBytes: FilePick.usualBytes)
  }
}

extension FilePicking where Self: Router {
  public func pickImage(mostBytes: Int) async throws(Refusal) -> PickedFile? {
    let pick = FilePick([.image], mostBytes: mostBytes, longestSide: FilePick.usualSide)
    return try await navigation.picked(.pickImage(pick)).first
  }

  public func pickDocuments(_ pick: FilePick) async throws(Refusal) -> [PickedFile] {
    try await navigation.picked(.pickDocuments(pick))
  }
}
