public import CalcotStreams
public import RxSwift

extension Publisher {
  /// Returns an observable of the same values and the same end, which subscribes to the publisher for
  /// each of its own subscribers.
  public func asObservable() -> Observable<Output> {
    Observable.create { observer in
      let subscription = sink { completion in
        switch completion {
        case .finished: observer.onCompleted()
        case .failure(let error): observer.onError(error)
        }
      } receiveValue: {
        observer.onNext($0)
      }
      return Disposables.create { subscription.cancel() }
    }
  }
}

extension CalcotStreams.Driver {
  /// Returns an observable of the latest value and every later one. A subscription keeps the driver
  /// alive.
  public func asObservable() -> Observable<Value> { asPublisher().asObservable() }
}

extension CalcotStreams.Signal {
  /// Returns an observable of the events from the subscription on. A subscription keeps their source
  /// alive.
  public func asObservable() -> Observable<Value> { asPublisher().asObservable() }
}
