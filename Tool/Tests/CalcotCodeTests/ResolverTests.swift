import CalcotCode
import Testing

@Suite struct ResolverTests {
  private static let common = """
    class Service { func load() -> Result1 { Result1() }; static let shared = Service() }
    struct Result1 { let items: [Item]; let byName: [String: Item]; var first: Item? }
    class Item { var owner: Owner?; func make() -> some Making { Made() } }
    class Owner { let name: String = "" }
    protocol Making {}
    struct Made: Making {}
    enum Event { case added(Item, at: Int), removed(owner: Owner) }
    typealias Handler = (Item) -> Void
    func observe(_ handler: @escaping Handler) {}
    extension UIAlertController { static func question() -> Question { Question() } }
    class Question {}
    class Screen: UIViewController {
      let service = Service()
      lazy var detail: Detail = { Detail() }()
      lazy var guessed = { let d = Detail(); return d }()
      var handler: Handler?
      weak var delegate: (any Making)?
      func show(_ item: Item, from other: UIViewController) {
        CODE
      }
    }
    class Detail: UIViewController { init(item: Item) {}; convenience init() {}; static func make() -> Self }
    """

  private func argument(_ code: String) -> String? {
    let parts = Self.common.split(separator: "CODE", maxSplits: 1)
    return codebase("\(parts[0])\(code)\(parts[1])").argument(of: "probe")
  }

  @Test(arguments: [
    ("probe(self)", "Screen"),
    ("probe(service)", "Service"),
    ("probe(self.service.load().first)", "Item?"),
    ("probe(service.load().first?.owner)", "Owner?"),
    ("probe(Service.shared)", "Service"),
    ("probe(Detail(item: item))", "Detail"),
    ("probe(Detail.init(item: item))", "Detail"),
    ("probe(detail)", "Detail"),
    ("probe(guessed)", "Detail"),
    ("probe(delegate)", "Making?"),
    ("probe(item.make())", "Made"),
    ("let a = item; let b = a; probe(b)", "Item"),
    ("let a: UIViewController = Detail(); probe(a)", "UIViewController"),
    ("probe(other as? Detail)", "Detail?"),
    ("guard let d = other as? Detail else { return }; probe(d)", "Detail"),
    ("if let owner = item.owner { probe(owner) }", "Owner"),
    ("run { [weak self] in guard let self else { return }; probe(self) }", "Screen"),
    ("run { [weak self] in probe(self?.service) }", "Service?"),
    ("run { [service] in probe(service) }", "Service"),
    ("run { [weak x = self.service] in probe(x) }", "Service"),
    ("for i in service.load().items { probe(i) }", "Item"),
    ("probe(service.load().items[0])", "Item"),
    ("probe(service.load().byName[\"a\"])", "Item?"),
    ("probe(service.load().items.first)", "Item?"),
    ("service.load().items.forEach { probe($0) }", "Item"),
    ("service.load().items.filter { $0.ok }.map { i in probe(i.owner) }", "Owner?"),
    ("observe { probe($0) }", "Item"),
    ("observe { i in probe(i) }", "Item"),
    ("handler = { probe($0) }", "Item"),
    ("switch event() { case .added(let i, _): probe(i); default: break }", nil),
    ("let e: Event = .x; switch e { case .added(let i, _): probe(i); default: break }", "Item"),
    ("let e: Event = .x; if case .removed(let o) = e { probe(o) }", "Owner"),
    ("probe(navigationController)", "UINavigationController?"),
    ("probe(self.navigationController?.topViewController)", "UIViewController?"),
    ("probe(UIAlertController(title: nil))", "UIAlertController"),
    ("probe(UIAlertController.standard(title: nil))", "UIAlertController"),
    ("probe(UIAlertController.question())", "Question"),
    ("probe(UIApplication.shared)", "UIApplication"),
    ("probe(item.owner ?? Owner())", "Owner"),
    ("probe(true ? item : item)", "Item"),
    ("probe(unknown)", nil),
    ("probe(unknown())", nil),
    ("probe(Detail.make())", "Detail"),
    ("let item = Detail(); probe(item)", "Detail"),
    ("do { let item = Detail() }; probe(item)", "Item"),
    ("probe(x.y.z)", nil),
    ("taps.subscribe(with: self) { owner, _ in probe(owner) }", "Screen"),
    ("taps.withUnretained(self).filter { $0.1 }.sink { owner, _ in probe(owner) }", "Screen"),
    ("taps.withUnretained(item).bind { probe($0) }", "Item"),
    ("taps.withUnretained(item).bind { probe($0.0) }", "Item"),
    ("taps.bind { probe($0.0) }", nil),
    ("taps.withUnretained(self).map { $0.1 }.sink { owner in probe(owner) }", nil),
    ("taps.withUnretained(self).sink { _, row in probe(row) }", nil),
  ])
  func `an expression has the type that its declarations give it`(code: String, type: String?) {
    #expect(argument(code) == type)
  }

