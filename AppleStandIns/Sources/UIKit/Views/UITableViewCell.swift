public import Foundation

/// https://developer.apple.com/documentation/uikit/uitableviewcell
@MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, subtitle = 3 }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator
  }

  public private(set) var reuseIdentifier: String?
  open var contentConfiguration: (any UIContentConfiguration)?
  open var accessoryType = AccessoryType.none

  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init()
    self.reuseIdentifier = reuseIdentifier
  }

  /// "A content configuration for a list-based content view" with the cell's default look.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The texts that the user reads in the cell.
  var texts: [String] {
    switch contentConfiguration {
    case let list as UIListContentConfiguration:
      [list.text, list.secondaryText].compactMap { $0 }
    case let notice as UIContentUnavailableConfiguration:
      [notice.text, notice.secondaryText, notice.button.title].compactMap { $0 }
    default: []
    }
  }
}

/// https://developer.apple.com/documentation/foundation/indexpath
extension IndexPath {
  /// https://developer.apple.com/documentation/foundation/indexpath/init(row:section:)
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// https://developer.apple.com/documentation/foundation/indexpath/section
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// https://developer.apple.com/documentation/foundation/indexpath/row
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
