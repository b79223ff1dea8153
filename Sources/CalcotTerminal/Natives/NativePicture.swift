/// The picture that a native view has drawn.
package struct NativePicture: Equatable, Sendable {
  package var cells: CellBuffer
  package var cursor: CellPosition?
}
