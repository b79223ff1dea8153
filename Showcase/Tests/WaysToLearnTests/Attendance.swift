import Calcot

/// The Model of the small screen that is written five times: the number of people who attend a run.
struct Attendance: Equatable, Sendable {
  var count = 0
}

enum AttendanceRoute: Route {
  case attendance
}

/// The actions of every Interactor.
@MainActor
protocol Attending: AnyObject {
  func come()
  func go()
}

/// A flow of this one screen. A test can also change its Model from outside.
@MainActor
protocol AttendanceFlow: Coordinator where Destination == AttendanceRoute {
  var navigation: StackNavigation<AttendanceRoute> { get }
  var interactor: (any Attending)? { get }
}

/// The presentation of the Model that all ViewModels share.
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
