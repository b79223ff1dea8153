import Foundation

/// The setting for tests that take many minutes: `CALCOT_LONG=1`.
package enum LongRun {
  package static let isAsked = ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1"
  /// A Boolean value that indicates whether servers are to fail.
  package static let isFailoverAsked =
    ProcessInfo.processInfo.environment["CALCOT_FAILOVER"] == "1"
}
