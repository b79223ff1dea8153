public import CalcotStreams
public import RxCocoa
public import RxSwift

extension ObservableConvertibleType where Element: Sendable {
  /// Returns Calçot's driver of the same elements, with `initial` before the first. It subscribes at
  /// once, and for as long as the driver lives. Elements that come off the main actor are delivered
  /// in its next turns.
  ///
  /// ```swift
  /// let name = user.map(\.name).asCalcotDriver(startingWith: "") { _ in "" }
  /// ```
  ///
  /// - Parameters:
  ///   - initial: The first value.
  ///   - onErrorReturn: Returns the last value, should the observable fail.
  @MainActor
  public func asCalcotDriver(
    startingWith initial: Element, onErrorReturn: @escaping @Sendable (any Error) -> Element
  ) -> CalcotStreams.Driver<Element> {
    asPublisher().asDriver(startingWith: initial, onErrorReturn: onErrorReturn)
  }

  /// Returns Calçot's signal of the same elements from now on. It subscribes at once, and for as long
  /// as the signal or a listener lives. Elements that come off the main actor are delivered in its
  /// next turns.
  ///
  /// - Parameter onErrorReturn: Returns the last event, should the observable fail; nil for none.
  @MainActor
  public func asCalcotSignal(
    onErrorReturn: @escaping @Sendable (any Error) -> Element?
  ) -> CalcotStreams.Signal<Element> {
    asPublisher().asSignal(onErrorReturn: onErrorReturn)
  }
}

extension SharedSequenceConvertibleType where Element: Sendable {
  /// Returns Calçot's driver of the same elements, with `initial` until the first.
  @MainActor
  public func asCalcotDriver(startingWith initial: Element) -> CalcotStreams.Driver<Element> {
    asCalcotDriver(startingWith: initial) { _ in initial }
  }

  /// Returns Calçot's signal of the same elements from now on.
  @MainActor
  public func asCalcotSignal() -> CalcotStreams.Signal<Element> {
    asCalcotSignal { _ in nil }
  }
}
