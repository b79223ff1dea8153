internal import CalcotCode

/// The functions of collections, streams and lists through which a View passes Models.
enum ModelCalls {
  /// The members of a collection that return one of its elements.
  static let single = names("first last randomElement min max popLast removeLast removeFirst")
  /// The members of a collection that return some or all of its elements.
  static let same = names(
    "filter sorted reversed dropFirst dropLast prefix suffix shuffled lazy drop values")
  /// The functions whose closure gets the elements of a collection.
  static let visiting = names(
    """
    map compactMap flatMap forEach contains allSatisfy firstIndex lastIndex removeAll count
    partition
    """)
  /// The functions whose closure gets the value of an optional.
  static let mapping = names("map flatMap")
  /// The members that return the current value of a box or stream.
  static let current = names("value wrappedValue")
  /// The functions that return a stream of the same values.
  static let passing = names(
    """
    receive removeDuplicates dropFirst debounce throttle eraseToAnyPublisher share print delay
    handleEvents filter first prefix subscribe asDriver asObservable asSignal asInfallible observeOn
    observe distinctUntilChanged skip take do startWith replaceError catch
    """)
  /// The functions whose closure gets the values of a stream.
  static let receiving = names(
    "sink map compactMap flatMap bind drive emit subscribe observe onNext observeValues startWithValues"
  )
  /// The functions whose result has the elements or the Model in their argument.
  static let copying = names("Array Set Optional Binding")
  /// The labels of the elements that a list shows.
  static let data = names("data items elements values of rows collection")
  /// The labels of an optional Model that presents a screen: `sheet(item:)`.
  static let items = names("item presenting unwrapping")
  /// The labels of closures that make rows.
  static let rows = names("content rowContent row cell itemContent rows label actions message")
  /// The labels of closures that get no value.
  static let endings = names("receiveCompletion receiveCancel onError onCompleted onDisposed")

  private static func names(_ text: String) -> Set<Name> {
    Set(text.split(whereSeparator: \.isWhitespace).map { Name($0) })
  }
}

/// The other names that the search for reads of Models knows.
enum ModelNames {
  static let `guard`: Name = "guard"
  static let `return`: Name = "return"
  static let `for`: Name = "for"
  static let `switch`: Name = "switch"
  static let assign: Name = "="
  static let firstParameter: Name = "$0"
  static let comparisons: Set<Name> = ["==", "!="]
  /// The types of texts that a View shows.
  static let texts: Set<Name> = [
    "String", "Substring", "AttributedString", "NSAttributedString", "Text", "LocalizedStringKey",
    "LocalizedStringResource",
  ]
}
