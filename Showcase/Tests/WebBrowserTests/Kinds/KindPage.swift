import Calcot
import CalcotTerminalTesting
import CalcotTesting
import Foundation

/// The page of a kind in `Docs/Kinds`, made of its sample: what is written, and what hosts show.
@MainActor
struct KindPage {
  let kind: Kind

  nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Docs/Kinds")

  var file: URL { Self.folder.appending(path: "\(kind.name).md") }
  /// What the Apple hosts draw, recorded by the tests of `AppleStandIns`.
  private var apple: URL { Self.folder.appending(path: "Apple/\(kind.name).txt") }
  var picture: URL { Self.folder.appending(path: "Images/\(kind.name).png") }

  /// The text of the page.
  func text() async throws -> String {
    """
    # \(kind.name)

    ```swift
    \(try snippet())
    ```

    On a page, in light and dark, 390 pixels wide:

    <img src="Images/\(kind.name).png" width="300" alt="\(kind.name) in light"> \
    <img src="Images/\(kind.name)-dark.png" width="300" alt="\(kind.name) in dark">

    In a terminal of 60 columns:

    ```
    \(await terminalLines().joined(separator: "\n"))
    ```

    With SwiftUI and UIKit: \(kind.onApple). The views on iOS, as the stand-ins for both draw them:

    ```
    \(try String(contentsOf: apple, encoding: .utf8).trimmingCharacters(in: .newlines))
    ```

    """
  }

  /// The lines of the sample as they stand in the source, without the braces around them.
  private func snippet() throws -> String {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "KindSamples.swift")
    let lines = try String(contentsOf: source, encoding: .utf8).components(separatedBy: "\n")
    let start = lines.firstIndex { $0.contains("var \(kind.rawValue): [any Content] {") }
    guard let start else { throw CocoaError(.fileReadCorruptFile) }
    return lines[(start + 1)...].prefix { $0 != "  }" }.map { String($0.dropFirst(4)) }
      .joined(separator: "\n")
  }

  private func terminalLines() async -> [String] {
    let driver = TerminalDriver(columns: 60, rows: 24)
    let coordinator = KindsCoordinator()
    let app = TestApp(coordinator, on: driver)
    coordinator.navigation.push(.kind(kind))
    if kind == .image {
      await app.expectIssue("its bytes are no") { await app.settle() }
    } else {
      await app.settle()
    }
    let lines = driver.lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    return Array(lines.reversed().drop(while: \.isEmpty).reversed())
  }
}
