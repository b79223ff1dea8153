/// What waits for an answer from outside the app: one item is open, the others follow in order. Each is
/// answered exactly once, with nil when nobody will answer any more.
@MainActor
struct Desk<Item: Waiting, Reply> {
  typealias AnswerHandler = @MainActor (Reply?) -> Void

  private var handlers: [Item.ID: AnswerHandler] = [:]
  private var order: [Item.ID] = []
  private var waiting: [Item] = []

  mutating func add(_ item: Item, handler: @escaping AnswerHandler) {
    handlers[item.id] = handler
    order.append(item.id)
    waiting.append(item)
  }

  /// Whether nothing is open or waiting.
  var isEmpty: Bool { handlers.isEmpty }

  /// Whether the item is open or waiting.
  func isOpen(_ id: Item.ID) -> Bool { handlers[id] != nil }

  mutating func next() -> Item? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// Closes an item and gives the handler to be told of the answer, once.
  mutating func close(_ id: Item.ID) -> AnswerHandler? {
    waiting.removeAll { $0.id == id }
    order.removeAll { $0 == id }
    return handlers.removeValue(forKey: id)
  }

  /// The waiting items whose screens are among `screens`.
  func waiting(ownedBy screens: Set<ScreenID>) -> [Item.ID] {
    waiting.filter { $0.owner.map(screens.contains) ?? false }.map(\.id)
  }

  mutating func closeAll() -> [AnswerHandler] {
    defer { self = Desk() }
    return order.compactMap { handlers[$0] }
  }
}

/// Something that a screen waits for.
protocol Waiting: Identifiable {
  /// The screen that waits; nil for the app itself.
  var owner: ScreenID? { get }
}

extension Dialog: Waiting {}
extension HostRequest: Waiting {}
