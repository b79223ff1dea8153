package import Foundation

extension Process {
  /// Waits until the process has ended, and returns its status.
  ///
  /// `waitUntilExit` waits for a message of Foundation's, which has been missed: the child had ended, and
  /// nobody took note. The end is asked of the system here; Foundation may still take note of it.
  package func awaitedStatus() -> Int32 {
    var end = siginfo_t()
    while waitid(P_PID, id_t(processIdentifier), &end, WEXITED | WNOWAIT) != 0 {
      guard errno == EINTR else {
        // NB: no such child, as Foundation has taken note.
        waitUntilExit()
        return terminationStatus
      }
    }
    return end._sifields._sigchld.si_status
  }
}
