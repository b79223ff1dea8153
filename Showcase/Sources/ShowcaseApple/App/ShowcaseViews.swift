#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import CalcotSwiftUI
  import People
  import SwiftUI

  #if canImport(UIKit)
    import Calcot
    public import CalcotUIKit
    import Counter
    public import UIKit
  #endif

  extension SwiftUIViews {
    /// Registers the sample app's own SwiftUI views.
    public mutating func registerShowcaseViews() {
      register { (viewModel: DirectoryViewModel) in PeopleView(viewModel: viewModel) }
      register { (viewModel: ProfileViewModel) in PersonView(viewModel: viewModel) }
      #if canImport(UIKit)
        register { (viewModel: CounterViewModel.Outputs) in
          CounterScreen(viewModel: viewModel).navigationTitle(viewModel.title)
        }
      #endif
    }
  }

  #if canImport(UIKit)
    extension UIKitHost {
      /// Registers the sample app's own view controllers, and its SwiftUI views for the other
      /// screens.
      ///
      /// - Parameter storyboard: The storyboard of the page of a launch.
      public func registerShowcaseViews(launch storyboard: UIStoryboard) {
        register { GroupsViewController($0) }
        register { GroupViewController($0) }
        register { MembersViewController($0) }
        register { CounterViewController($0) }
        register("Launch", in: storyboard) { LaunchViewController(coder: $0, viewModel: $1) }
        var views = SwiftUIViews()
        views.registerShowcaseViews()
        register(views)
      }
    }
  #endif
#endif
