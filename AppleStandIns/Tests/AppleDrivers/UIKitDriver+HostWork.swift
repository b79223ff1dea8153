import Calcot
package import CalcotContent
package import CalcotTesting
import CalcotUIKit
import Foundation
import PhotosUI
import SafariServices
import UIKit

/// The user's actions in the system's panels.
extension UIKitDriver {
  package var isRequestShown: Bool {
    person.top is any RemoteController || person.top is UIAlertController && uiKit.work.isShown
  }

  package func carryOut() throws(NotThere) {
    switch person.top {
    case let safari as SFSafariViewController:
      guard safari.tapDone(), let page = try? WebAddress(safari.url.absoluteString) else {
        throw moving
      }
      performed.append(.open(page))
    case let sheet as UIActivityViewController:
      let shared = sheet.items.compactMap { SharedItem(read: $0) }
      guard sheet.share() else { throw moving }
      performed += shared.map { .share($0) }
    default: throw NotThere("There is nothing to share or to read.")
    }
  }

  package func pick(_ files: [PickedFile]) throws(NotThere) {
    let hasReadReason = readReason()
    guard !choose(files) else { return }
    guard hasReadReason else { throw NotThere("These cannot be chosen: \(files.map(\.name))") }
    waiting = files
  }

  /// Chooses files in the picker; returns false if there is none, or it does not offer them.
  func choose(_ files: [PickedFile]) -> Bool {
    let chosen = files.map { FileOnStage($0.name, $0.content) }
    return switch person.top {
    case let picker as UIDocumentPickerViewController: picker.choose(chosen)
    case let picker as PHPickerViewController: picker.choose(chosen)
    default: false
    }
  }

  package func leaveRequest() throws(NotThere) {
    readReason()
    let isLeft =
      switch person.top {
      case let sheet as UIActivityViewController: sheet.cancel()
      case let picker as UIDocumentPickerViewController: picker.cancel()
      case let picker as PHPickerViewController: picker.cancel()
      default: false
      }
    guard isLeft else { throw NotThere("There is nothing that can be left.") }
  }

  /// Lets seconds pass in which the host looks whether a panel is still there.
  package func pass(seconds: Int) async {
    for _ in 0..<seconds {
      await untilAsleep()
      clock.advance(by: .seconds(1))
      await untilAsleep()
      for _ in 0..<20 { await Task.yield() }
    }
  }

  /// Waits until the host sleeps, or has no request any more. NB: a sleeper comes and goes over threads
  /// that may be busy.
  private func untilAsleep() async {
    var turns = 0
    while clock.sleepers == 0, uiKit.app.hostRequest != nil, turns < 2_000_000 {
      turns += 1
      await Task.yield()
    }
  }

  /// Reads the reason why files were rejected, and goes on.
  @discardableResult
  private func readReason() -> Bool {
    guard isRequestShown, person.tapAlert("Choose Another") else { return false }
    window.stage.settle()
    return true
  }

  private var moving: NotThere { NotThere("It cannot be used while it comes or goes.") }
}

extension SharedItem {
  /// Creates the item that an app receives.
  fileprivate init?(read item: Any) {
    switch item {
    case let text as String: self = .text(text)
    case let url as URL:
      guard let content = try? Data(contentsOf: url) else { return nil }
      self = .file(PickedFile(url.lastPathComponent, content: content))
    default: return nil
    }
  }
}
