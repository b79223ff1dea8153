import Foundation

/// The setting for tests that take many minutes: `CALCOT_LONG=1`.
package enum LongRun {
  package static let isAsked = ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1"
}
