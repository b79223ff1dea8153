/// A part of the app that the user enters by one screen, its door: the start of the app, a tab, a
/// flow, or the screens behind a screen that leads to many.
public struct Room: Sendable, Equatable {
  /// The id of the screen by which the user enters the room.
  public var door: String
  /// The id of the screen that names the room: the door, or, if that is a `CounterFlow`, the
  /// `Counter` that the flow starts with.
  public var name: String
  /// The arrow to the door; nil for the start of the app.
  public var entrance: Arrow?
  /// The number of the room that leads here; nil for the start of the app.
  public var outer: Int?
  /// The ids of the room's screens, the nearest to the door first.
  public var screens: [String]
}

extension NavigationMap {
  /// Returns the rooms of the app, those that lead to others first. Each screen with a way from the
  /// start is in the room of its shortest way.
  ///
  /// Tabs are rooms, and so are the flows and windows that the start leads to. A room with many
  /// screens is divided at the screens behind its door. Links do not count as ways. The time grows
  /// with the number of arrows.
  public func rooms() -> [Room] { RoomPlan(self).rooms }
}

/// The tree of the shortest ways, divided into rooms.
private struct RoomPlan {
  private let map: NavigationMap
  private var order: [String] = []
  private var arrows: [String: Arrow] = [:]
  private var children: [String: [String]] = [:]
  private(set) var rooms: [Room] = []

  init(_ map: NavigationMap) {
    self.map = map
    grow()
    let sizes = sizes
    let limit = max(12, order.count / 4)
    for entry in order where arrows[entry] == nil {
      add(door: entry, outer: nil, sizes, limit)
    }
  }

  /// Finds the shortest way to each screen.
  private mutating func grow() {
    var outgoing: [String: [Arrow]] = [:]
    for arrow in map.arrows where arrow.how != .link {
      outgoing[arrow.from, default: []].append(arrow)
    }
    var seen: Set<String> = []
    for entry in map.entryPoints where seen.insert(entry.screen).inserted {
      order.append(entry.screen)
    }
    var next = 0
    while next < order.count {
      let screen = order[next]
      let surestFirst = (outgoing[screen] ?? []).sorted {
        $0.confidence == $1.confidence ? $0.sortKey < $1.sortKey : $0.confidence > $1.confidence
      }
      for arrow in surestFirst where seen.insert(arrow.to).inserted {
        order.append(arrow.to)
        arrows[arrow.to] = arrow
        children[screen, default: []].append(arrow.to)
      }
      next += 1
    }
  }

  /// The number of screens behind each screen, itself included.
  private var sizes: [String: Int] {
    var sizes: [String: Int] = [:]
    for screen in order.reversed() {
      sizes[screen] = 1 + (children[screen] ?? []).reduce(0) { $0 + (sizes[$1] ?? 0) }
    }
    return sizes
  }

  private mutating func add(door: String, outer: Int?, _ sizes: [String: Int], _ limit: Int) {
    let number = rooms.count
    rooms.append(
      Room(
        door: door, name: name(behind: door), entrance: arrows[door], outer: outer, screens: []))
    var inside: [String] = []
    var doors: [String] = []
    var queue = [door]
    var next = 0
    while next < queue.count {
      let screen = queue[next]
      next += 1
      inside.append(screen)
      // NB: in a chain of screens, the first that leads to several divides the room.
      let isCrowded = (sizes[door] ?? 0) > limit && inside.count == next && queue.count == next
      for child in children[screen] ?? [] {
        let isRoom = begins(child, from: outer) || isCrowded && (sizes[child] ?? 0) > 3
        if isRoom { doors.append(child) } else { queue.append(child) }
      }
    }
    rooms[number].screens = inside
    for door in doors { add(door: door, outer: number, sizes, limit) }
  }

  private func name(behind door: String) -> String {
    guard door.hasSuffix("Flow") else { return door }
    return children[door]?.first { arrows[$0]?.how == .root && $0 + "Flow" == door } ?? door
  }

  /// Returns a Boolean value that indicates whether the way to a screen makes the screen begin a
  /// room.
  private func begins(_ screen: String, from outer: Int?) -> Bool {
    switch arrows[screen]?.how {
    case .tab: true
    case .root, .flow, .replace: outer == nil && !(children[screen] ?? []).isEmpty
    default: false
    }
  }
}
