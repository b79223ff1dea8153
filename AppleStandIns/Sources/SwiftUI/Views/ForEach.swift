/// "It's important that the id of a data element doesn't change unless you replace the data element
/// with a new data element that has a new identity."
///
/// https://developer.apple.com/documentation/swiftui/foreach
@MainActor
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  package init(
    data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
  ) { (self.data, self.content, self.id) = (data, content, id) }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    (self.data, self.content, id) = (data, content, { $0.id })
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content, self.id) = (data, content, { $0[keyPath: id] })
  }

  public func _draw(with pen: _Pen) {
    let rows = pen.rows
    // NB: a section is not a row; its elements are.
    let isOfSections = Content.self is any RowsInside.Type
    var seen: Set<ID> = []
    for element in data {
      let id = id(element)
      if !seen.insert(id).inserted {
        pen.warn(
          "ForEach: the ID \(id) occurs multiple times within the collection, this will give "
            + "undefined results!")
      }
      guard isOfSections || rows?.isNextMade() ?? true else { continue }
      pen.with(\.rows, isOfSections ? rows : nil) {
        pen.at(id) { drawTagged(content(element), id, with: pen) }
      }
    }
  }

  /// "ForEach automatically applies a default tag to each enumerated view using the id."
  private func drawTagged(_ view: Content, _ id: ID, with pen: _Pen) {
    for var node in pen.collect({ view._draw(with: pen) }) {
      if node.tag == nil { node.tag = id }
      pen.nodes.append(node)
    }
  }
}
