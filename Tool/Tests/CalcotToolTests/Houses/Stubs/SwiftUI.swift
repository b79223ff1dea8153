@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View {
  public var body: Never { fatalError() }
}
@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @MainActor public static func buildEither<A: View, B: View>(first: A) -> Either<A, B> { Either() }
  @MainActor public static func buildEither<A: View, B: View>(second: B) -> Either<A, B> { Either() }
}
public struct Either<A: View, B: View>: View {
  public var body: Never { fatalError() }
}
public struct Text: View {
  public init(_ text: String) {}
  public var body: Never { fatalError() }
}
public struct VStack: View {
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
extension View {
  public func navigationTitle(_ title: String) -> some View { self }
  public func task(_ action: @escaping () async -> Void) -> some View { self }
  public func padding() -> some View { self }
}
@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value
  public init(initialValue: Value) { wrappedValue = initialValue }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
