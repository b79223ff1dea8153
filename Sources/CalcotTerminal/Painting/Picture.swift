/// A frame, with the regions in which the user can act.
package struct Picture: Equatable, Sendable {
  /// The region of an element that can have the focus.
  package struct Region: Equatable, Sendable {
    package let target: FocusTarget
    package let columns: Range<Int>
    package let row: Int
  }

  package var frame: Frame
  package var regions: [Region] = []
}
