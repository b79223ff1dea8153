import Calcot

@MainActor
protocol LaunchInteracting: AnyObject {
  /// The launch, from the newest source that knows it; nil before any does.
  var launch: Launch? { get }
  /// The details of the launch, as far as they are known.
  var detail: Known<LaunchDetail> { get }
  /// Reads the kept details, then fetches the current ones. Calls `changed` after each change.
  func loadLaunch(_ changed: @MainActor () -> Void) async
  /// Fetches the current details, unless that is under way.
  func fetchLaunch(_ changed: @MainActor () -> Void) async
}

final class LaunchInteractor: LaunchInteracting {
  private(set) var detail = Known<LaunchDetail>()
  private let id: Launch.ID
  private let carried: Launch?
  private let manager: any LaunchesManaging
  private let didLoad: ObserverSet<Void>

  /// Creates an Interactor of one launch.
  ///
  /// - Parameters:
  ///   - carried: The launch, if the screen before knew it.
  ///   - didLoad: The observers of each time that it has been read.
  init(
    id: Launch.ID, carried: Launch? = nil, manager: any LaunchesManaging,
    didLoad: ObserverSet<Void> = ObserverSet()
  ) {
    self.id = id
    self.carried = carried
    self.manager = manager
    self.didLoad = didLoad
  }

  var launch: Launch? { detail.value?.launch ?? carried }

  func loadLaunch(_ changed: @MainActor () -> Void) async {
    let kept = await manager.keptLaunch(id)
    detail.fallBack(to: kept)
    changed()
    await fetchLaunch(changed)
  }

  func fetchLaunch(_ changed: @MainActor () -> Void) async {
    guard !detail.isLoading else { return }
    detail.beginLoading()
    changed()
    do throws(LaunchesAPIError) {
      detail.endLoading(with: try await manager.fetchLaunch(id))
      didLoad.notify()
    } catch {
      detail.endLoading(with: error)
    }
    changed()
  }
}
