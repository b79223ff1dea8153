/// A place in the view hierarchy: a structural identity, and its storage between drawings.
///
/// https://developer.apple.com/documentation/swiftui/managing-user-interface-state
@MainActor
final class Place {
  private var children: [AnyHashable: Place] = [:]
  private var kept: [AnyHashable: AnyObject] = [:]
  /// The number of the last drawing that contained it.
  var drawing = 0

  func child(_ key: AnyHashable) -> Place {
    if let child = children[key] { return child }
    let child = Place()
    children[key] = child
    return child
  }

  /// Returns the stored object for a key, making it at first use.
  func keep<Object: AnyObject>(_ key: AnyHashable, _ make: () -> Object) -> Object {
    if let object = kept[key] as? Object { return object }
    let object = make()
    kept[key] = object
    return object
  }

  /// Removes the storage of views that were not part of a drawing: "when the view goes, so does its
  /// state".
  func forget(allBut drawing: Int) {
    children = children.filter { $0.value.drawing == drawing }
    for child in children.values { child.forget(allBut: drawing) }
  }
}