  @Test(arguments: [
    (#"@Environment(\.orders) var x"#, "Orders"),
    ("@Environment(Orders.self) private var x", "Orders"),
    (#"@Dependency(\.orders) var x"#, "Client"),
    (#"@Injected(\.orders) private var x"#, "Client"),
    (#"@LazyInjected(Shelf.orders) var x"#, "Client"),
    (#"@Found(\.orders) var x"#, "Orders"),
    (#"@Found(\Shelf.own) var x"#, "Client"),
    (#"@Environment(\.colorScheme) var x"#, nil),
    (#"@Unknown(\.orders) var x"#, nil),
  ])
  func `a property wrapper gives the type that its key path or argument leads to`(
    property: String, type: String?
  ) {
    let code = codebase(
      """
      class Orders {}; protocol Client {}
      extension EnvironmentValues { @Entry var orders: Orders = Orders() }
      extension DependencyValues { var orders: any Client { get { self[Key.self] } } }
      extension Container { var orders: Factory<Client> { self { Live() } } }
      class Shelf { static let orders: Factory<Client>; var own: Client; var orders: Orders }
      @propertyWrapper struct Found<V> { init(_ path: KeyPath<Shelf, V>) {}; var wrappedValue: V }
      struct Screen: View { \(property); var body: some View { probe(x) } }
      """)
    #expect(code.argument(of: "probe") == type)
  }

  @Test(arguments: [
    ("HomeWrapper().viewController", "HomeViewController"),
    ("HomeWrapper().makeViewController()", "HomeViewController"),
    ("HomeWrapper().reactor", "HomeReactor"),
    ("HomeWrapper().makeReactor()", "Own"),
    ("HomeWrapper.viewController", nil),
    ("HomeWrapper().vc", nil),
    ("HomeWrapper().makeRouter()", nil),
    ("Plain().viewController", nil),
  ])
  func `a member that a macro may add has the type that the macro is given`(
    made: String, type: String?
  ) {
    let code = codebase(
      """
      class HomeReactor {}; class HomeViewController: UIViewController {}; class Own {}
      @Wrapper<HomeReactor, HomeViewController> final class HomeWrapper {
        func makeReactor() -> Own { Own() }
      }
      final class Plain {}
      func f() { probe(\(made)) }
      """)
    #expect(code.argument(of: "probe") == type)
  }

  @Test func `the receiver of a call is what stands before the dot, or the type around`() {
    let code = codebase(
      """
      class Coordinator { func present(_ x: Int) {} }
      class Screen: UIViewController {
        let coordinator: Coordinator
        func a() { coordinator.present(1); present(2); self.navigationController?.present(3) }
      }
      """)
    let resolver = Resolver(code)
    let receivers = code.calls("present").map { resolver.receiver(of: $0)?.name.text }
    #expect(receivers == ["Coordinator", "Screen", "UINavigationController"])
    #expect(resolver.target(of: code.calls("present")[0])?.owner == code.type("Coordinator").id)
    #expect(resolver.target(of: code.calls("present")[1]) == nil)
  }

  @Test func `labels decide among overloads`() throws {
    let code = codebase(
      """
      struct A { func go(to: Int) -> Int1 {}; func go(from: Int, by: Int) -> Int2 {} }
      struct Int1 {}; struct Int2 {}
      func f(a: A) { probe(a.go(from: 1, by: 2)); probe(a.go(to: 1)) }
      """)
    #expect(types(in: code) == ["Int2", "Int1"])
  }

  @Test func `a case of an enum decides among overloads, whatever one of them leaves out`() {
    let code = codebase(
      """
      enum Note { case new, edit(Int) }; enum Run { case plan }
      struct Int1 {}; struct Int2 {}
      struct A {
        func form(_ kind: Note, of id: Int = 0, by: Int = 0) -> Int1 {}
        func form(_ kind: Run) -> Int2 {}
      }
      func f(a: A) { probe(a.form(.new)); probe(a.form(.plan)); probe(a.form(.edit(1))) }
      """)
    #expect(types(in: code) == ["Int1", "Int2", "Int1"])
  }

  @Test func `a composition has the members of each of its parts`() {
    let code = codebase(
      """
      struct Int1 {}; struct Int2 {}
      protocol HasA { var a: Int1 { get } }; protocol HasB { func b() -> Int2 }
      typealias Dependencies = HasA & HasB
      func f(_ one: any Dependencies, _ other: HasB & HasA) {
        probe(one.a); probe(one.b()); probe(other.a); probe(other.b())
      }
      """)
    #expect(types(in: code) == ["Int1", "Int2", "Int1", "Int2"])
  }

  /// Returns the types of what a function of some code gives to `probe`.
  private func types(in code: Codebase) -> [String?] {
    let resolver = Resolver(code)
    return code.calls("probe").map { call in
      resolver.type(of: resolver.arguments(of: call)[0])?.name.text
    }
  }

  @Test func `an argument finds its parameter, also a trailing closure and a memberwise one`() {
    let code = codebase(
      """
      struct Config { let title: String; let onTap: () -> Void }
      func load(id: Int, done: @escaping (Int) -> Void) {}
      func f() { load(id: 1) { x in }; _ = Config(title: "", onTap: { }) }
      """)
    let resolver = Resolver(code)
    let names = (code.calls("load") + code.calls("Config")).flatMap { call in
      resolver.arguments(of: call).map { argument in
        resolver.parameter(for: argument).map { code[$0].name.text }
      }
    }
    #expect(names == ["id", "done", "title", "onTap"])
  }

  @Test func `a builder behind a protocol makes what its implementation returns`() {
    let code = codebase(
      """
      protocol Building { func login() -> UIViewController }
      class Builder: Building {
        func login() -> UIViewController {
          let controller = LoginViewController()
          return UINavigationController(rootViewController: controller)
        }
      }
      class LoginViewController: UIViewController {}
      class C { let builder: Building; func f() { let x = builder.login(); probe(x) } }
      """)
    let resolver = Resolver(code)
    let argument = resolver.arguments(of: code.calls("probe")[0])[0]
    let value = resolver.value(of: argument)
    #expect(
      value.map { resolver.concreteTypes(of: $0).map(\.name.text) } == ["LoginViewController"])
    #expect(resolver.type(of: argument)?.name == "UIViewController")
  }

  @Test func `resolving ends in code that refers to itself`() {
    let code = codebase(
      "class A { lazy var a = b; lazy var b = a; func f() { probe(a); var x = x; probe(x) } }")
    let resolver = Resolver(code)
    for call in code.calls("probe") {
      #expect(resolver.type(of: resolver.arguments(of: call)[0]) == nil)
    }
  }
}
