import AppleDrivers
import Calcot
import CalcotContent
import CalcotTesting
import CalcotUIKit
import Foundation
import PhotosUI
import Testing
import UIKit

/// Tests with a photo that is not on the device yet.
@MainActor
@Suite("A picked photo that is still to be fetched on UIKit")
struct FetchingTests {
  private let photo = FileOnStage("a.png", Data([1, 2]))

  /// Picks the photo, and lets everything but its download settle.
  private func pick(_ town: TownOnUIKit) async throws -> (Task<PickedFile?, any Error>, Fetched) {
    let task = Task { try await town.town.streets.pickImage() }
    await town.driver.settle()
    let fetched = Fetched(onStage: .success(photo))
    let picker = try #require(town.person.top as? PHPickerViewController)
    #expect(picker.choose([fetched]))
    for _ in 0..<5 {
      await Task.yield()
      town.window.stage.settle()
    }
    await fetched.untilAsked()
    return (task, fetched)
  }

  @Test func `is waited for, while the user sees an activity`() async throws {
    let town = await TownOnUIKit()
    let (task, fetched) = try await pick(town)
    #expect(town.driver.lines.contains("Loading"))
    #expect(!town.driver.isRequestShown)
    town.streets.present(.place(1))
    await town.app.settle()
    town.window.stage.settle()
    #expect(town.driver.shownScreens.count == 2, "the app goes on meanwhile")
    fetched.arrive()
    await town.driver.settle()
    #expect(try await task.value == PickedFile("a.png", content: photo.content))
    #expect(!town.driver.lines.contains("Loading"))
    town.checkAgreement()
  }

  @Test func `is not waited for any more when it is not wanted`() async throws {
    let town = await TownOnUIKit()
    let (task, fetched) = try await pick(town)
    task.cancel()
    while town.app.hostRequest != nil { await Task.yield() }
    await town.driver.settle()
    #expect(try await task.value == nil)
    #expect(!town.driver.lines.contains("Loading"))
    fetched.arrive()
    await town.driver.settle()
    town.checkAgreement()
  }
}

/// A photo that arrives when a test says so.
// NB: the mutable state is under a lock; the superclass is open, so the compiler cannot check that.
private final class Fetched: NSItemProvider, @unchecked Sendable {
  private typealias Handler = @Sendable (URL?, (any Error)?) -> Void
  private let waiting = Locked<(type: String, handler: Handler)?>(nil)

  override func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    waiting.withLock { $0 = (typeIdentifier, completionHandler) }
    return Progress(totalUnitCount: 1)
  }

  /// Returns when the photo has been requested.
  func untilAsked() async {
    while waiting.withLock({ $0 == nil }) { await Task.yield() }
  }

  func arrive() {
    guard let (type, handler) = waiting.withLock({ $0 }) else { return }
    super.loadFileRepresentation(forTypeIdentifier: type, completionHandler: handler)
  }
}
