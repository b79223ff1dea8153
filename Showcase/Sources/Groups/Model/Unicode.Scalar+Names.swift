extension Unicode.Scalar {
  /// Whether it can be seen, by itself.
  package var isVisible: Bool {
    switch properties.generalCategory {
    case .format, .nonspacingMark, .enclosingMark, .spaceSeparator: false
    default: !properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether it ends a line or changes the text around it.
  // NB: the embedding, override and isolate characters turn the text around them in a terminal.
  package var breaksALine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
