/// An Interactor of a list that is read page by page and searched.
///
/// The protocol of an Interactor inherits it, and says by itself only what its screen is about.
/// The default implementations are those of a list that is always whole, and cannot be searched.
@MainActor
package protocol ListBrowsing: AnyObject {
  /// Reads what is missing of the rows that the user looks at.
  func show(_ rows: Range<Int>) async
  /// Makes the list one of what matches the user's input, to be read next.
  func search(for text: String)
}

extension ListBrowsing {
  package func show(_ rows: Range<Int>) async {}
  package func search(for text: String) {}
}
