extension View {
  /// "Add this view modifier to a view inside a NavigationStack", and "do not put a navigation
  /// destination modifier inside a lazy container".
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modified { pen, content in
      if pen.rows != nil {
        pen.warn("A navigationDestination for \(D.self) stands in a lazy container.")
      }
      let isNew = pen.stack?.add(data) { value, pen in
        guard let value = (value.base as? D) ?? (value as? D) else { return }
        destination(value)._draw(with: pen)
      }
      if isNew == nil {
        pen.warn("A navigationDestination for \(D.self) stands outside of a NavigationStack.")
      } else if isNew == false {
        pen.warn(
          "A navigationDestination for \(D.self) was declared earlier on the stack. Only the "
            + "destination declared closest to the root view of the stack will be used.")
      }
      content()
    }
  }
}

/// "When someone activates the link, the stack pushes the value."
///
/// https://developer.apple.com/documentation/swiftui/navigationlink
public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never
  private let label: Label
  private let value: AnyHashable?

  public func _draw(with pen: _Pen) {
    let stack = pen.stack
    let changes = pen.screen.changes
    pen.control(.link, label) { node in
      guard let value, let stack else {
        node.isEnabled = false
        return
      }
      node.acts.tap = {
        guard !stack.path.append(value) else { return }
        changes.warn("A NavigationLink's value \(value) is not of the type of the stack's path.")
      }
    }
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    (self.label, self.value) = (label(), value.map { AnyHashable($0) })
  }

  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}
