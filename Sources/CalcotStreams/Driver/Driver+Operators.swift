#if Streams
  extension Driver {
    /// What `transform` makes of the value. Called once for each value.
    @inlinable
    public func map<Other>(_ transform: @escaping @MainActor (Value) -> Other) -> Driver<Other> {
      let mapped = Driver<Other>(transform(latest), following: changes) { transform($0) }
      mapped.depend(on: self)
      return mapped
    }

    /// The value without changes to one that `isSame` takes for the same as before.
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

    /// The latest values of several drivers, anew when one of them changes.
    ///
    /// ```swift
    /// let canSave = Driver.combineLatest(name, isSaving).map { name, isSaving in
    ///   !name.isEmpty && !isSaving
    /// }
    /// ```
    ///
    /// When several change in one turn there is a value for each change; views show the last one.
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
    /// The value without changes to an equal one.
    @inlinable
    public func removeDuplicates() -> Driver<Value> { removeDuplicates { $0 == $1 } }
  }
#endif
