import Calcot
package import CalcotContent

/// The appearance of the text in a cell, which a ``Theme`` shows in the terminal's colors.
package struct TextStyle: Hashable, Sendable {
  /// The palette that every color terminal has. `standard` is the user's default color.
  package enum Colour: UInt8, CaseIterable, Sendable {
    case black, red, green, yellow, blue, magenta, cyan, white, standard
  }

  package static let standard = TextStyle()

  // NB: the larger properties come first, so that a cell has no gaps in memory.
  /// The address that a click on the text opens, in terminals that support links.
  package var link: WebAddress?
  /// The pixels of a picture that the cell shows in place of its colors.
  package var pixels = CellPixels.none
  package var bold = false
  package var dim = false
  package var inverse = false
  package var underline = false
  package var foreground = Colour.standard
  package var background = Colour.standard

  package init(
    bold: Bool = false, dim: Bool = false, inverse: Bool = false, underline: Bool = false,
    foreground: Colour = .standard, background: Colour = .standard, link: WebAddress? = nil
  ) {
    self.bold = bold
    self.dim = dim
    self.inverse = inverse
    self.underline = underline
    self.foreground = foreground
    self.background = background
    self.link = link
  }
}
