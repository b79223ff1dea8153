import CalcotWebTesting
import Foundation

extension BrowserEngine {
  /// The engines whose processes and commands are tested: Chromium, or with `CALCOT_LONG=1` all that are
  /// installed.
  static let tested = installed.filter { isLong || $0 == .chromium }

  static let isLong = ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1"
}
