import CalcotContent
import CalcotTree

/// A queue of items, each of which waits for a reply from outside the app. One item is open at a
/// time; each is answered exactly once, with `nil` if there will be no reply.
@MainActor
struct WaitingQueue<Item: Waiting, Reply> {
  typealias ReplyHandler = @MainActor (Reply?) -> Void

  private struct Entry {
    let item: Item
    /// The flow that waits, if its own code asks; `nil` for code of a screen.
    let flow: FlowID?
    let handler: ReplyHandler
    var isWaiting = true
  }

  private var entries: [Entry] = []

  mutating func add(_ item: Item, of flow: FlowID?, handler: @escaping ReplyHandler) {
    entries.append(Entry(item: item, flow: flow, handler: handler))
  }

  /// A Boolean value that indicates whether nothing is open or waiting.
  var isEmpty: Bool { entries.isEmpty }

  /// Returns a Boolean value that indicates whether the item is open or waiting.
  func contains(_ id: Item.ID) -> Bool { entries.contains { $0.item.id == id } }

  /// Opens the next item.
  mutating func openNext() -> Item? {
    guard let index = entries.firstIndex(where: \.isWaiting) else { return nil }
    entries[index].isWaiting = false
    return entries[index].item
  }

  /// Closes an item and returns the handler that receives its reply.
  mutating func close(_ id: Item.ID) -> ReplyHandler? {
    guard let index = entries.firstIndex(where: { $0.item.id == id }) else { return nil }
    return entries.remove(at: index).handler
  }

  /// Closes the items of these screens and flows, and returns their handlers, the waiting ones
  /// first.
  mutating func closeAll(
    ownedBy screens: Set<ScreenID>, _ flows: Set<FlowID>
  ) -> [ReplyHandler] {
    let isOwned = { (entry: Entry) in
      entry.item.owner.map(screens.contains) ?? entry.flow.map(flows.contains) ?? false
    }
    let closed = entries.filter(isOwned)
    entries.removeAll(where: isOwned)
    return (closed.filter(\.isWaiting) + closed.filter { !$0.isWaiting }).map(\.handler)
  }

  mutating func closeAll() -> [ReplyHandler] {
    defer { entries = [] }
    return entries.map(\.handler)
  }
}

/// An item of a ``WaitingQueue``.
protocol Waiting: Identifiable {
  /// The screen that waits; nil for a flow, and for the app itself.
  var owner: ScreenID? { get }
}

extension Dialog: Waiting {}
extension HostRequest: Waiting {}
