/// What the user says of a new screen in a codebase with a style of its own.
public struct HouseWishes: Sendable {
  /// The interface of its View; nil for the usual one.
  public var interface: ScreenInterface?
  public var style: ScreenStyle?
  public var content: ScreenContent?
  /// A folder of screens; nil for all.
  public var folder: String?
  /// The name of the screen that it is like; nil for the most typical one.
  public var model: String?
  /// A Boolean value that indicates whether it has a target of its own, as a feature.
  public var isFeature: Bool

  public init(
    interface: ScreenInterface? = nil, style: ScreenStyle? = nil, content: ScreenContent? = nil,
    folder: String? = nil, model: String? = nil, isFeature: Bool = false
  ) {
    self.interface = interface
    self.style = style
    self.content = content
    self.folder = folder
    self.model = model
    self.isFeature = isFeature
  }
}
