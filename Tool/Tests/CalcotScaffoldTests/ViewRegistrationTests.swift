import Testing

@testable import CalcotScaffold

struct ViewRegistrationTests {
  private let profile = ViewRegistration(
    of: "ProfileScreen", for: "ProfileViewModel", with: .swiftui)

  @Test func `is added to the module's function, behind what is there`() throws {
    let empty = try ViewHost.swiftui.newFile(of: "DemoApp").text
    let first = try profile.applied(to: empty, of: "DemoApp")
    let name = "NotificationPreferences"
    let second = try ViewRegistration(
      of: "\(name)Screen", for: "\(name)ViewModel.Outputs", with: .swiftui
    ).applied(to: first, of: "DemoApp")
    #expect(
      second == """
        #if canImport(SwiftUI)
          public import CalcotSwiftUI

          extension SwiftUIViews {
            /// Registers the SwiftUI views of DemoApp.
            public mutating func registerDemoAppViews() {
              register { (viewModel: ProfileViewModel) in ProfileScreen(viewModel: viewModel) }
              register { (viewModel: NotificationPreferencesViewModel.Outputs) in
                NotificationPreferencesScreen(viewModel: viewModel)
              }
            }
          }
        #endif

        """)
  }

  @Test func `calls and imports of features are added in their order`() throws {
    var text = try ViewHost.uikit.newFile(of: "DemoApp").text
    for feature in ["Shop", "Cart", "Baskets"] {
      text = try ViewRegistration(of: feature, with: .uikit).applied(to: text, of: "DemoApp")
    }
    #expect(
      text == """
        #if canImport(UIKit)
          import Baskets
          public import CalcotUIKit
          import Cart
          import Shop

          extension UIKitHost {
            /// Registers the view controllers of DemoApp.
            public func registerDemoAppControllers() {
              registerShopControllers()
              registerCartControllers()
              registerBasketsControllers()
            }
          }
        #endif

        """)
  }

  @Test func `a file without the function is refused`() {
    let problem = #expect(throws: NewProblem.self) {
      try profile.applied(to: "extension SwiftUIViews {}\n", of: "DemoApp")
    }
    #expect(problem?.message.contains("no function registerDemoAppViews()") == true)
  }
}
