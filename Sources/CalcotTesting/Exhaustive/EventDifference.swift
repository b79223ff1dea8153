#if TestDiffs
  import CustomDump
#endif

/// The difference between the events that a test expects and those that have happened.
struct EventDifference: CustomStringConvertible {
  let expected: [TestEvent]
  let happened: [TestEvent]

  /// The events, one line each. With the package trait `TestDiffs`, an event whose value differs is
  /// followed by the difference within it.
  var description: String {
    let lines = LineDifference(from: expected.map(\.description), to: happened.map(\.description))
    return (["What has happened (+) is not what was expected (-):", lines.description] + details)
      .joined(separator: "\n")
  }

  private var details: [String] {
    #if TestDiffs
      guard expected.count == happened.count else { return [] }
      return zip(expected, happened).filter { $0 != $1 && $0.kind == $1.kind }.compactMap {
        diff($0.content, $1.content)
      }
    #else
      return []
    #endif
  }
}
