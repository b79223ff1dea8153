import Testing

/// A file that refers to itself.
struct SelfReference: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var text: String
  var file = "App.swift"

  private init(_ name: String, _ text: String, file: String = "App.swift") {
    testDescription = name
    self.text = text
    self.file = file
  }

  /// A controller and a coordinator that show what `make` returns, with its declarations.
  private init(shown name: String, _ declarations: String) {
    self.init(
      name,
      """
      final class HomeCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(make(0), animated: true) }
        \(declarations)
      }
      final class HomeViewController: UIViewController {
        let coordinator = HomeCoordinator()
        func tapped() { present(coordinator.make(1), animated: true) }
      }
      """)
  }

  private static func ways(_ separator: String = "\n", _ way: (Int) -> String) -> String {
    (0..<8).map(way).joined(separator: separator)
  }

  /// Two functions that refer to each other in each of their ways.
  private static func pair(_ function: (_ own: String, _ other: String) -> String) -> String {
    function("one", "two") + "\n" + function("two", "one")
  }

  static let all = types + shown + views + objects

  private static let types = [
    Self("an alias of its own member", "typealias A = A.B\nclass C: A {}"),
    Self(
      "aliases of each other",
      "class Home: One {}\ntypealias One = Two & Two & Two & Two & Two\n"
        + "typealias Two = One & One & One & One & One"),
    Self(
      "types in a circle",
      """
      class A: B {}
      class B: A { class B: B {} }
      protocol P: Q {}
      protocol Q: P {}
      extension P where Self: Q { func f() { f() } }
      struct RowState { var next: [RowState]; var other: Other }
      enum Other { case row(RowState), other(Other) }
      final class ListViewModel: B, P { let state: RowState }
      final class ListView: UIView { let viewModel: ListViewModel; let n = viewModel.state.next }
      """),
  ]

  private static let shown = [
    Self(
      shown: "a factory that calls an overload of its own name",
      """
      static func page(item: Int) -> UIViewController {
        let page = HomeCoordinator.page(name: "Home", bundle: .main)
        return page
      }
      func make(_ n: Int) -> UIViewController { return Self.page(item: 1) }
      """),
    Self(
      shown: "functions that return each other's result",
      "func make(_ n: Int) -> UIViewController { one(n) }\n"
        + pair { own, other in
          "func \(own)(_ n: Int) -> UIViewController {"
            + ways { "if n == \($0) { return \(other)(\($0)) }" } + "return \(other)(n) }"
        }),
    Self(
      shown: "properties that are each other",
      "func make(_ n: Int) -> UIViewController { one }\n"
        + pair { own, other in "lazy var \(own): UIViewController = \(ways(" ?? ") { _ in other })"
        }),
    Self(
      shown: "properties that are set to each other",
      "func make(_ n: Int) -> UIViewController { one }\n"
        + pair { own, other in
          "var \(own): UIViewController?\nfunc set\(own)() { \(ways { _ in "\(own) = \(other)" }) }"
        }),
    Self(
      shown: "implementations that ask each other",
      "func make(_ n: Int) -> UIViewController { maker.make(n) }\nlet maker: any Maker\n"
        + "protocol Maker { func make(_ n: Int) -> UIViewController }\n"
        + ways { number in
          "class Maker\(number): Maker {\nlet next: any Maker\nfunc make(_ n: Int) -> UIViewController {"
            + ways { "if n == \($0) { return next.make(\($0)) }" } + "return next.make(n) } }"
        }),
    Self(
      shown: "a list of lists of the same",
      "func make(_ n: Int) -> [UIViewController] { let l0 = [detail()]\n"
        + (1..<12).map { number in
          "let l\(number) = [\((0..<number).map { "l\($0)" }.joined(separator: ", "))]"
        }.joined(separator: "\n") + "\nreturn l11 }"),
    Self(
      shown: "a chain of calls of closures",
      "func make(_ n: Int) -> UIViewController { let x = "
        + ways("") { _ in "source.map { $0.map(by: { " } + "$0" + ways("") { _ in "}) }.a().b()" }
        + "\nreturn x }"),
    Self(
      shown: "routes of routes",
      "func make(_ n: Int) -> Calcot { calcot(for: .a) }\nenum Route { case a, b }\n"
        + "func calcot(for route: Route) -> Calcot { switch route { case .a: one()\ncase .b: two() } }\n"
        + pair { own, other in "func \(own)() -> Calcot { \(ways { _ in "\(other)()" }) }" }),
    Self(
      "a scene that contains itself",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
      <scenes><scene sceneID="s"><objects><tabBarController id="a"><connections>
      \(ways { "<segue destination=\"a\" kind=\"relationship\" relationship=\"viewControllers\" id=\"\($0)\"/>" })
      </connections></tabBarController></objects></scene></scenes></document>
      """, file: "Main.storyboard"),
  ]

  private static let views = [
    Self(
      "modifiers that give each other their content",
      "struct HomeView: View { var body: some View { Text(\"\").one { Text(\"\") } } }\nextension View {"
        + pair { own, other in
          "func \(own)<C: View>(content: @escaping () -> C) -> some View {"
            + ways { _ in "\(other)(content: { content() })" } + "}"
        } + "}"),
    Self(
      "views that hand each other a page and a binding",
      "enum Page { case home, detail\n"
        + pair { own, other in
          "static var \(own): Page { \(ways { "if x == \($0) { return .\(other) }" }) return .\(other) }"
        }
        + "\nfunc view() -> some View { switch self { case .home: OneView()\ncase .detail: TwoView() } } }\n"
        + [("One", "Two"), ("Two", "One")].map { own, other in
          """
          struct \(own)View: View {
            @Binding var page: Page?
            var body: some View {
              \(ways { _ in "\(other)View(page: $page)" }).sheet(item: $page) { $0.view() }
              Button { go(.one) }
            }
            func go(_ page: Page) { \(ways { _ in "more(page)" }) }
            func more(_ page: Page) { \(ways { _ in "go(page)" }) }
            func push(_ page: Page) { push(.two) }
          }
          """
        }.joined(separator: "\n")),
  ]

  private static let objects = [
    Self(
      "helpers that use each other",
      "final class DetailViewController: UIViewController {}\n"
        + ways { number in
          "final class Row\(number)Cell: UITableViewCell { func run() {"
            + ways { "_ = Row\($0)Cell()" }
            + "owner?.present(DetailViewController(), animated: true) } }"
        }),
    Self(
      "a view that hands its closure to others of its class",
      """
      final class RowController: UIViewController { var onTap: (() -> Void)? }
      final class ListView {
        let tapped: () -> Void
        init(tapped: @escaping () -> Void) { self.tapped = tapped }
        func more() {
          \(ways { _ in "_ = ListView(tapped: tapped)" })
          let row = RowController()
          row.onTap = tapped
        }
      }
      """),
    Self(
      "a screen of parts that have parts",
      "final class Part { var a: Part?; var b: Part?\ninit(a: Part?, b: Part?) { self.a = a; self.b = b } }\n"
        + "final class RootController: UIViewController {\nfunc make() -> Part { Part(a: nil, b: nil) }\n"
        + "func make0() -> Part { make() }\n"
        + (1..<16).map {
          "func make\($0)(_ n: Int) -> Part { if n > 0 { return make\($0 - 1)(1) }; return make\($0 - 1)(0) }"
        }.joined(separator: "\n")
        + "\nfunc show() { let l0 = make15(1)\n"
        + (1..<12).map { "let l\($0) = Part(a: l\($0 - 1), b: l\($0 - 1))" }.joined(separator: "\n")
        + "\nnavigationController?.pushViewController(l11, animated: true) } }"),
  ]
}
