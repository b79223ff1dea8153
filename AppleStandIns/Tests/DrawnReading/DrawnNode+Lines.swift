public import SwiftUI

extension DrawnNode {
  /// The texts that the user reads, line by line.
  public var readableLines: [String] {
    let own = lines
    return isDialog ? [label] + own : own
  }

  private var lines: [String] {
    guard isVisible, !isAccessibilityHidden else { return [] }
    let search = page?.search.map(\.text)
    let bars = page?.hidesBar == true ? [] : page?.toolbar.flatMap(\.nodes) ?? []
    let inner = isReadWhole ? [] : (bars + children).flatMap(\.lines)
    let badge = kind == .row ? [self.badge].compactMap { $0 } : []
    return [page?.title, search].compactMap { $0 } + ownLines + inner + badge
  }

  private var ownLines: [String] {
    if traits.contains(.isImage) { return [label] }
    return switch kind {
    case .text: [value.map { "\(label): \($0)" } ?? label]
    // NB: VoiceOver reads what has words of its own in place of what is in it.
    case .stack where traits.contains(.isStaticText): [label]
    case .mark: ["\(label) \(value ?? "")"]
    case .progress: [readableProgress]
    case .tab: [label, badge].compactMap { $0 }
    case .button where traits.contains(.isToggle): [readableCheck]
    // NB: the switch of a date says only that there is none.
    case .toggle where identifier.hasSuffix("/set"): value == "on" ? [] : ["\(label): "]
    case .toggle, .picker, .stepper, .slider, .datePicker, .textField: [readableField]
    default: []
    }
  }

  /// A Boolean value that indicates whether its line says all that is in it.
  private var isReadWhole: Bool {
    switch kind {
    case .toggle, .picker, .stepper, .slider, .datePicker: true
    case .button: traits.contains(.isToggle)
    default: false
    }
  }

  private var readableField: String { "\(inputLabels.first ?? label): \(readableValue)" }

  /// The value of a field with its unit; empty where only a placeholder is shown.
  var readableValue: String {
    let name = inputLabels.first ?? label
    let unit = label.dropFirst(name.count + 2)
    let value = value ?? ""
    let shown = isSecure ? String(repeating: "•", count: value.count) : value
    return shown.isEmpty || unit.isEmpty ? shown : shown + " " + unit
  }

  private var readableCheck: String {
    let isOn = systemImage == "checkmark.circle.fill"
    let texts = all.filter { $0.kind == .text }.map(\.label)
    guard value == (isOn ? "On" : "Off") else { return "a circle, and another state said of it" }
    return ([isOn ? "☑" : "☐"] + texts).joined(separator: " ")
  }

  // NB: the text beside the bar could be right while the bar is not.
  private var readableProgress: String {
    guard let value, let fraction else { return label }
    let isRight = value == "\(Int(fraction * 100))%"
    return isRight ? "\(label) \(value)" : "a bar at \(fraction), and another text beside it"
  }
}
