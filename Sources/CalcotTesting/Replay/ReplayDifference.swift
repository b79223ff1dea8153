/// The first difference between a recorded run and its replay.
public struct ReplayDifference: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the input after which the runs differ; 0 before the first.
  public let input: Int
  /// The line of the recording that does not match.
  public let line: Int
  /// A description of the difference between the recording and the replay.
  public let detail: String

  public var description: String {
    let place = input == 0 ? "before the first input" : "after input \(input)"
    return "The run differs \(place) (line \(line) of the recording): \(detail)"
  }
}
