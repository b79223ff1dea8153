import Testing
import UIKit

@MainActor
@Suite("The stand-in's navigation controller")
struct NavigationTests {
  @Test func `begins`() {
    let window = UIWindow()
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(navigation.viewControllers.count == 2)
    window.stage.settle()
    #expect(window.stage.warnings == [])
  }
}
