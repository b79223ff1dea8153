public import CalcotTree

/// The identity of an element within its screen: a path of keys that stays the same as long as the
/// element exists, even if other elements change.
public struct ElementID: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The path, its parts separated by `/`.
  public let path: String

  /// Creates an identity from a path that a host reports.
  public init(_ path: String) { self.path = path }

  /// Creates the identity of an element within another one, in one allocation.
  package init(within path: String, _ key: String) {
    var inner = ""
    inner.reserveCapacity(path.utf8.count + 1 + key.utf8.count)
    inner += path
    inner += "/"
    inner += key
    self.path = inner
  }

  public var description: String { path }

  /// Returns a Boolean value that indicates whether a path leads to this element or within it.
  fileprivate func isAround(_ inner: UnsafeBufferPointer<UInt8>) -> Bool {
    // NB: not by `withUTF8`, whose copy of the text counts references.
    path.utf8.withContiguousStorageIfAvailable { $0.isAround(inner) }
      ?? Array(path.utf8).withUnsafeBufferPointer { $0.isAround(inner) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns a Boolean value that indicates whether another path equals this one or continues it.
  fileprivate func isAround(_ inner: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count <= inner.count, count == inner.count || inner[count] == UInt8(ascii: "/") else {
      return false
    }
    // NB: from the end, because siblings differ there.
    var place = count
    while place > 0, self[place - 1] == inner[place - 1] { place -= 1 }
    return place == 0
  }
}

/// A piece of a screen's content, as a plain value that any host can render and any test can
/// compare. The screen keeps its action, under its ``id``.
///
/// A copy shares its storage: it costs one reference, and compares as equal without comparing the
/// contents.
public struct Element: Equatable, Sendable, Identifiable {
  /// The kind of an element.
  public enum Kind: Equatable, Sendable {
    case text(String, role: TextRole)
    /// Elements side by side, in several lines where there is no room for one.
    case line
    /// The days of a week, or of a month with the weekday that it begins with; the element's
    /// children are a section for each day, with a button if the day can be pressed, and a row for
    /// each entry.
    indirect case schedule(weekdays: [String], leading: Int, today: Int?, isMonth: Bool)
    /// A text with a symbol before it.
    indirect case label(String, Symbol)
    indirect case image(ImageValue)
    // NB: kinds that a screen has many of are not boxed; those that would enlarge the others are.
    case button(ButtonValue)
    indirect case field(FieldValue)
    /// A list; the element's children are the rows of the window.
    case list(label: String?, rows: RowWindow, layout: ListLayout)
    /// A table; the element's children are a button for each sortable column, in their order, and a
    /// list, whose rows have the cells.
    indirect case table([TableColumn])
    /// A row; the element's children are the row's own actions, as buttons.
    case row(RowValue)
    /// A text that leads to another screen, or to an address outside of the app.
    case link(String)
    /// A group of elements under an optional header, with an explanation below.
    case section(header: String?, footer: String?)
    /// A placeholder for a list that has no rows; the element's children are buttons for the user's
    /// next steps.
    indirect case emptyState(EmptyStateValue)
    case activity(String)
    case progress(ProgressValue)
    indirect case metric(MetricValue)
    indirect case chart(ChartValue)
    /// A value for the host's own view; a host without such a view shows the element's children.
    indirect case native(NativeValue)
  }

  private final class Storage: Sendable {
    let id: ElementID
    let kind: Kind
    private let inner: Inner

    // NB: no room for a destination, which is rare, and no array for a row's single button.
    private enum Inner {
      case element(Element)
      case elements([Element])
      indirect case leading([Element], to: Destination)
    }

    init(_ id: ElementID, _ kind: Kind, _ children: [Element], _ destination: Destination) {
      self.id = id
      self.kind = kind
      if case .nowhere = destination {
        inner = children.count == 1 ? .element(children[0]) : .elements(children)
      } else {
        inner = .leading(children, to: destination)
      }
    }

    var children: [Element] {
      switch inner {
      case .element(let child): [child]
      case .elements(let children), .leading(let children, _): children
      }
    }

    var destination: Destination {
      if case .leading(_, let destination) = inner { destination } else { .nowhere }
    }
  }

  private let storage: Storage

  /// The identity of the element within its screen.
  public var id: ElementID { storage.id }
  /// The kind of the element, with its values.
  public var kind: Kind { storage.kind }
  /// The elements within this one.
  public var children: [Element] { storage.children }
  /// The route that a row or a link leads to, so that a host can offer its address; nil if unknown.
  public var route: AnyRoute? { move?.destination }
  /// The move that a row or a link requests; nil if unknown.
  package var move: Move? {
    if case .inside(let move) = destination { move } else { nil }
  }
  /// The address outside of the app that a row or a link leads to; nil if there is none.
  public var address: WebAddress? {
    if case .outside(let address) = destination { address } else { nil }
  }

  package var destination: Destination { storage.destination }

  package indirect enum Destination: Equatable, Sendable {
    case nowhere
    case inside(Move)
    case outside(WebAddress)
  }

  package init(
    id: ElementID, kind: Kind, children: [Element] = [], destination: Destination = .nowhere
  ) {
    storage = Storage(id, kind, children, destination)
  }

  public static func == (left: Element, right: Element) -> Bool {
    left.isSame(as: right)
      || left.id == right.id && left.kind == right.kind && left.destination == right.destination
        && left.children == right.children
  }

  /// Returns a Boolean value that indicates whether another element is a copy of this one. Other
  /// elements may still be equal.
  package func isSame(as other: Element) -> Bool { storage === other.storage }

  /// The label by which the user, a test or a screen reader finds the element.
  public var label: String? {
    switch kind {
    case .text(let text, _): text
    case .label(let text, _): text
    case .image(let image): image.label
    case .button(let button): button.label
    case .field(let field): field.label
    case .list(let label, _, _): label
    case .table: nil
    case .row(let row): row.title
    case .link(let label): label
    case .section(let header, _): header
    case .line, .schedule: nil
    case .emptyState(let state): state.title
    case .activity(let label): label
    case .progress(let value): value.label
    case .metric(let metric): metric.label
    case .chart(let chart): chart.label
    case .native(let piece): piece.label
    }
  }

  /// A Boolean value that indicates whether the user can currently interact with the element
  /// itself.
  public var isControl: Bool {
    switch kind {
    case .button(let button): button.isEnabled
    case .field(let field): field.isEnabled
    case .row(let row): row.use != .none
    case .link: true
    case .text, .label, .image, .line, .list, .schedule, .table, .section, .emptyState, .activity,
      .progress, .metric, .chart, .native:
      false
    }
  }
}

extension [Element] {
  /// Returns the index of the element with an identity, or of the element that contains it, or nil
  /// if there is none. Linear in the number of elements before it.
  package func place(around id: ElementID) -> Int? {
    var path = id.path
    return path.withUTF8 { path in firstIndex { $0.id.isAround(path) } }
  }

  /// Returns the indices at which an element is not a copy of the element in another collection of
  /// the same length.
  package func places(notSameAs others: [Element]) -> [Int] {
    indices.filter { !self[$0].isSame(as: others[$0]) }
  }
}
