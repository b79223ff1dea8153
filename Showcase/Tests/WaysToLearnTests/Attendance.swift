import Calcot

/// The Model of the small screen that is written five times: how many have come to a run.
struct Attendance: Equatable, Sendable {
  var count = 0
}

enum AttendanceRoute: Route {
  case attendance
}

/// What the Interactor of each way can do.
@MainActor
protocol Attending: AnyObject {
  func come()
  func go()
}

/// A flow of this one screen, which a test can also change from elsewhere.
@MainActor
protocol AttendanceFlow: Coordinator where Destination == AttendanceRoute {
  var navigation: StackNavigation<AttendanceRoute> { get }
  var interactor: (any Attending)? { get }
}

/// What every ViewModel says of the Model.
@MainActor
protocol AttendancePresenting {
  var attendance: Attendance { get }
}

extension AttendancePresenting {
  var text: String {
    attendance.count == 1 ? "1 runner is here" : "\(attendance.count) runners are here"
  }
  var canGo: Bool { attendance.count > 0 }
}
