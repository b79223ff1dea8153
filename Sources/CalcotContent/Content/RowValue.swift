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
  public package(set) var detail: String?
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
    var minutes: Range<Int>?
    var color: Int?
    var isHero = false
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

  /// The minutes of its day that the row stands for, in a schedule; nil for the whole day.
  public package(set) var minutes: Range<Int>? {
    get { extras?.minutes }
    set { change { $0.minutes = newValue } }
  }

  /// The number of a color, from 1 to ``colors``; nil for none.
  public package(set) var color: Int? {
    get { extras?.color }
    set {
      // NB: in this order no number overflows.
      change { $0.color = newValue.map { ($0 % Self.colors + Self.colors - 1) % Self.colors + 1 } }
    }
  }

  /// The number of colors that differ on every host.
  public static let colors = 6

  /// A Boolean value that indicates whether the row is the head of its screen.
  public package(set) var isHero: Bool {
    get { extras?.isHero ?? false }
    set { change { $0.isHero = newValue } }
  }

  private mutating func change(_ body: (inout Extras) -> Void) {
    var changed = extras ?? Extras()
    body(&changed)
    extras = changed == Extras() ? nil : changed
  }
}
