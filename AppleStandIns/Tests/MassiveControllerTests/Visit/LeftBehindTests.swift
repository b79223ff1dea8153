import Calcot
import CalcotTesting
import CalcotUIKit
import Testing
import UIKit

/// Tests of the difference between the steps: the outcome of work that outlives its screen.
@MainActor
@Suite("A screen that is left while it loads")
struct LeftBehindTests {
  private let window = UIWindow()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let server = ClubServer.sample()

  /// Opens the clubs over another screen, leaves them while they load, and makes the loading fail.
  private func leaveTooEarly(_ open: () -> CalcotApp?) async {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    server.answers.close()
    server.failNext(with: .unreachable)
    let app = open()
    await settle(app)
    #expect(navigation.viewControllers.count == 2)
    #expect(Person(at: window).tapBack())
    await settle(app)
    server.answers.open()
    await settle(app)
    #expect(navigation.viewControllers.count == 1)
  }

  private func settle(_ app: CalcotApp?) async {
    for _ in 0..<20 {
      await Task.yield()
      await app?.settle()
      window.stage.settle()
    }
  }

  private var alert: String? { (Person(at: window).top as? UIAlertController)?.title }

  @Test func `tells of its failure on the screen after it, with a Coordinator by hand`() async {
    let coordinator = Step3.ClubsCoordinator(navigationController: navigation, server: server)
    await leaveTooEarly {
      coordinator.start()
      return nil
    }
    #expect(alert == "The clubs were not loaded")
  }

  @Test func `tells of no failure with Calçot, which has ended its work`() async {
    let host = UIKitHost(
      CalcotApp(Step4.ClubsCoordinator(server: server), watchesRelease: true), pushedOn: navigation)
    Step4.register(with: host)
    await leaveTooEarly {
      host.start()
      return host.app
    }
    #expect(alert == nil)
    #expect(host.app.heldParts.isEmpty)
  }
}
