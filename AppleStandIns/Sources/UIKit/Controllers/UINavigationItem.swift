import Synchronization

/// https://developer.apple.com/documentation/uikit/uinavigationitem
@MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  open var title: String?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var prompt: String?
  open var hidesBackButton = false
  /// The action of a tap on Back, instead of a pop.
  open var backAction: UIAction?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItems: [UIBarButtonItem]?

  public init(title: String) { self.title = title.isEmpty ? nil : title }
}

/// https://developer.apple.com/documentation/uikit/uibaritem
@MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var accessibilityIdentifier: String?
  public override init() {}
}

/// https://developer.apple.com/documentation/uikit/uibarbuttonitem
@MainActor
open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case close = 24
  }

  open var primaryAction: UIAction?

  public convenience init(title: String? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
  }

  public convenience init(title: String?, image: UIImage?, primaryAction: UIAction?) {
    self.init(title: title, primaryAction: primaryAction)
    self.image = image
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
  }
}

/// https://developer.apple.com/documentation/uikit/uitabbaritem
@MainActor
open class UITabBarItem: UIBarItem {
  open var badgeValue: String?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
  }
}

/// https://developer.apple.com/documentation/uikit/uiimage
public final class UIImage: Sendable {
  /// The name of a symbol; empty for other images. Not part of UIKit's API.
  public let systemName: String
  /// The data of the image, if it is not one of the system's. Not part of UIKit's API.
  public let data: Data?

  /// NB: every name but an empty one, and those that begin with "no.", is one of the system's here.
  public init?(systemName: String) {
    guard !systemName.isEmpty, !systemName.hasPrefix("no.") else { return nil }
    (self.systemName, data) = (systemName, nil)
  }

  /// Creates an image of data.
  ///
  /// NB: accepts any bytes; UIKit decodes them.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    (systemName, self.data) = ("", data)
  }

  /// The size in points: here a hundred, or what the header of a PNG says.
  public var size: CGSize {
    guard let data, data.starts(with: [0x89, 0x50, 0x4E, 0x47]), data.count >= 24 else {
      return CGSize(width: 100, height: 100)
    }
    let numbers = [16, 20].map { place in
      data.dropFirst(place).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Decodes the picture away from the caller; nil if it cannot be: here a PNG without its end, and
  /// bytes that are none of the known formats.
  public func byPreparingForDisplay() async -> UIImage? {
    if let data { Self.decodings.withLock { $0[data, default: 0] += 1 } }
    return isWhole ? self : nil
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await byPreparingForDisplay()
  }

  private static let decodings = Mutex<[Data: Int]>([:])

  /// Returns the number of times that a picture was decoded. Not part of UIKit's API.
  public static func decodings(of data: Data) -> Int { decodings.withLock { $0[data] ?? 0 } }

  private var isWhole: Bool {
    guard let data else { return true }
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return data.suffix(12).range(of: Data("IEND".utf8)) != nil
    }
    return data.starts(with: [0xFF, 0xD8]) || data.starts(with: Data("GIF8".utf8))
      || data.starts(with: Data("RIFF".utf8)) || data.dropFirst(4).starts(with: Data("ftyp".utf8))
  }
}

/// https://developer.apple.com/documentation/uikit/uiaction
@MainActor
public final class UIAction: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let title: String
  /// "If you don't specify an identifier, the system creates a unique one for you"
  /// (`UIAction.init`).
  public let identifier: Identifier
  let handler: (UIAction) -> Void
  private static var lastIdentifier = 0

  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    Self.lastIdentifier += 1
    self.identifier = identifier ?? Identifier("stand-in.\(Self.lastIdentifier)")
    self.handler = handler
  }

  /// Performs the action as the user would. Not part of UIKit's API.
  public func perform() { handler(self) }
}
