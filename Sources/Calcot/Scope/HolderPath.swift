/// A search for the stored properties that hold an object, in the living objects that reflection
/// can reach.
///
/// Reflection does not reach into closures and the framework's own objects. A weak property looks
/// like a strong one.
struct HolderPath {
  private struct Place {
    let value: Any
    let path: String
    let depth: Int
  }

  /// The object that is looked for; nil to find all.
  private let object: AnyObject?
  private var seen: Set<ObjectIdentifier> = []
  private var queue: [Place] = []
  /// The number of values that may still be found by way of others.
  private var room = Self.mostValues

  private static let mostValues = 4_000
  private static let deepest = 12

  private init(to object: AnyObject?, from roots: [AnyObject]) {
    self.object = object
    queue = roots.filter { $0 !== object }.map {
      Place(value: $0, path: "\(type(of: $0))", depth: 0)
    }
  }

  /// Returns the shortest path from one of `roots` to an object, such as
  /// "GroupsCoordinator.cache.screens[0]"; nil if there is none among the first few thousand values.
  static func path(to object: AnyObject, from roots: [AnyObject]) -> String? {
    var search = HolderPath(to: object, from: roots)
    return search.run()
  }

  /// Returns the objects that `roots` hold, with the roots; nil if there are too many values to look
  /// at all of them.
  static func objects(heldBy roots: [AnyObject]) -> [AnyObject]? {
    var search = HolderPath(to: nil, from: roots)
    _ = search.run()
    guard search.room > 0, search.queue.count < mostValues else { return nil }
    return search.queue.compactMap { isObject($0.value) ? $0.value as AnyObject : nil }
  }

  /// Returns whether a path ends in a property that is made when it is first read.
  static func isLazy(_ path: String) -> Bool {
    path.split(separator: ".").last?.hasPrefix("$__lazy_storage") ?? false
  }

  private mutating func run() -> String? {
    var next = 0
    while next < queue.count, next < Self.mostValues {
      let place = queue[next]
      next += 1
      if let found = visit(place) { return found }
    }
    return nil
  }

  /// Returns the path of the object if it is a child of this value; otherwise adds the children to
  /// the search.
  private mutating func visit(_ place: Place) -> String? {
    guard place.depth <= Self.deepest, !Self.isFrameworks(place.value) else { return nil }
    var mirror: Mirror? = Mirror(reflecting: place.value)
    if mirror?.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(place.value as AnyObject)).inserted else { return nil }
    }
    while let current = mirror {
      for (index, child) in current.children.enumerated() {
        let path =
          object == nil
          ? "" : place.path + Self.step(child.label, index, in: current.displayStyle)
        if object != nil, Self.isObject(child.value), child.value as AnyObject === object {
          return path
        }
        guard room > 0 else { return nil }
        room -= 1
        queue.append(Place(value: child.value, path: path, depth: place.depth + 1))
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func step(
    _ label: String?, _ index: Int, in style: Mirror.DisplayStyle?
  ) -> String {
    switch style {
    case .optional: return ""
    case .collection, .set, .dictionary: return "[\(index)]"
    default:
      guard let label else { return "" }
      // NB: the macro `@Observable` stores a property under its name with an underscore.
      return "." + (label.hasPrefix("_") ? String(label.dropFirst()) : label)
    }
  }

  private static func isObject(_ value: Any) -> Bool { type(of: value) is AnyClass }

  private static func isFrameworks(_ value: Any) -> Bool {
    isObject(value) && modules.contains(String(reflecting: type(of: value)).prefix { $0 != "." })
  }

  private static let modules: Set<Substring> = [
    "Calcot", "CalcotTree", "CalcotContent", "CalcotStreams",
  ]
}
