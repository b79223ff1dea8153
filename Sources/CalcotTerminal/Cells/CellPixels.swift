/// The part of a picture that a cell shows.
package enum CellPixels: Hashable, Sendable {
  case none
  /// The colors of the upper and the lower half, as `0xRRGGBB`.
  case halves(upper: UInt32, lower: UInt32)
  /// A part of a picture that the terminal draws itself. Equal numbers stand for the same part of
  /// the same picture at the same place.
  case covered(UInt32)
}
