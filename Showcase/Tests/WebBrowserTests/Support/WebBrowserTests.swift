import Foundation
import Testing

/// What people find in a browser, on the sample app and on small ones. One after the other, because
/// the tests share their browsers. They take minutes, and run when `CALCOT_LONG` is 1.
@Suite(
  "In a browser", .serialized, .timeLimit(.minutes(20)),
  .enabled(if: ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1"))
enum WebBrowserTests {}
