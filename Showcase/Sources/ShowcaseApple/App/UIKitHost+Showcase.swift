#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotSwiftUI
  public import CalcotUIKit
  import ShowcaseApp
  import UIKit

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
