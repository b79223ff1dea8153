public import Calcot

/// A router without an app, for the test of a ViewModel or a handler: it writes down what it is asked for
/// and answers what the test says.
///
/// ```swift
/// let router = RecordingRouter()
/// router.confirms = [true]
/// await ProfileViewModel(router: router, …).deleteButtonTapped()
/// #expect(router.calls == [.confirm("Delete Anna?"), .activity("Deleting"), …])
/// ```
///
/// A test's own router inherits from it, and adds what its screen needs.
@MainActor
open class RecordingRouter: ScreenRouting, AddressOpening, Copying, Sharing, ImagePicking,
  DocumentPicking
{
  /// Something that was asked for.
  public enum Call: Hashable, Sendable {
    case confirm(String)
    case activity(String)
    case message(String, MessageKind)
    /// A message that offers to do something.
    case offer(String, MessageKind, action: String)
    case close
    case open(String)
    case copy(String)
    case share(SharedItem)
    case pickImage(mostBytes: Int)
    case pickDocuments(FilePick)
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  /// What the user says to the next questions; no to those that follow.
  public var confirms: [Bool] = []
  /// What the user picks next, a call each; nothing when there is nothing more.
  public var picks: [Result<[PickedFile], Refusal>] = []
  /// What comes of opening, copying and sharing.
  public var outcome = Outcome.done
  private var offered: [MessageAction] = []

  /// A router that has been asked for nothing.
  public init() {}

  /// Does what the last message with an action has offered; false when there is none. It is offered
  /// once.
  @discardableResult
  public func useMessage() async -> Bool {
    guard let action = offered.popLast() else { return false }
    offered = []
    await action.perform(self)
    return true
  }

  public func confirm(_ question: ConfirmationQuestion) async -> Bool {
    record(.confirm(question.title))
    return confirms.isEmpty ? false : confirms.removeFirst()
  }

  public func showingActivity<Value, Failure: Error>(
    _ label: String, _ body: @MainActor () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    record(.activity(label))
    return try await body()
  }

  @discardableResult
  public func showMessage(_ text: String, _ kind: MessageKind) -> Answer {
    record(.message(text, kind))
    return .done
  }

  @discardableResult
  public func showMessage(_ text: String, _ kind: MessageKind, action: MessageAction) -> Answer {
    record(.offer(text, kind, action: action.label))
    offered.append(action)
    return .done
  }

  @discardableResult
  public func close() -> Answer {
    record(.close)
    return .done
  }

  @discardableResult
  public func open(_ address: String) async -> Outcome {
    record(.open(address))
    return outcome
  }

  @discardableResult
  public func copy(_ text: String) async -> Outcome {
    record(.copy(text))
    return outcome
  }

  @discardableResult
  public func share(_ item: SharedItem) async -> Outcome {
    record(.share(item))
    return outcome
  }

  public func pickImage(mostBytes: Int) async throws(Refusal) -> PickedFile? {
    record(.pickImage(mostBytes: mostBytes))
    return try nextPick().first
  }

  public func pickDocuments(_ pick: FilePick) async throws(Refusal) -> [PickedFile] {
    record(.pickDocuments(pick))
    return try nextPick()
  }

  private func record(_ call: Call) { calls.append(call) }

  private func nextPick() throws(Refusal) -> [PickedFile] {
    picks.isEmpty ? [] : try picks.removeFirst().get()
  }
}
