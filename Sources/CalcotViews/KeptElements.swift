import CalcotContent

/// The elements of a list that keeps rows, with their comparison with earlier elements and their
/// rows.
///
/// NB: inlinable, so that the comparison is compiled for the elements' type, in the app. Generic
/// code would take many times as long, for each row and each change.
@usableFromInline
struct KeptElements {
  @usableFromInline let type: ObjectIdentifier
  /// Returns the elements of a range, to be compared later.
  @usableFromInline let snapshot: (Range<Int>) -> AnyObject
  /// Returns the indices at which two snapshots differ; `nil` if they do not have the same
  /// identities in the same order.
  @usableFromInline let changes: (_ old: AnyObject, _ new: AnyObject) -> [Int]?
  /// Returns, for each element of the new snapshot, the index of an equal one with the same
  /// identity in the old one; `nil` if there is none.
  @usableFromInline let equals: (_ old: AnyObject, _ new: AnyObject) -> [Int?]
  /// Returns the row of an element of a snapshot and its key; nil if it is not loaded.
  @usableFromInline let row: (AnyObject, Int) -> (key: String, row: Row)?

  /// Creates the elements of a list.
  ///
  /// - Parameter element: A closure that returns an element; nil if it is not loaded.
  @inlinable
  @MainActor
  init<Element: Equatable, ID: Hashable>(
    _ element: @escaping (Int) -> Element?, id: @escaping (Element) -> ID,
    row describe: @escaping (Element) -> Row
  ) {
    let text = elementKey(of: ID.self)
    type = ObjectIdentifier(Element.self)
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
    equals = { old, new in
      let old = (old as? ElementSnapshot<Element>)?.elements ?? []
      let new = (new as? ElementSnapshot<Element>)?.elements ?? []
      var places: [ID: Int] = [:]
      for (place, element) in old.enumerated() { if let element { places[id(element)] = place } }
      return new.map { element in
        guard let element, let place = places[id(element)], old[place] == element else {
          return nil
        }
        return place
      }
    }
    row = { snapshot, place in
      let snapshot = snapshot as? ElementSnapshot<Element>
      return snapshot?.elements[place].map { (text(id($0)), describe($0)) }
    }
  }
}

/// A snapshot of the elements of a list; `nil` for those that are not loaded.
@usableFromInline
final class ElementSnapshot<Element> {
  @usableFromInline let elements: [Element?]

  @inlinable
  init(_ elements: [Element?]) { self.elements = elements }
}
