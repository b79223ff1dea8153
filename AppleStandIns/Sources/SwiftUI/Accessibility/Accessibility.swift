extension View {
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    changed { $0.identifier = identifier }
  }

  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    let text = String(label)
    return changed { $0.label = text }
  }

  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    let text = String(value)
    return changed { $0.value = text }
  }

  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    let names = inputLabels.map { String($0) }
    return changed { $0.inputLabels = names }
  }

  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    let text = String(hint)
    return changed { $0.hint = text }
  }

  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modified { pen, content in
      let nodes = pen.collect(content)
      guard children == .combine else {
        let inside = children == .contain ? nodes : nodes.map { $0.hidden }
        return pen.add(DrawnNode(.stack, children: inside))
      }
      for var node in nodes {
        if children == .combine, node.label.isEmpty { node.label = DrawnNode.label(of: [node]) }
        pen.nodes.append(node)
      }
    }
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    changed { $0.traits.formUnion(traits) }
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    changed { $0.traits.subtract(traits) }
  }

  public func accessibilityHidden(_ hidden: Bool) -> some View {
    changed { $0.isAccessibilityHidden = $0.isAccessibilityHidden || hidden }
  }

  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let actions = content()
    return modified { pen, content in
      let buttons = pen.collect("actions", actions).flatMap(\.all).filter { $0.kind == .button }
      for var node in pen.collect(content) {
        node.accessibilityActions += buttons
        pen.nodes.append(node)
      }
    }
  }
}

extension DrawnNode {
  fileprivate var hidden: DrawnNode {
    var node = self
    node.isAccessibilityHidden = true
    return node
  }
}

/// https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior: Hashable {
  let name: String
  public static var ignore: Self { Self(name: "ignore") }
  public static var contain: Self { Self(name: "contain") }
  public static var combine: Self { Self(name: "combine") }
}

/// https://developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  public static let isToggle = AccessibilityTraits(rawValue: 128)
  public static let isImage = AccessibilityTraits(rawValue: 256)
}

/// A namespace of notifications; on Apple's systems part of Accessibility, which SwiftUI exports.
///
/// https://developer.apple.com/documentation/accessibility/accessibilitynotification
@MainActor
public enum AccessibilityNotification {
  /// https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement
  @MainActor
  public struct Announcement {
    /// The announcements that VoiceOver would have spoken. Not part of Accessibility's API.
    public internal(set) static var posted: [String] = []
    private let announcement: String
    public init(_ announcement: String) { self.announcement = announcement }
    public func post() { Self.posted.append(announcement) }
  }
}
