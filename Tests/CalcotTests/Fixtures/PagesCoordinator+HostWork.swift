import Calcot

extension PagesCoordinator: AddressOpening, Sharing, FilePicking {}

extension Pages {
  /// Makes a request to the host from a page, and records the result.
  func ask<Value>(
    _ number: Int = 0, _ body: @escaping @MainActor (PagesCoordinator) async -> Value
  ) async -> Recorder<Value> {
    let recorder = Recorder<Value>()
    scope(number)?.task { [coordinator] in recorder.values.append(await body(coordinator)) }
    await app.settle()
    return recorder
  }
}
