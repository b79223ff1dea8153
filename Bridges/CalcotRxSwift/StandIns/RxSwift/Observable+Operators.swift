extension ObservableType {
  /// Returns an observable of the elements that `transform` returns.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    passing { element, observer in observer.onNext(try transform(element)) }
  }

  /// Returns an observable of the non-nil elements that `transform` returns.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    passing { element, observer in
      if let result = try transform(element) { observer.onNext(result) }
    }
  }

  /// Returns an observable of the elements for which `predicate` is true.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    passing { element, observer in
      if try predicate(element) { observer.onNext(element) }
    }
  }

  /// Returns an observable of the same elements, and calls `onNext` with each before.
  public func `do`(onNext: ((Element) throws -> Void)? = nil) -> Observable<Element> {
    passing { element, observer in
      try onNext?(element)
      observer.onNext(element)
    }
  }

  /// Returns an observable of what is accumulated from `seed`, for each subscriber anew.
  public func scan<Accumulated>(
    into seed: Accumulated, accumulator: @escaping (inout Accumulated, Element) throws -> Void
  ) -> Observable<Accumulated> {
    Observable<Accumulated> { observer in
      var accumulated = seed
      return passing { (element, observer: AnyObserver<Accumulated>) in
        try accumulator(&accumulated, element)
        observer.onNext(accumulated)
      }
      .subscribe(observer)
    }
  }

  /// Returns an observable whose error is replaced by the elements of another one.
  public func `catch`(
    _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { observer in
      let after = DisposeBag()
      let before = subscribe { event in
        guard case .error(let error) = event else { return observer.on(event) }
        do {
          try handler(error).subscribe(observer).disposed(by: after)
        } catch {
          observer.onError(error)
        }
      }
      return Disposables.create { withExtendedLifetime(after) { before.dispose() } }
    }
  }

  private func passing<Result>(
    _ pass: @escaping (Element, AnyObserver<Result>) throws -> Void
  ) -> Observable<Result> {
    Observable { observer in
      subscribe { event in
        switch event {
        case .next(let element):
          do { try pass(element, observer) } catch { observer.onError(error) }
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }
}
