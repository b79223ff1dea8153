/// The state of a row.
public struct RowValue: Equatable, Sendable {
  /// The effect of a tap on a row.
  public enum Use: Equatable, Sendable {
    /// Nothing: the row is for reading.
    case none
    /// Something is done; the user stays where they are.
    case acts
    /// Another screen is shown, or an address outside of the app.
    case leads
    /// The row is checked, or no longer.
    case checks(isOn: Bool)
  }

  /// The title.
  public let title: String
  /// The details; nil if there are none.
  public let detail: String?
  /// A short text beside the title, such as a number of unread messages; nil if there is none.
  public package(set) var badge: String?
  /// A picture before the title, which says what it shows; nil if there is none.
  public package(set) var image: ImageValue?
  /// The cells after the title, in a table; otherwise empty.
  public package(set) var cells: [String] = []
  /// The effect of a tap on the row.
  public let use: Use
  /// A Boolean value that indicates whether what the row leads to is open beside its screen.
  public package(set) var isOpen = false

  package init(title: String, detail: String? = nil, badge: String? = nil, use: Use = .none) {
    self.title = title
    self.detail = detail
    self.badge = badge
    self.use = use
  }
}
