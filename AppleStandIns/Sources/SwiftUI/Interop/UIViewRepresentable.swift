public import UIKit

/// https://developer.apple.com/documentation/swiftui/uiviewrepresentable
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

/// https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction = Transaction()
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func _draw(with pen: _Pen) {
    pen.at(ObjectIdentifier(Self.self)) {
      pen.install(self)
      let environment = pen.environment
      let made = pen.place.keep("view") {
        let coordinator = makeCoordinator()
        let context = Context(coordinator: coordinator, environment: environment)
        return MadeView<Self>(makeUIView(context: context), coordinator)
      }
      updateUIView(
        made.view, context: Context(coordinator: made.coordinator, environment: environment))
      var node = DrawnNode(.uiView)
      node.object = made.view
      pen.add(node)
    }
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor
private final class MadeView<Representable: UIViewRepresentable> {
  let view: Representable.UIViewType
  let coordinator: Representable.Coordinator

  init(_ view: Representable.UIViewType, _ coordinator: Representable.Coordinator) {
    (self.view, self.coordinator) = (view, coordinator)
  }

  isolated deinit { Representable.dismantleUIView(view, coordinator: coordinator) }
}
