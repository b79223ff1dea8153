import Testing
import UIKit

@MainActor
@Suite("The stand-in's navigation controller")
struct NavigationTests {
  private let window = UIWindow()
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  @Test(arguments: [false, true])
  func `takes no tab bar controller and no other navigation controller`(isPushed: Bool) {
    for refused in [UITabBarController(), UINavigationController()] {
      if isPushed {
        navigation.pushViewController(refused, animated: true)
      } else {
        navigation.setViewControllers([UIViewController(), refused], animated: false)
      }
      #expect(navigation.viewControllers.count == 1)
      #expect(!navigation.viewControllers.contains(refused))
    }
    #expect(window.stage.warnings.count == 2)
  }

  @Test func `that is put into a visible controller is told later that it has appeared`() {
    let outer = UIViewController()
    window.rootViewController = outer
    let told = ToldNavigation(rootViewController: UIViewController())
    outer.addChild(told)
    outer.view.addSubview(told.view)
    #expect(told.calls == ["will appear"])
    told.pushViewController(UIViewController(), animated: true)
    #expect(window.stage.warnings.count == 1, "it is pushed on before it has appeared")
    window.stage.settle()
    #expect(told.calls == ["will appear", "did appear"])
    told.pushViewController(UIViewController(), animated: true)
    #expect(window.stage.warnings.count == 1)
  }
}

private final class ToldNavigation: UINavigationController {
  var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("did appear")
  }
}
