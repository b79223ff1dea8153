/// A style, which is not drawn. Its requirements, which only SwiftUI's own styles use, are omitted.
///
/// https://developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {}

/// https://developer.apple.com/documentation/swiftui/color
public struct Color: ShapeStyle, View, Hashable {
  public typealias Body = Never
  private let name: String

  public enum RGBColorSpace: Sendable { case sRGB }

  nonisolated private init(_ name: String) { self.name = name }

  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init([red, green, blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: " "))
  }

  public func _draw(with pen: _Pen) {}
  nonisolated public func opacity(_ opacity: Double) -> Color { self }

  nonisolated public static let red = Color("red")
  nonisolated public static let orange = Color("orange")
  nonisolated public static let yellow = Color("yellow")
  nonisolated public static let green = Color("green")
  nonisolated public static let blue = Color("blue")
  nonisolated public static let gray = Color("gray")
  nonisolated public static let clear = Color("clear")
  nonisolated public static let primary = Color("primary")
  nonisolated public static let secondary = Color("secondary")
  nonisolated public static let accentColor = Color("accentColor")
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
}

/// https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// https://developer.apple.com/documentation/swiftui/tintshapestyle
public struct TintShapeStyle: ShapeStyle { public init() {} }

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// https://developer.apple.com/documentation/swiftui/backgroundstyle
public struct BackgroundStyle: ShapeStyle { public init() {} }

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// https://developer.apple.com/documentation/swiftui/material
public struct Material: ShapeStyle {
  public static let regular = Material()
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
}

/// A shape, which is not drawn.
///
/// https://developer.apple.com/documentation/swiftui/shape
public protocol Shape: Sendable {}
/// https://developer.apple.com/documentation/swiftui/insettableshape
public protocol InsettableShape: Shape {}

/// https://developer.apple.com/documentation/swiftui/rectangle
public struct Rectangle: InsettableShape { public init() {} }
/// https://developer.apple.com/documentation/swiftui/circle
public struct Circle: InsettableShape { public init() {} }
/// https://developer.apple.com/documentation/swiftui/roundedrectangle
public struct RoundedRectangle: InsettableShape {}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat) -> RoundedRectangle {
    RoundedRectangle()
  }
}
