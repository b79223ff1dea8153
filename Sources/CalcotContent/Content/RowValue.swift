/// The state of a row.
public struct RowValue: Equatable, Sendable {
  /// The effect of a tap on a row.
  public enum Use: Equatable, Sendable {
    /// Nothing: the row is for reading.
    case none
    /// The row performs an action; the user stays on the screen.
    case acts
    /// The row leads to another screen, or to an address outside of the app.
    case leads
    /// The row is checked or unchecked.
    case checks(isOn: Bool)
  }

  /// The title.
  public let title: String
  /// The details; nil if there are none.
  public let detail: String?
  @Boxed private var extras: Extras? = nil
  /// The effect of a tap on the row.
  public let use: Use
  /// A Boolean value that indicates whether the row's destination is open beside its screen.
  public package(set) var isOpen = false

  /// The values that most rows do not have.
  private struct Extras: Equatable {
    var badge: String?
    var image: ImageValue?
    var cells: [String] = []
  }

  package init(title: String, detail: String? = nil, use: Use = .none) {
    self.title = title
    self.detail = detail
    self.use = use
  }

  /// A short text beside the title, such as a number of unread messages; nil if there is none.
  public package(set) var badge: String? {
    get { extras?.badge }
    set { change { $0.badge = newValue } }
  }

  /// A picture before the title, which describes the picture; nil if there is none.
  public package(set) var image: ImageValue? {
    get { extras?.image }
    set { change { $0.image = newValue } }
  }

  /// The cells after the title, in a table; otherwise empty.
  public package(set) var cells: [String] {
    get { extras?.cells ?? [] }
    set { change { $0.cells = newValue } }
  }

  private mutating func change(_ body: (inout Extras) -> Void) {
    var changed = extras ?? Extras()
    body(&changed)
    extras = changed == Extras() ? nil : changed
  }
}
