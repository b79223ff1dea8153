/// The objects that are held at one time, as far as reflection finds them. It keeps them alive, so that
/// no new object can be mistaken for one of them.
struct HeldObjects {
  private let objects: [AnyObject]?

  /// Looks for the objects that `roots` hold.
  init(by roots: [AnyObject]) { objects = HolderPath.objects(heldBy: roots) }

  /// Returns whether an object is held; nil if that is not known, because there are too many.
  func contains(_ object: AnyObject) -> Bool? { objects?.contains { $0 === object } }
}

/// The parts of a screen that are its own: those that nothing held before the screen was assembled.
struct OwnParts {
  private struct Part {
    weak var object: AnyObject?
  }

  private let made: [Part]
  private let shared: [Part]

  /// Divides the parts of an assembled screen. If it is not known who held them, none is its own yet.
  init(_ parts: [AnyObject], heldBefore held: HeldObjects) {
    made = parts.filter { held.contains($0) == false }.map(Part.init)
    shared = parts.filter { held.contains($0) == true }.map(Part.init)
  }

  /// Returns the parts that must be released with the screen.
  ///
  /// - Parameter main: The ViewModel and the View at the end, which may have been made anew.
  func objects(with main: [AnyObject]) -> [AnyObject] {
    let others = main.filter { object in
      !made.contains { $0.object === object } && !shared.contains { $0.object === object }
    }
    return made.compactMap(\.object) + others
  }
}
