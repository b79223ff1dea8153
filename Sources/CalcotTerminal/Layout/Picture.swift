/// A frame, and where in it the user can act.
package struct Picture: Equatable, Sendable {
  /// Where something is drawn that the focus can be on.
  package struct Region: Equatable, Sendable {
    package let target: FocusTarget
    package let columns: Range<Int>
    package let row: Int
  }

  package var frame: Frame
  package var regions: [Region] = []
}

/// What a native view has drawn.
package struct NativePicture: Equatable, Sendable {
  package var cells: CellBuffer
  package var cursor: CellPosition?
}
