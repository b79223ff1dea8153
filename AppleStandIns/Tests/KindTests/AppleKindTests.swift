import AppleDrivers
import Calcot
import CalcotTesting
import Foundation
import SwiftUI
import Testing

private let isRecording = ProcessInfo.processInfo.environment["CALCOT_RECORD_KINDS"] != nil

/// Tests of what the Apple hosts draw for each kind, as its page in `Docs/Kinds` has it.
/// `CALCOT_RECORD_KINDS=1 swift test --package-path AppleStandIns --filter AppleKindTests` records it again;
/// the pages take it from there.
@MainActor
@Suite("Each kind of content on Apple's hosts")
struct AppleKindTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Docs/Kinds/Apple").standardizedFileURL

  @Test(arguments: Kind.allCases)
  func `is drawn as its page says`(_ kind: Kind) async throws {
    let coordinator = KindsCoordinator()
    let driver = UIKitDriver()
    let app = TestApp(coordinator, on: driver)
    func show() async {
      coordinator.navigation.push(.kind(kind))
      await app.settle()
    }
    if kind == .image {
      await app.expectIssue("its bytes are no") { await show() }
    } else {
      await show()
    }
    let controller = driver.shownControllers.last as? any DrawingController
    let screen = try #require(controller).screen
    screen.settle()
    let text = screen.drawing.outline.map { $0 + "\n" }.joined()
    let file = Self.folder.appending(path: "\(kind.name).txt")
    if isRecording {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
