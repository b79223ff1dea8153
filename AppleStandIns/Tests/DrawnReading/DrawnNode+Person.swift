public import Calcot
public import SwiftUI

extension DrawnNode {
  public var isDialog: Bool { kind == .alert || kind == .confirmationDialog }

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

  /// The name that the user would give it: the first text of a control with several.
  public var name: String { all.first { $0.kind == .text }?.label ?? label }

  /// A Boolean value that indicates whether it looks like a row that opens something.
  public var isRow: Bool { all.contains { $0.systemImage == "chevron.forward" } }

  // NB: the text beside the bar could be right while the bar is not.
  private var readableProgress: String {
    guard let value, let fraction else { return label }
    let isRight = value == "\(Int(fraction * 100))%"
    return isRight ? "\(label) \(value)" : "a bar at \(fraction), and another text beside it"
  }

  /// The texts that the user reads, line by line.
  public var readableLines: [String] {
    let own = perceived.flatMap { node -> [String] in
      var lines = [
        node.page?.title, node.page?.search.map { $0.text.isEmpty ? $0.prompt ?? "" : $0.text },
      ]
      .compactMap { $0 }
      switch node.kind {
      case .text: lines.append(node.label)
      case .progress: lines.append(node.readableProgress)
      case .tab: lines += [node.label, node.badge].compactMap { $0 }
      case .textField:
        let value = node.value ?? ""
        lines.append("\(node.label): \(value.isEmpty ? node.prompt ?? "" : value)")
      default: break
      }
      return lines
    }
    return isDialog ? [label] + own : own
  }
}
