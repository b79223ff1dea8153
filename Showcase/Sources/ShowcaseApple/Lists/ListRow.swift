#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The contents of a table row.
  struct ListRow {
    var title: String
    var detail: String?
    /// A Boolean value that indicates whether a tap leads to another screen.
    var opens = true
    var color: UIColor = .label

    @MainActor var configuration: UIListContentConfiguration {
      var configuration = UIListContentConfiguration.valueCell()
      configuration.text = title
      configuration.secondaryText = detail
      configuration.textProperties.color = color
      return configuration
    }
  }
#endif
