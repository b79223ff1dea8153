import Calcot

extension Block {
  /// The bar of a container; pages have a line that says which one is shown.
  static func bar(_ bar: Scene.Bar, width: Int) -> Block {
    switch bar.kind {
    case .tabs: TabBarLayout(bar: bar).block
    case .pages:
      Block(
        kind: .lines([TextLayout.truncated(bar.pageLine(width), to: width)], .standard), height: 1,
        stops: [])
    }
  }
}

extension Scene.Bar {
  /// Such as `○ ● ○  Page 2 of 3`; without the dots where there is no room for them.
  fileprivate func pageLine(_ width: Int) -> String {
    let dots = titles.indices.map { $0 == selected ? "●" : "○" }.joined(separator: " ")
    let isRoomy =
      titles.count <= 20 && DisplayWidth.of(dots) + 2 + DisplayWidth.of(position) <= width
    return isRoomy ? "\(dots)  \(position)" : position
  }
}
