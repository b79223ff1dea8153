import Calcot
package import CalcotContent
package import CalcotTesting
package import SwiftUI
import UIKit

@testable package import CalcotSwiftUI

/// The user's actions in the system's panels.
extension SwiftUIDriver {
  package var isRequestShown: Bool {
    guard let screen else { return false }
    screen.settle()
    return screen.top.isSystemPanel || swiftUI?.isReasonShown == true
  }

  package func carryOut() throws(NotThere) {
    throw NotThere("The host shares nothing, and pages open in the system's browser at once.")
  }

  package func pick(_ files: [PickedFile]) throws(NotThere) {
    let chosen = files.map { FileOnStage($0.name, $0.content) }
    guard screen?.choose(chosen) == true else {
      throw NotThere("These cannot be chosen: \(files.map(\.name))")
    }
  }

  package func leaveRequest() throws(NotThere) {
    guard screen?.cancelPicker() == true else {
      throw NotThere("There is nothing that can be left.")
    }
  }

  /// Reads the reason why files were rejected, if it is shown, and goes back to the picker.
  package func readReason() -> Bool {
    guard let screen, swiftUI?.isReasonShown == true else { return false }
    reasons.append(screen.top.label)
    return screen.choose("Choose Another")
  }
}

extension DrawnNode {
  /// A Boolean value that indicates whether it is a layer of one of the system's panels.
  package var isSystemPanel: Bool { kind == .fileImporter || kind == .photosPicker }
}

extension SwiftUIHost {
  /// A Boolean value that indicates whether a dialog is being removed.
  package var isHidingDialog: Bool {
    if case .operation(.hideDialog) = surface.activity { true } else { false }
  }

  /// A Boolean value that indicates whether the reason why files were rejected is shown.
  package var isReasonShown: Bool { panels.shown?.reason != nil }
}
