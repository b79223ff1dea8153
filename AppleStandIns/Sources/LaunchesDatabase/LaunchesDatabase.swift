public import LaunchesFakes

/// Stands in for the sample app's database of launches, whose library would have to be built once more
/// for it: its interface, as far as the app shells use it, over what is kept in memory.
public final class LaunchesDatabase: Sendable {
  public init(path: String) {}
}

public typealias SQLiteLaunchesStore = FakeLaunchesStore

extension FakeLaunchesStore {
  public convenience init(_ database: LaunchesDatabase) { self.init() }
}
