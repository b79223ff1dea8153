import UIKit

/// The accessibility elements in parts of a window, as assistive technologies present them.
@MainActor
struct AccessibleScreen {
  let roots: [NSObject]

  /// All elements, from the top down.
  var all: [NSObject] { roots.flatMap(Self.flat) }

  /// The readable lines.
  var lines: [String] {
    all.filter(\.isAccessibilityElement).compactMap { element in
      let words = [element.accessibilityLabel, element.accessibilityValue]
        .compactMap { $0 }.filter { !$0.isEmpty }
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
  }

  func element(identified identifier: String) -> NSObject? {
    all.first { Self.identifier(of: $0) == identifier }
  }

  func element(labelled label: String) -> NSObject? {
    all.first { $0.isAccessibilityElement && $0.accessibilityLabel == label }
  }

  var fields: [UITextField] { all.compactMap { $0 as? UITextField } }

  /// The last scroll view.
  var scrollView: UIScrollView? { all.lazy.compactMap { $0 as? UIScrollView }.last }

  static func identifier(of element: NSObject) -> String? {
    (element as? any UIAccessibilityIdentification)?.accessibilityIdentifier
  }

  private static func flat(_ object: NSObject) -> [NSObject] {
    if let view = object as? UIView, view.isHidden { return [] }
    let own = object.accessibilityElements?.compactMap { $0 as? NSObject } ?? []
    let views = (object as? UIView)?.subviews ?? []
    return [object] + (own.isEmpty ? views : own).flatMap(flat)
  }
}
