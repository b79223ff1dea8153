public import Calcot
public import CalcotContent
public import SwiftUI

extension DrawnNode {
  public var isDialog: Bool { kind == .alert }

  /// The nodes that the user perceives: visible ones that are not hidden from VoiceOver.
  public var perceived: [DrawnNode] {
    guard isVisible, !isAccessibilityHidden else { return [] }
    let bars = page?.hidesBar == true ? [] : page?.toolbar.flatMap(\.nodes) ?? []
    return [self] + (bars + children).flatMap(\.perceived)
  }

  /// The screen that the host shows at this node.
  public var screen: ScreenID? {
    guard identifier.hasPrefix("screen "), let number = Int(identifier.dropFirst(7)) else {
      return nil
    }
    return ScreenID(rawValue: number)
  }

  /// Returns a Boolean value that indicates whether any element of a screen's semantic View is drawn.
  public func shows(_ content: ScreenContent) -> Bool {
    let known = Set(content.allElements.map(\.id.path))
    return known.isEmpty || perceived.contains { known.contains($0.identifier) }
  }

  /// The name that the user would give it: the first text of a control with several.
  public var name: String { firstText?.label ?? label }

  /// A Boolean value that indicates whether it looks like a row: its title has the colour of a text,
  /// that of a button has its tint.
  public var isRow: Bool {
    all.contains { $0.systemImage == "chevron.forward" }
      || firstText?.color == .primary
  }

  /// The first text that is read: the letters in place of a portrait are not.
  private var firstText: DrawnNode? { read.first { $0.kind == .text } }

  private var read: [DrawnNode] {
    isAccessibilityHidden ? [] : [self] + children.flatMap(\.read)
  }
}
