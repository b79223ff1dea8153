import Foundation

/// Whether the environment asks for what takes many minutes: `CALCOT_LONG=1`.
package enum LongRun {
  package static let isAsked = ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1"
}
