public struct AnyPublisher<Output, Failure: Error> {
  public init(_ value: Output) {}
  public func map<Other>(_ change: (Output) -> Other) -> AnyPublisher<Other, Failure> {
    fatalError()
  }
  public func sink(_ receive: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable() }
}
public final class AnyCancellable: Hashable {
  public init() {}
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) {}
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}
public final class PassthroughSubject<Output, Failure: Error> {
  public init() {}
  public func send(_ value: Output) {}
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { fatalError() }
}
