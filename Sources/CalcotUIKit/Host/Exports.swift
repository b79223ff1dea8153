#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  // The registry of SwiftUI views, which both hosts show.
  @_exported public import CalcotApple
#endif
