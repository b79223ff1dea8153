/// A list whose rows are made when they are scrolled to.
///
/// https://developer.apple.com/documentation/swiftui/list
public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  private let content: Content

  public func _draw(with pen: _Pen) { pen.list(.list, content) }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }
}

/// https://developer.apple.com/documentation/swiftui/form
public struct Form<Content: View>: View {
  public typealias Body = Never
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func _draw(with pen: _Pen) { pen.list(.form, content) }
}

/// https://developer.apple.com/documentation/swiftui/section
@MainActor
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

/// A view in a list that is not a row itself, but contains rows.
protocol RowsInside {}

extension Section: RowsInside where Parent: View, Content: View, Footer: View {}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    (self.content, self.header, self.footer) = (content(), header(), footer())
  }

  public func _draw(with pen: _Pen) {
    let rows = pen.rows
    var (heading, end): ([DrawnNode], [DrawnNode]) = ([], [])
    pen.with(\.rows, nil) {
      heading = pen.collect("header", header)
      end = pen.collect("footer", footer)
    }
    var inside: [DrawnNode] = []
    pen.with(\.rows, rows) { inside = pen.collect("content", content) }
    var node = DrawnNode(.section, DrawnNode.label(of: heading), children: heading)
    node.children += inside.map { rows == nil ? $0 : DrawnNode.row($0) } + end
    pen.add(node)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) {
      EmptyView()
    } footer: {
      EmptyView()
    }
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      Text(title)
    } footer: {
      EmptyView()
    }
  }
}
