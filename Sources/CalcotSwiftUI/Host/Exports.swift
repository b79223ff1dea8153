#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  // The host that this module wraps, and the registry of SwiftUI views, which both hosts show.
  @_exported public import CalcotUIKit
#endif
