import Calcot
import CalcotContent
import CalcotTesting
import Foundation
import SafariServices
import SwiftUI
import UIKit

@testable import CalcotSwiftUI

/// The user's actions in the system's panels.
extension SwiftUIDriver {
  var isRequestShown: Bool {
    guard let screen else { return false }
    screen.settle()
    return screen.top.isSystemPanel || swiftUI?.isReasonShown == true
  }

  func carryOut() throws(NotThere) {
    switch screen?.top.systemController {
    case let safari as SFSafariViewController:
      guard let page = try? WebAddress(safari.url.absoluteString), act({ safari.tapDone() }) else {
        throw moving
      }
      performed.append(.open(page))
    case let sheet as UIActivityViewController:
      let shared = sheet.items.compactMap { SharedItem(read: $0) }
      guard act({ sheet.share() }) else { throw moving }
      performed += shared.map { .share($0) }
    default: throw NotThere("There is nothing to share or to read.")
    }
  }

  func pick(_ files: [PickedFile]) throws(NotThere) {
    let chosen = files.map { FileOnStage($0.name, $0.content) }
    guard screen?.choose(chosen) == true else {
      throw NotThere("These cannot be chosen: \(files.map(\.name))")
    }
  }

  func leaveRequest() throws(NotThere) {
    if let sheet = screen?.top.systemController as? UIActivityViewController {
      guard act({ sheet.cancel() }) else { throw moving }
    } else if screen?.cancelPicker() != true {
      throw NotThere("There is nothing that can be left.")
    }
  }

  /// Reads the reason why files were rejected, if it is shown, and goes back to the picker.
  func readReason() -> Bool {
    guard let screen, swiftUI?.isReasonShown == true else { return false }
    reasons.append(screen.top.label)
    return screen.choose("Choose Another")
  }

  private func act(_ use: () -> Bool) -> Bool {
    let isUsed = use()
    screen?.settle()
    return isUsed
  }

  private var moving: NotThere { NotThere("It cannot be used while it comes or goes.") }
}

extension DrawnNode {
  /// A Boolean value that indicates whether it is a layer of one of the system's panels.
  var isSystemPanel: Bool {
    kind == .fileImporter || kind == .photosPicker || systemController != nil
  }

  /// The system's controller in a sheet.
  var systemController: (any RemoteController)? {
    kind == .sheet ? all.lazy.compactMap { $0.object as? any RemoteController }.first : nil
  }
}

extension SwiftUIHost {
  /// A Boolean value that indicates whether the reason why files were rejected is shown.
  var isReasonShown: Bool { shownWork?.reason != nil && shownWork?.state != .leaving }
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
