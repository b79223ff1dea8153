package import CalcotWebTesting

extension BrowserEngine {
  /// The engines in which pages are tested: Chromium, or with `CALCOT_LONG=1` all that are installed.
  package static let tested = installed.filter { LongRun.isAsked || $0 == .chromium }
}
