#if Streams
  extension Driver {
    /// Returns a driver of the values that `transform` returns. `transform` is called once for each
    /// value.
    @inlinable
    public func map<Other>(_ transform: @escaping @MainActor (Value) -> Other) -> Driver<Other> {
      let mapped = Driver<Other>(transform(latest), following: changes) { transform($0) }
      mapped.depend(on: self)
      return mapped
    }

    /// Returns a driver of the same values, and performs a side effect with each change, before anyone
    /// gets the value. It is not performed with the current value.
    ///
    /// ```swift
    /// let label = count.do(onChange: { analytics.counted($0) }).map { "\($0)" }
    /// ```
    ///
    /// - Parameter onChange: A closure that is called once for each later value, regardless of the
    ///   number of listeners, even without any, for as long as the returned driver or one derived from
    ///   it lives. To get the value that is there now as well, use ``drive(_:)``.
    @inlinable
    public func `do`(onChange: @escaping @MainActor (Value) -> Void) -> Driver<Value> {
      let same = Driver(latest, following: changes) { value in
        onChange(value)
        return value
      }
      same.depend(on: self)
      return same
    }

    /// Returns a driver that skips values that `isSame` considers equal to the one before.
    @inlinable
    public func removeDuplicates(
      by isSame: @escaping (Value, Value) -> Bool
    ) -> Driver<Value> {
      var last = latest
      let distinct = Driver(latest, following: changes) { value in
        guard !isSame(last, value) else { return nil }
        last = value
        return value
      }
      distinct.depend(on: self)
      return distinct
    }

    /// Returns a driver of the latest values of several drivers, updated when one of them changes.
    ///
    /// ```swift
    /// let canSave = Driver.combineLatest(name, isSaving).map { name, isSaving in
    ///   !name.isEmpty && !isSaving
    /// }
    /// ```
    ///
    /// If several change in one turn, there is a value for each change; views show the last one.
    public static func combineLatest<each Source>(
      _ sources: repeat Driver<each Source>
    ) -> Driver where Value == (repeat each Source) {
      let combined = Driver((repeat (each sources).latest))
      for source in repeat each sources {
        combined.depend(on: source)
        combined.follow(
          source.changes.emit { [weak combined] _ in
            combined?.become((repeat (each sources).latest))
          })
      }
      return combined
    }
  }

  extension Driver where Value: Equatable {
    /// Returns a driver that skips values equal to the one before.
    @inlinable
    public func removeDuplicates() -> Driver<Value> { removeDuplicates { $0 == $1 } }
  }
#endif
