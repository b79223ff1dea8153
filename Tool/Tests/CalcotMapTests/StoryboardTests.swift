import Testing

@testable import CalcotMap

@Suite struct `Storyboards in the map` {
  private static let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

  private func storyboard(_ name: String, initial: String? = nil, _ scenes: String...) -> Storyboard
  {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let text = scenes.map { "<scene sceneID=\"s\">\n<objects>\n\($0)\n</objects>\n</scene>\n" }
    return Storyboard(
      reading: Array("<document\(start)>\n<scenes>\n\(text.joined())</scenes>\n</document>\n".utf8),
      path: "App/Base.lproj/\(name).storyboard")
  }

  private func scene(
    _ id: String, _ kind: String = "viewController", class name: String = "",
    named identifier: String = "", _ segues: String = ""
  ) -> String {
    let custom = name.isEmpty ? "" : " customClass=\"\(name)\" customModule=\"App\""
    let named = identifier.isEmpty ? "" : " storyboardIdentifier=\"\(identifier)\""
    return "<\(kind) id=\"\(id)\"\(custom)\(named) sceneMemberID=\"viewController\">\n"
      + "<connections>\(segues)</connections></\(kind)>\n"
      + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"f\" sceneMemberID=\"firstResponder\"/>"
  }

  @Test func `The main storyboard starts the app, through containers of UIKit`() {
    let main = storyboard(
      "Main", initial: "t",
      scene(
        "t", "tabBarController",
        """
        <segue destination="n" kind="relationship" relationship="viewControllers" id="1"/>
        <segue destination="h" kind="relationship" relationship="viewControllers" id="2"/>
        """),
      scene(
        "n", "navigationController",
        "<segue destination=\"l\" kind=\"relationship\" relationship=\"rootViewController\" id=\"3\"/>"
      ),
      scene("l", class: "ListViewController"),
      scene("h", "tableViewController", class: "HelpViewController"))
    let map = map(
      Self.delegate + """
        class ListViewController: UIViewController {}
        class HelpViewController: UITableViewController {}
        """, storyboards: [main])
    #expect(map.lines == ["App → (tab) Help", "App → (tab) List"])
  }

  @Test func `Segues lead from screen to screen, also into another storyboard`() throws {
    let main = storyboard(
      "Main", initial: "l",
      scene(
        "l", class: "ListViewController",
        """
        <segue destination="d" kind="show" identifier="showDetail" id="1"/>
        <segue destination="n" kind="presentation" id="2"/>
        <segue destination="r" kind="popoverPresentation" id="3"/>
        <segue destination="l" kind="unwind" unwindAction="back:" id="4"/>
        <segue destination="e" kind="embed" id="5"/>
        """),
      scene("d", class: "DetailViewController"),
      scene(
        "n", "navigationController",
        "<segue destination=\"s\" kind=\"relationship\" relationship=\"rootViewController\" id=\"6\"/>"
      ),
      scene("s", class: "SettingsViewController"),
      "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"about\" id=\"r\""
        + " sceneMemberID=\"viewController\"/>",
      "<viewControllerPlaceholder storyboardName=\"Other\" id=\"e\" sceneMemberID=\"viewController\"/>"
    )
    let other = storyboard(
      "Other", initial: "b", scene("a", class: "AboutViewController", named: "about"),
      scene("b", class: "BannerViewController"))
    let map = map(
      Self.delegate + """
        class BaseViewController: UIViewController {}
        class ListViewController: BaseViewController {}
        class DetailViewController: BaseViewController {}
        class SettingsViewController: BaseViewController {}
        class AboutViewController: BaseViewController {}
        class BannerViewController: BaseViewController {}
        """, storyboards: [main, other])
    #expect(
      map.lines == [
        "App → (root) List", "List → (popover) About", "List → (inside) Banner",
        "List → (push) Detail", "List → (modal) Settings",
      ])
    let detail = try #require(map.arrows.first { $0.to == "Detail" })
    #expect(detail.label == "showDetail")
    #expect(
      detail.evidence.map(\.place) == [Place(path: "App/Base.lproj/Main.storyboard", line: 6)])
    #expect(detail.evidence[0].text.contains("identifier=\"showDetail\""))
    #expect(!map.screens.contains { $0.making == .nowhere })
  }

  @Test func `Code makes screens by their identifiers, and by what a storyboard starts with`() {
    let shop = storyboard(
      "Shop", initial: "b", scene("d", class: "DetailViewController", named: "Detail"),
      scene("p", class: "PayViewController", named: "PayViewController"),
      scene("c", class: "CardViewController", named: "card"),
      scene("b", class: "BasketViewController"))
    let others = storyboard("Others", scene("x", class: "OtherViewController", named: "Detail"))
    let map = map(
      Self.delegate + """
        class HomeViewController: UIViewController {
          private let shop = UIStoryboard(name: "Shop", bundle: nil)
          private enum Scenes { static let card = "card" }
          func detail() {
            let detail = shop.instantiateViewController(withIdentifier: "Detail")
            navigationController?.pushViewController(detail, animated: true)
          }
          func pay() {
            present(storyboard!.instantiateViewController(identifier: String(describing: PayViewController.self)), animated: true)
          }
          func card() {
            present(shop.instantiateViewController(withIdentifier: Scenes.card), animated: true)
          }
          func basket() {
            let board = UIStoryboard(name: "Shop", bundle: nil)
            guard let basket = board.instantiateInitialViewController() else { return }
            present(basket, animated: true)
          }
        }
        class DetailViewController: UIViewController {}
        class PayViewController: UIViewController {}
        class CardViewController: UIViewController {}
        class BasketViewController: UIViewController {}
        class OtherViewController: UIViewController {}
        """, storyboards: [shop, others])
    #expect(
      map.lines == [
        "Home → (modal) Basket", "Home → (modal) Card", "Home → (push) Detail",
        "Home → (modal) Pay",
      ])
  }
}
