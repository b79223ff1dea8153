public import UIKit

/// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

/// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
@MainActor
@preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Makes the controller when the view is first drawn, and updates it on each drawing. In a
  /// presentation it appears when the animation has ended.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)
  public func _draw(with pen: _Pen) {
    pen.at(ObjectIdentifier(Self.self)) {
      pen.install(self)
      let (environment, screen) = (pen.environment, pen.screen)
      let made = pen.place.keep("controller") {
        let coordinator = makeCoordinator()
        let context = Context(coordinator: coordinator, environment: environment)
        return MadeController<Self>(makeUIViewController(context: context), coordinator)
      }
      updateUIViewController(
        made.controller, context: Context(coordinator: made.coordinator, environment: environment))
      let lifecycle = pen.place.keep("lifecycle") { Lifecycle() }
      lifecycle.draw(
        with: pen, hasCome: !pen.layer.isComing,
        appear: { [weak screen] in
          guard let screen else { return }
          screen.addToWindow(made.controller)
          made.controller.enter(hostedBy: screen.container)
        },
        disappear: { made.controller.leaveHost() })
      var node = DrawnNode(.controller)
      node.object = made.controller
      pen.add(node)
    }
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The controller of a view; it is dismantled when the view is removed.
@MainActor
private final class MadeController<Representable: UIViewControllerRepresentable> {
  let controller: Representable.UIViewControllerType
  let coordinator: Representable.Coordinator

  init(_ controller: Representable.UIViewControllerType, _ coordinator: Representable.Coordinator) {
    (self.controller, self.coordinator) = (controller, coordinator)
  }

  isolated deinit {
    controller.leaveHost()
    Representable.dismantleUIViewController(controller, coordinator: coordinator)
  }
}
