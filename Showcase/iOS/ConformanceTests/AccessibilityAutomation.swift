#if canImport(Darwin)
  import Darwin
#endif

/// A switch that makes SwiftUI build its accessibility elements even if no assistive technology is
/// on.
///
/// NB: there is no public way to do that in a unit test; this is in no app, only in these tests.
enum AccessibilityAutomation {
  static func begin() {
    #if canImport(Darwin)
      let library = dlopen("/usr/lib/libAccessibility.dylib", RTLD_LOCAL)
      guard let symbol = dlsym(library, "_AXSSetAutomationEnabled") else { return }
      unsafeBitCast(symbol, to: (@convention(c) (Int32) -> Void).self)(1)
    #endif
  }
}
