import Calcot
import CalcotTesting

/// The system's panels are drawn by other processes, where a test within the app can use nothing. So the
/// hosts under test do without them; the tests on the stand-ins use them.
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
