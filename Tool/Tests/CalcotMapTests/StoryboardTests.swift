import Testing

@testable import CalcotMap

@Suite struct `Storyboards in the map` {
  private static let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

  private func storyboard(
    _ name: String, initial: String? = nil, _ scenes: String...
  ) -> [String: String] {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let text = scenes.map { "<scene sceneID=\"s\">\n<objects>\n\($0)\n</objects>\n</scene>\n" }
    return [
      "App/Base.lproj/\(name).storyboard":
        "<document\(start)>\n<scenes>\n\(text.joined())</scenes>\n</document>\n"
    ]
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
        """, interface: main)
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
        class ListViewController: BaseViewController {
          func open() { performSegue(withIdentifier: "showDetail", sender: nil) }
        }
        class DetailViewController: BaseViewController {}
        class SettingsViewController: BaseViewController {}
        class AboutViewController: BaseViewController {}
        class BannerViewController: BaseViewController {}
        """, interface: main.merging(other) { $1 })
    #expect(
      map.lines == [
        "App → (root) List", "List → (popover) About", "List → (inside) Banner",
        "List → (push) Detail", "List → (modal) Settings",
      ])
    let detail = try #require(map.arrows.first { $0.to == "Detail" })
    #expect(detail.label == "showDetail")
    #expect(
      detail.evidence.map(\.place) == [
        Place(path: "App/File0.swift", line: 4),
        Place(path: "App/Base.lproj/Main.storyboard", line: 6),
      ])
    #expect(detail.evidence[1].text.contains("identifier=\"showDetail\""))
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
        """, interface: shop.merging(others) { $1 })
    #expect(
      map.lines == [
        "Home → (modal) Basket", "Home → (modal) Card", "Home → (push) Detail",
        "Home → (modal) Pay",
      ])
  }

  private static let two = """
    class ListViewController: UIViewController {}
    class DetailViewController: UIViewController {}
    """

  private func plist(_ key: String, _ name: String) -> [String: String] {
    ["App/Info.plist": "<dict>\n\t<key>\(key)</key>\n\t<string>\(name)</string>\n</dict>\n"]
  }

  @Test(arguments: ["UIMainStoryboardFile", "UISceneStoryboardFile", "NSMainStoryboardFile"])
  func `The property list says which storyboard an app starts with`(_ key: String) throws {
    let boards = storyboard("Main", initial: "d", scene("d", class: "DetailViewController"))
      .merging(storyboard("Shop", initial: "l", scene("l", class: "ListViewController"))) { $1 }
    let started = map(
      Self.delegate + Self.two, interface: boards.merging(plist(key, "Shop")) { $1 })
    #expect(started.lines == ["App → (root) List"])
    #expect(
      started.arrows.first?.evidence == [
        SourceLine(place: Place(path: "App/Info.plist", line: 2), text: "<key>\(key)</key>")
      ])
    let unknown = map(
      Self.delegate + Self.two, interface: boards.merging(plist(key, "$(BOARD)")) { $1 })
    #expect(unknown.lines == ["App → (root) Detail"])
  }

  @Test func `An app whose delegate is not in Swift starts with the screen of its storyboard`() {
    let boards = storyboard("Shop", initial: "l", scene("l", class: "ListViewController"))
    let map = map(
      Self.two, interface: boards.merging(plist("UIMainStoryboardFile", "Shop")) { $1 })
    #expect(map.entryPoints.map(\.screen) == ["List"])
    #expect(map.entryPoints.map(\.reason) == ["the app starts with 'Shop'"])
  }

  @Test func `A nib makes the controllers that an app starts with, and that code loads`() {
    func nib(_ name: String, _ content: String) -> [String: String] {
      ["App/\(name).xib": "<document><objects>\(content)</objects></document>"]
    }
    let tabs = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication"/>
      <tabBarController id="t"><viewControllers>
      <viewController id="l" customClass="ListViewController"/>
      <navigationController id="n"><viewControllers>
      <viewController id="d" customClass="DetailViewController"/></viewControllers></navigationController>
      </viewControllers></tabBarController>
      """
    let started = map(
      Self.delegate + Self.two,
      interface: nib("Window", tabs).merging(plist("NSMainNibFile", "Window")) { $1 })
    #expect(started.lines == ["App → (tab) Detail", "App → (tab) List"])
    let loaded = map(
      """
      class ListViewController: UIViewController {
        func open() {
          let made = Bundle.main.loadNibNamed("Detail", owner: nil)?.first as! UIViewController
          navigationController?.pushViewController(made, animated: true)
        }
      }
      class DetailViewController: UIViewController {}
      """,
      interface: nib("Detail", "<viewController id=\"d\" customClass=\"DetailViewController\"/>"))
    #expect(loaded.lines == ["List → (push) Detail"])
  }

  @Test func `A segue that code has to perform is a way if code performs it`() throws {
    func board(_ segues: String) -> [String: String] {
      storyboard(
        "Shop", scene("l", class: "ListViewController", segues),
        scene("d", class: "DetailViewController"))
    }
    let code = """
      enum Segue: String { case detail = "Show Detail", old = "Old Detail" }
      class DetailViewController: UIViewController {}
      class ListViewController: UIViewController {
        func rowTapped() { performSegue(withIdentifier: Segue.detail.rawValue, sender: self) }
      }
      """
    let shown = "<segue destination=\"d\" kind=\"show\" identifier=\"Show Detail\" id=\"1\"/>"
    let arrow = try #require(map(code, interface: board(shown)).arrows.first)
    #expect(arrow.label == "Show Detail")
    #expect(
      arrow.evidence.map(\.place.description)
        == ["App/File0.swift:4", "App/Base.lproj/Shop.storyboard:6"])
    let old = shown.replacing("Show", with: "Old")
    #expect(map(code, interface: board(old)).lines == [])
    let tapped = board(
      "</connections><button><connections>\(old)</connections></button><connections>")
    #expect(map(code, interface: tapped).lines == ["List → (push) Detail"])
    let built = code.replacing("Segue.detail.rawValue", with: "\"Old \\(name)\"")
    #expect(map(built, interface: board(old)).lines == ["List → (push) Detail"])
  }

  @Test func `Names of storyboards and scenes stand behind functions, getters and raw values`() {
    let boards = storyboard(
      "Shop", initial: "l", scene("l", class: "ListViewController"),
      scene("d", class: "DetailViewController", named: "The Detail"))
    let map = map(
      """
      enum Boards: String { case Shop }
      enum Scenes: String { case detail = "The Detail" }
      extension UIStoryboard {
        class func shop() -> UIStoryboard { UIStoryboard(name: Boards.Shop.rawValue, bundle: nil) }
        static var sale: UIStoryboard { UIStoryboard(name: "Shop", bundle: nil) }
      }
      class HomeViewController: UIViewController {
        func list() {
          let board = UIStoryboard.shop()
          present(board.instantiateInitialViewController()!, animated: true)
        }
        func detail() {
          let made = UIStoryboard.sale.instantiateViewController(withIdentifier: Scenes.detail.rawValue)
          show(made, sender: self)
        }
        func code() {
          let made = someStoryboard.instantiateInitialViewController() as! CodeViewController
          present(made, animated: true)
        }
      }
      class ListViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class CodeViewController: UIViewController {}
      """, interface: boards)
    #expect(
      map.lines == ["Home → (modal) Code", "Home → (push) Detail", "Home → (modal) List"])
  }

  @Test func `A storyboard's navigation controller of the code is a stack, and no screen`() {
    let boards = storyboard(
      "Shop",
      scene(
        "n", "navigationController", class: "ThemedNavigationController", named: "detail",
        "<segue destination=\"d\" kind=\"relationship\" relationship=\"rootViewController\" id=\"1\"/>"
      ),
      scene("d", class: "DetailViewController"))
    let map = map(
      """
      class ThemedNavigationController: UINavigationController {}
      class ListViewController: UIViewController {
        func tapped() {
          let made = UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(withIdentifier: "detail")
          tabBarController?.present(made as! UINavigationController, animated: true)
        }
      }
      class DetailViewController: UIViewController {}
      """, interface: boards)
    #expect(map.screens.map(\.id) == ["Detail", "List"])
    #expect(map.lines == ["List → (modal) Detail"])
  }

  @Test func `Functions and initializers make the scenes whose names they are given`() {
    let boards = storyboard(
      "Shop", initial: "l", scene("l", class: "ListViewController", named: "list"),
      scene("d", class: "DetailViewController", named: "detail"))
    let map = map(
      """
      class Factory {
        func make(_ storyboard: String, identifier: String) -> UIViewController {
          let board = UIStoryboard(name: storyboard, bundle: nil)
          return board.instantiateViewController(withIdentifier: identifier)
        }
      }
      class StackController: UINavigationController {
        convenience init(identifier: String = "list") {
          let first = UIStoryboard(name: "Shop", bundle: .main)
            .instantiateViewController(withIdentifier: identifier)
          self.init(rootViewController: first)
        }
      }
      class HomeViewController: UIViewController {
        let factory = Factory()
        func detail() { show(factory.make("Shop", identifier: "detail"), sender: self) }
        func list() { present(StackController(), animated: true) }
      }
      class ListViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      """, interface: boards)
    #expect(map.lines == ["Home → (push) Detail", "Home → (modal) List"])
  }
}
