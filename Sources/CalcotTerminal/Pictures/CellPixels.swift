/// The part of a picture that a cell shows.
package enum CellPixels: Hashable, Sendable {
  case none
  /// The colors of the upper and the lower half, as `0xRRGGBB`.
  case halves(upper: UInt32, lower: UInt32)
  /// A part of a picture that the terminal draws itself. Equal numbers stand for the same part of
  /// the same picture at the same place.
  case covered(UInt32)
}

extension RGB {
  /// Creates a color from `0xRRGGBB`.
  init(_ code: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(code >> shift & 0xFF) / 255 }
    self.init(part(16), part(8), part(0))
  }

  /// The color as `0xRRGGBB`.
  var code: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded()) }
  }
}
