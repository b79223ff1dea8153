public import Calcot
public import CalcotContent

/// A router without an app, for testing a ViewModel or a handler. It records its calls and replies
/// with the answers that the test supplies.
///
/// ```swift
/// let router = RecordingRouter()
/// router.confirms = [true]
/// await ProfileViewModel(router: router, …).deleteButtonTapped()
/// #expect(router.calls == [.confirm("Delete Anna?"), .activity("Deleting"), …])
/// ```
///
/// A test's own router inherits from it, and adds the calls that its screen needs.
@MainActor
open class RecordingRouter: ScreenRouting, AddressOpening, Sharing, FilePicking {
  /// A call that the router received.
  public enum Call: Hashable, Sendable {
    case confirm(String)
    case activity(String)
    case message(String, MessageKind)
    /// A message that offers an action.
    case offer(String, MessageKind, action: String)
    case close
    case open(String)
    case copy(String)
    case share(SharedItem)
    case pickImage(mostBytes: Int)
    case pickDocuments(FilePick)
  }

  /// The calls received, in order.
  public private(set) var calls: [Call] = []
  /// The user's answers to the next questions; further questions are answered with no.
  public var confirms: [Bool] = []
  /// The user's next picks, one per call; no files once the list is empty.
  public var picks: [Result<[PickedFile], Refusal>] = []
  /// The outcome of opening, copying and sharing.
  public var outcome = Answer.done
  private var offered: [@MainActor (any ScreenRouting) async -> Void] = []

  /// Creates a router without recorded calls.
  public init() {}

  /// Performs the action that the last message offered, once. Returns false if there is none.
  @discardableResult
  public func useMessage() async -> Bool {
    guard let action = offered.popLast() else { return false }
    offered = []
    await action(self)
    return true
  }

  public func confirm(_ question: Question) async -> Bool {
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
  public func showMessage(
    _ text: String, _ kind: MessageKind, action label: String?,
    _ perform: @escaping @MainActor (any ScreenRouting) async -> Void
  ) -> Answer {
    guard let label else {
      record(.message(text, kind))
      return .done
    }
    record(.offer(text, kind, action: label))
    offered.append(perform)
    return .done
  }

  @discardableResult
  public func close() -> Answer {
    record(.close)
    return .done
  }

  @discardableResult
  public func open(_ address: String) async -> Answer {
    record(.open(address))
    return outcome
  }

  @discardableResult
  public func copy(_ text: String) async -> Answer {
    record(.copy(text))
    return outcome
  }

  @discardableResult
  public func share(_ item: SharedItem) async -> Answer {
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
