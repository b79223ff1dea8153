internal import Yams

/// A place in a text, both numbers from 1; the column counts Unicode scalars, as YAML does.
struct TextPlace: Equatable {
  var line: Int
  var column: Int

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  init(_ mark: Mark) {
    self.init(line: mark.line, column: mark.column)
  }

  /// Creates the place where a node of the tree begins.
  init(of node: Node) {
    self = node.mark.map(TextPlace.init) ?? TextPlace(line: 1, column: 1)
  }
}
