/// The content of a cell.
///
/// https://developer.apple.com/documentation/uikit/uicontentconfiguration
public protocol UIContentConfiguration {}

/// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  @MainActor
  public struct TextProperties {
    public var color = UIColor.label
  }

  @MainActor
  public struct ImageProperties {
    public var maximumSize = CGSize.zero
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var textProperties = TextProperties()

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct
@MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  @MainActor
  public struct ButtonProperties {
    public var primaryAction: UIAction?
  }

  public var text: String?
  public var secondaryText: String?
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()

  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }
  public static func loading() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }
}
