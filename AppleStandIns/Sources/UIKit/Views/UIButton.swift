/// https://developer.apple.com/documentation/uikit/uibutton
@MainActor
open class UIButton: UIControl {
  public struct Configuration {
    public var title: String?

    public static func plain() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
  }

  open var configuration: Configuration?

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init()
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}
