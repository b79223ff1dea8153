#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import CalcotSwiftUI
  import People
  import ShowcaseApp
  import SwiftUI

  #if canImport(UIKit)
    import Calcot
    public import CalcotUIKit
    import UIKit
  #endif

  extension SwiftUIViews {
    /// Registers the sample app's own SwiftUI views and tab images.
    public mutating func registerShowcaseViews() {
      register { (viewModel: DirectoryViewModel) in PeopleView(viewModel: viewModel) }
      register { (viewModel: ProfileViewModel) in PersonView(viewModel: viewModel) }
      registerTabImage { (tab: AppTab) in tab.imageName }
    }
  }

  #if canImport(UIKit)
    extension UIKitHost {
      /// Registers the sample app's own view controllers, and its SwiftUI views for the other
      /// screens.
      public func registerShowcaseViews() {
        register { GroupsViewController($0) }
        register { GroupViewController($0) }
        register { MembersViewController($0) }
        var views = SwiftUIViews()
        views.registerShowcaseViews()
        register(views)
        registerTabImage { (tab: AppTab) in UIImage(systemName: tab.imageName) }
      }
    }
  #endif

  extension AppTab {
    /// The name of the system image for the tab.
    fileprivate var imageName: String {
      switch self {
      case .groups: "person.3"
      case .people: "person.crop.circle"
      case .launches: "paperplane"
      case .counter: "plus.circle"
      case .settings: "gearshape"
      }
    }
  }
#endif
