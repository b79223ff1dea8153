import Calcot
import CalcotContent
import CalcotTesting

/// Other processes draw the system's panels, which a test within the app cannot use. The hosts
/// under test therefore lack these capabilities; the tests on the stand-ins use them.
extension SimulatorDriver {
  static let outOfReach: Set<Capability> = [.open, .share, .pickImage, .pickDocuments]

  var isRequestShown: Bool { false }

  func carryOut() throws(NotThere) { throw outOfReach }
  func pick(_ files: [PickedFile]) throws(NotThere) { throw outOfReach }
  func leaveRequest() throws(NotThere) { throw outOfReach }

  private var outOfReach: NotThere {
    NotThere("A test cannot reach the system's panels in a simulator.")
  }
}
