/// The questions that wait for a person: one is shown, the others follow in order. Each is answered
/// exactly once, with nil when nobody will answer any more.
@MainActor
struct DialogDesk {
  typealias AnswerHandler = @MainActor (Int?) -> Void

  private var handlers: [DialogID: AnswerHandler] = [:]
  private var waiting: [Dialog] = []

  mutating func add(_ dialog: Dialog, handler: @escaping AnswerHandler) {
    handlers[dialog.id] = handler
    waiting.append(dialog)
  }

  /// Whether no dialog is shown or waiting.
  var isEmpty: Bool { handlers.isEmpty }

  /// Whether the dialog is shown or waiting.
  func isOpen(_ id: DialogID) -> Bool { handlers[id] != nil }

  mutating func next() -> Dialog? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// Closes a dialog and gives the handler to be told of the answer, once.
  mutating func close(_ id: DialogID) -> AnswerHandler? {
    waiting.removeAll { $0.id == id }
    return handlers.removeValue(forKey: id)
  }

  /// The waiting dialogs whose screens are among `screens`.
  func waiting(ownedBy screens: Set<ScreenID>) -> [DialogID] {
    waiting.filter { $0.owner.map(screens.contains) ?? false }.map(\.id)
  }

  mutating func closeAll() -> [AnswerHandler] {
    defer { self = DialogDesk() }
    return handlers.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
  }
}
