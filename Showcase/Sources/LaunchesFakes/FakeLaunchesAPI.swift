public import CalcotTesting
public import Launches

/// An API in memory, for the tests of screens. A test can make calls fail and wait.
@MainActor
public final class FakeLaunchesAPI: LaunchesAPI {
  /// A gate that holds every call. A held call ends when its task is cancelled.
  public let calls = Gate()
  /// The contents of the API. Changing them changes their version.
  public var details: [LaunchDetail] { didSet { version += 1 } }
  /// The calls, each with the version known at that time.
  public private(set) var asked: [String] = []
  /// The error of every call, if any.
  public var failure: LaunchesAPIError?
  private var version = 1
  private var failures: [LaunchesAPIError] = []

  /// Creates an API with `details`.
  public init(_ details: [LaunchDetail] = .moonAndMars) { self.details = details }

  /// Makes the next call fail, whichever it is; called twice, the next two calls.
  public func failNext(with error: LaunchesAPIError) { failures.append(error) }

  public func launches(
    unless known: DataVersion?
  ) async throws(LaunchesAPIError) -> Fetched<[Launch]> {
    try await begin("launches", known)
    return fetched(details.map(\.launch), unless: known)
  }

  public func launch(
    _ id: Launch.ID, unless known: DataVersion?
  ) async throws(LaunchesAPIError) -> Fetched<LaunchDetail> {
    try await begin(id.rawValue, known)
    guard let detail = details.first(where: { $0.launch.id == id }) else {
      throw .rejected(status: 404)
    }
    return fetched(detail, unless: known)
  }

  private func begin(_ what: String, _ known: DataVersion?) async throws(LaunchesAPIError) {
    asked.append(what + (known.map { " unless \($0.rawValue)" } ?? ""))
    let failure = failures.isEmpty ? failure : failures.removeFirst()
    await calls.passUnlessCancelled()
    if Task.isCancelled { throw .cancelled }
    if let failure { throw failure }
  }

  private func fetched<Value>(_ value: Value, unless known: DataVersion?) -> Fetched<Value> {
    let current = DataVersion(rawValue: "\(version)")
    return known == current ? .unchanged : .changed(value, current)
  }
}

extension [LaunchDetail] {
  /// Three launches, for tests and previews.
  public static let moonAndMars = [
    (
      "apollo-11", "Apollo 11", "1969-07-16", "Saturn V", "Kennedy Space Center", true,
      "To the Moon."
    ),
    (
      "mariner-1", "Mariner 1", "1962-07-22", "Atlas-Agena B", "Cape Canaveral", false,
      "Not to Venus."
    ),
    ("viking-1", "Viking 1", "1975-08-20", "Titan IIIE", "Cape Canaveral", true, "To Mars."),
  ].compactMap { id, mission, date, rocket, site, isSuccess, summary -> LaunchDetail? in
    LaunchDate(date).map {
      LaunchDetail(
        launch: Launch(
          id: Launch.ID(rawValue: id), mission: mission, date: $0, rocket: rocket, site: site,
          outcome: isSuccess ? .success : .failure), summary: summary)
    }
  }
}
