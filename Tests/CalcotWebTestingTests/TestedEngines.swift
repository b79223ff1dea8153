import CalcotWebTesting
import Foundation

extension BrowserEngine {
  /// The engines whose processes and commands are tested: Chromium, or with `CALCOT_LONG=1` all that are
  /// installed.
  static let tested: [BrowserEngine] = {
    let isLong = ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1"
    return installed.filter { isLong || $0 == .chromium }
  }()
}
