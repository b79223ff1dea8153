public import LaunchesFakes

/// A stand-in for the sample app's database of launches, whose library would have to be built once
/// more for it: the part of its API that the app shells use, in memory.
public final class LaunchesDatabase: Sendable {
  public init(path: String) {}
}

public typealias SQLiteLaunchesStore = FakeLaunchesStore

extension FakeLaunchesStore {
  public convenience init(_ database: LaunchesDatabase) { self.init() }
}
