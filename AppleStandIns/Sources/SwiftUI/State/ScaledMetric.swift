/// A number that grows with the user's size of text, which here is the usual one.
///
/// https://developer.apple.com/documentation/swiftui/scaledmetric
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension ScaledMetric: Sendable where Value: Sendable {}
