/// The elements of a list that keeps rows, and their comparison with those of before.
///
/// NB: inlinable, so that the comparison is compiled for the elements' type, in the app. Generic code would
/// take many times as long, for each row and each change.
@usableFromInline
struct KeptElements {
  /// Returns the elements of a range, to be compared later.
  @usableFromInline let snapshot: (Range<Int>) -> AnyObject
  /// Returns the places at which two snapshots differ; nil if they do not have the same identities in
  /// the same order.
  @usableFromInline let changes: (_ old: AnyObject, _ new: AnyObject) -> [Int]?
  /// Returns a Boolean value that indicates whether two snapshots have equal elements at two places.
  @usableFromInline let isEqual: (_ old: AnyObject, Int, _ new: AnyObject, Int) -> Bool

  /// Creates the elements of a list.
  ///
  /// - Parameter element: A closure that returns an element; nil if it is not loaded.
  @inlinable
  init<Element: Equatable, ID: Equatable>(
    _ element: @escaping (Int) -> Element?, id: @escaping (Element) -> ID
  ) {
    snapshot = { range in ElementSnapshot(range.map(element)) }
    changes = { old, new in
      guard let old = (old as? ElementSnapshot<Element>)?.elements,
        let new = (new as? ElementSnapshot<Element>)?.elements, old.count == new.count
      else { return nil }
      var places: [Int] = []
      for place in new.indices {
        guard let old = old[place], let new = new[place], id(old) == id(new) else { return nil }
        if old != new { places.append(place) }
      }
      return places
    }
    isEqual = { old, oldPlace, new, place in
      guard let old = (old as? ElementSnapshot<Element>)?.elements[oldPlace],
        let new = (new as? ElementSnapshot<Element>)?.elements[place]
      else { return false }
      return id(old) == id(new) && old == new
    }
  }
}

/// The elements of a list at one moment; nil for those that are not loaded.
@usableFromInline
final class ElementSnapshot<Element> {
  @usableFromInline let elements: [Element?]

  @inlinable
  init(_ elements: [Element?]) { self.elements = elements }
}
