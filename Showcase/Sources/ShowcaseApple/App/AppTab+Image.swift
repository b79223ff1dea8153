#if (canImport(UIKit) || canImport(SwiftUI)) && !os(tvOS) && !os(watchOS)
  import ShowcaseApp

  extension AppTab {
    /// The name of the system image for the tab.
    var imageName: String {
      switch self {
      case .groups: "person.3"
      case .people: "person.crop.circle"
      case .launches: "paperplane"
      case .counter: "plus.circle"
      }
    }
  }
#endif
