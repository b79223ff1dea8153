/// https://developer.apple.com/documentation/swiftui/app
@MainActor
@preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Creates the app; there is no system here that would run it. `SwiftUIScreen(app:)` shows its
  /// first scene.
  public static func main() { _ = Self() }
}

/// https://developer.apple.com/documentation/swiftui/scene
@MainActor
@preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  /// Draws the first window's view. Not part of SwiftUI's API.
  func _drawWindow(with pen: _Pen)
}

extension Scene {
  public func _drawWindow(with pen: _Pen) {
    pen.at(ObjectIdentifier(Self.self)) {
      pen.install(self)
      body._drawWindow(with: pen)
    }
  }
}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Scene {}

/// https://developer.apple.com/documentation/swiftui/scenebuilder
@resultBuilder
@MainActor
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// https://developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  private let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  public func _drawWindow(with pen: _Pen) { content()._draw(with: pen) }
}

/// A provider of previews; the `#Preview` macro cannot be declared here.
///
/// https://developer.apple.com/documentation/swiftui/previewprovider
@MainActor
@preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

extension View {
  public func previewDisplayName(_ value: String?) -> some View { self }
}
