extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is visible by itself.
  package var isVisible: Bool {
    switch properties.generalCategory {
    case .format, .nonspacingMark, .enclosingMark, .spaceSeparator: false
    default: !properties.isDefaultIgnorableCodePoint
    }
  }

  /// A Boolean value that indicates whether the scalar ends a line or changes the text around it.
  // NB: the embedding, override and isolate characters change the direction of the text around them
  // in a terminal.
  package var breaksALine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
