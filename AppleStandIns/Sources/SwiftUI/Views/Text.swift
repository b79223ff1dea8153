public import UIKit

/// https://developer.apple.com/documentation/swiftui/text
public struct Text: View, Equatable, Sendable {
  public typealias Body = Never
  let string: String
  private var color: Color?

  nonisolated public init<S: StringProtocol>(_ content: S) { string = String(content) }

  public func _draw(with pen: _Pen) {
    var node = DrawnNode(.text, string)
    node.isEnabled = pen.environment.isEnabled
    node.color = color
    pen.add(node)
  }

  nonisolated public func bold() -> Text { self }
  nonisolated public func monospacedDigit() -> Text { self }
  nonisolated public func font(_ font: Font?) -> Text { self }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    var text = self
    text.color = style as? Color
    return text
  }
}

/// https://developer.apple.com/documentation/swiftui/image
public struct Image: View, Equatable, Sendable {
  public typealias Body = Never
  public enum Scale: Sendable { case small }
  let systemName: String?
  let name: String

  nonisolated public init(systemName: String) {
    (self.systemName, name) = (systemName, "")
  }

  /// Creates an image named after the size of its bytes, so that tests can tell images apart.
  nonisolated public init(uiImage image: UIImage) {
    (systemName, name) = (nil, image.data.map { "\($0.count) bytes" } ?? image.systemName)
  }

  public func resizable() -> Image { self }

  public func _draw(with pen: _Pen) {
    var node = DrawnNode(.image, name)
    node.systemImage = systemName
    pen.add(node)
  }
}

/// https://developer.apple.com/documentation/swiftui/label
public struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  public func _draw(with pen: _Pen) {
    pen.nodes += pen.collect("icon", icon) + pen.collect("title", title)
  }
}

extension Label where Title == Text, Icon == Image {
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}
