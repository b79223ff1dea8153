/// What waits for an answer from outside the app: one item is open, the others follow in order. Each is
/// answered exactly once, with nil when nobody will answer any more.
@MainActor
struct Desk<Item: Waiting, Reply> {
  typealias AnswerHandler = @MainActor (Reply?) -> Void

  private struct Entry {
    let item: Item
    let handler: AnswerHandler
    var isWaiting = true
  }

  private var entries: [Entry] = []

  mutating func add(_ item: Item, handler: @escaping AnswerHandler) {
    entries.append(Entry(item: item, handler: handler))
  }

  /// Whether nothing is open or waiting.
  var isEmpty: Bool { entries.isEmpty }

  /// Whether the item is open or waiting.
  func isOpen(_ id: Item.ID) -> Bool { entries.contains { $0.item.id == id } }

  /// Opens the next item.
  mutating func next() -> Item? {
    guard let index = entries.firstIndex(where: \.isWaiting) else { return nil }
    entries[index].isWaiting = false
    return entries[index].item
  }

  /// Closes an item and gives the handler to be told of the answer, once.
  mutating func close(_ id: Item.ID) -> AnswerHandler? {
    guard let index = entries.firstIndex(where: { $0.item.id == id }) else { return nil }
    return entries.remove(at: index).handler
  }

  /// Closes the items of these screens, and gives the handlers: of those that wait first.
  mutating func closeAll(ownedBy screens: Set<ScreenID>) -> [AnswerHandler] {
    let isOwned = { (entry: Entry) in entry.item.owner.map(screens.contains) ?? false }
    let closed = entries.filter(isOwned)
    entries.removeAll(where: isOwned)
    return (closed.filter(\.isWaiting) + closed.filter { !$0.isWaiting }).map(\.handler)
  }

  mutating func closeAll() -> [AnswerHandler] {
    defer { entries = [] }
    return entries.map(\.handler)
  }
}

/// Something that a screen waits for.
protocol Waiting: Identifiable {
  /// The screen that waits; nil for the app itself.
  var owner: ScreenID? { get }
}

extension Dialog: Waiting {}
extension HostRequest: Waiting {}

extension Engine {
  /// Waits for an answer from outside the app; nil when nobody will give one any more.
  ///
  /// - Parameters:
  ///   - open: is given what takes the answer, once.
  ///   - withdraw: takes back what was opened, when the waiting task is cancelled.
  func answer<Reply: Sendable>(
    opening open: (@escaping @MainActor (Reply?) -> Void) -> Void,
    onCancel withdraw: @escaping @MainActor () -> Void
  ) async -> Reply? {
    let parking = Parking()
    // NB: from the answer on, until the waiting task goes on, it counts as work whoever waits.
    defer { ledger.paused() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        open { [ledger] answer in
          ledger.began()
          parking.end()
          continuation.resume(returning: answer)
        }
      }
    } onCancel: {
      Task { @MainActor in withdraw() }
    }
  }
}
