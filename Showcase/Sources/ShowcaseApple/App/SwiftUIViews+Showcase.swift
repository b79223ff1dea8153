#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import CalcotSwiftUI
  import People
  import ShowcaseApp
  import SwiftUI

  extension SwiftUIViews {
    /// Registers the sample app's own SwiftUI views and tab images.
    public mutating func registerShowcaseViews() {
      register { (viewModel: DirectoryViewModel) in PeopleView(viewModel: viewModel) }
      register { (viewModel: ProfileViewModel) in PersonView(viewModel: viewModel) }
      registerTabImage { (tab: AppTab) in tab.imageName }
    }
  }
#endif
