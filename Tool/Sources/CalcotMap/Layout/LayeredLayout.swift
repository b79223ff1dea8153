/// A layout of a graph in columns, so that arrows point to the right where possible, and seldom
/// cross each other (the method of Sugiyama, Tagawa and Toda).
///
/// The same graph gives the same picture. The time grows with the numbers of nodes, arrows and the
/// columns that arrows pass.
struct LayeredLayout {
  struct Result {
    /// The frames of the nodes.
    var frames: [Frame]
    /// The bends of each arrow between its ends, in the direction of the arrow.
    var bends: [[Point]]
    var size: Size
  }

  static let columnGap = 56.0
  static let rowGap = 10.0
  /// The height that an arrow takes in a column that it passes.
  static let bendHeight = 6.0

  static func layout(sizes: [Size], arrows: [(from: Int, to: Int)]) -> Result {
    guard !sizes.isEmpty else {
      return Result(frames: [], bends: arrows.map { _ in [] }, size: Size(width: 0, height: 0))
    }
    var graph = LayeredGraph(sizes: sizes, arrows: arrows)
    graph.orderColumns()
    return graph.placed()
  }
}
