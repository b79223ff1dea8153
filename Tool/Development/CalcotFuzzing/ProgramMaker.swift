import CalcotToolTesting

/// Writes programs whose types and functions refer to one another at random: recursively, mutually,
/// and through generics, protocols, extensions and type aliases. They parse, and need not compile.
struct ProgramMaker {
  private var random: SeededGenerator
  private var types: [String] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Returns the texts of a program's files.
  mutating func program() -> [String] {
    let suffixes = Array(Self.suffixes.shuffled(using: &random).prefix(5))
    types = (0..<(3 + random.below(7))).map { _ in
      random.one(of: Self.stems) + random.one(of: suffixes)
    }
    types = Array(Set(types)).sorted()
    return (0..<(1 + random.below(3))).map { _ in
      "import UIKit\nimport SwiftUI\nimport Calcot\n"
        + (0..<(2 + random.below(8))).map { _ in declaration(2) }.joined()
    }
  }

  private static let stems = ["A", "B", "Cart", "CartList", "Home"]
  private static let suffixes = [
    "", "ViewModel", "ViewController", "View", "Coordinator", "Interactor", "Router", "Service",
    "Delegate", "Route", "Store", "Builder", "Presenter", "Repository", "Screen",
  ]
  private static let externals = [
    "UIViewController", "UINavigationController", "UITabBarController", "View", "ObservableObject",
    "NSObject", "AnyObject", "Coordinator", "UIView", "Equatable", "Codable", "App",
    "UIApplicationDelegate", "UIViewControllerRepresentable", "ViewModifier",
  ]
  private static let members = [
    "start", "show", "present", "push", "delegate", "viewModel", "coordinator", "body", "make",
    "child", "parent", "children", "onClose", "state", "calcot", "flow", "trigger", "navigation",
    "rootViewController", "viewControllers", "service", "load", "items", "shared", "view", "sheet",
    "navigationDestination", "sink", "prepareTransition", "viewController", "destination",
  ]

  // MARK: Declarations

  private mutating func declaration(_ depth: Int) -> String {
    let name = random.one(of: types)
    switch random.below(10) {
    case 0, 1, 2:
      return "\(attributes())class \(name)\(generics())\(inherited()) {\n\(body(depth))}\n"
    case 3: return "\(attributes())struct \(name)\(generics())\(inherited()) {\n\(body(depth))}\n"
    case 4: return "enum \(name)\(generics())\(inherited()) {\n\(cases())\(body(depth))}\n"
    case 5: return "protocol \(name)\(inherited()) {\n\(requirements())}\n"
    case 6, 7: return "extension \(type(1))\(inherited())\(condition()) {\n\(body(depth))}\n"
    case 8: return "typealias \(name)\(generics()) = \(type(2))\n"
    default: return function(depth)
    }
  }

  private mutating func attributes() -> String {
    random.one(of: ["", "", "", "@Observable ", "@main ", "final ", "@MainActor "])
  }

  private mutating func generics() -> String {
    guard random.once(in: 4) else { return "" }
    return random.once(in: 2) ? "<T>" : "<T: \(type(1)), U>"
  }

  private mutating func condition() -> String {
    random.once(in: 5) ? " where T == \(type(1)), Self: \(type(1))" : ""
  }

  private mutating func inherited() -> String {
    let count = random.below(4)
    guard count > 0 else { return "" }
    let names = (0..<count).map { _ in
      random.once(in: 2) ? random.one(of: Self.externals) : type(1)
    }
    return ": " + names.joined(separator: ", ")
  }

  private mutating func cases() -> String {
    (0..<random.below(4)).map { _ in
      "  case \(member())\(random.once(in: 2) ? "(\(type(1)))" : "")\n"
    }.joined()
  }

  private mutating func requirements() -> String {
    (0..<random.below(4)).map { _ in
      switch random.below(4) {
      case 0: "  associatedtype \(random.one(of: types)): \(type(1))\n"
      case 1: "  var \(member()): \(type(1)) { get set }\n"
      case 2: "  typealias \(random.one(of: types)) = \(type(2))\n"
      default: "  func \(member())(_ a: \(type(1))) -> \(type(1))\n"
      }
    }.joined()
  }

  private mutating func body(_ depth: Int) -> String {
    (0..<random.below(6)).map { _ in
      switch random.below(depth > 0 ? 8 : 6) {
      case 0: "\(modifiers())var \(member()): \(type(2)) = \(expression(2))\n"
      case 1: "\(modifiers())let \(member()) = \(expression(2))\n"
      case 2: "var \(member()): \(type(1)) { \(expression(3)) }\n"
      case 3: "init(\(member()): \(type(1))) { self.\(member()) = \(expression(1)) }\n"
      case 4, 5: function(depth)
      case 6: declaration(depth - 1)
      default: "subscript(a: \(type(1))) -> \(type(1)) { \(expression(2)) }\n"
      }
    }.joined()
  }

  private mutating func modifiers() -> String {
    random.one(of: [
      "", "", "", "weak ", "static ", "lazy ", "private ", "unowned ", "@Published ", "@State ",
    ])
  }

  private mutating func function(_ depth: Int) -> String {
    let result = random.once(in: 2) ? " -> \(type(2))" : ""
    let effects = random.once(in: 4) ? " async" : ""
    let parameters = (0..<random.below(3)).map { _ in "\(member()): \(type(2))" }
    let code = (0..<random.below(4)).map { _ in "  \(statement(depth))\n" }.joined()
    return
      "func \(member())\(generics())(\(parameters.joined(separator: ", ")))\(effects)\(result) {\n"
      + code + "}\n"
  }

  // MARK: Types and code

  private mutating func type(_ depth: Int) -> String {
    guard depth > 0 else { return random.one(of: types) }
    switch random.below(14) {
    case 0: return "[\(type(depth - 1))]"
    case 1: return "\(type(depth - 1))?"
    case 2: return "(\(type(depth - 1))) -> \(type(depth - 1))"
    case 3: return "\(random.one(of: types))<\(type(depth - 1))>"
    case 4: return "any \(random.one(of: types))"
    case 5: return "some \(random.one(of: types))"
    case 6: return "\(random.one(of: types)) & \(random.one(of: types))"
    case 7: return "\(random.one(of: types)).\(random.one(of: types))"
    case 8: return random.one(of: ["Self", "T", "U", "T.Element"])
    case 9: return random.one(of: Self.externals)
    default: return random.one(of: types)
    }
  }

  private mutating func member() -> String { random.one(of: Self.members) }

  private mutating func statement(_ depth: Int) -> String {
    switch random.below(9) {
    case 0: return "let \(member()) = \(expression(3))"
    case 1: return "\(expression(2)) = \(expression(2))"
    case 2: return "return \(expression(3))"
    case 3: return "if let \(member()) = \(expression(1)) as? \(type(1)) { \(expression(2)) }"
    case 4:
      let cases = (0..<2).map { _ in
        "case .\(member())(let \(member())): \(expression(2))\n"
      }
      return "switch \(expression(1)) {\n\(cases.joined())default: \(expression(1))\n}"
    case 5: return "for \(member()) in \(expression(1)) { \(expression(2)) }"
    case 6: return "await \(expression(2))"
    case 7 where depth > 0: return function(depth - 1)
    default: return expression(3)
    }
  }

  private mutating func expression(_ depth: Int) -> String {
    guard depth > 0 else {
      return random.one(of: ["self", "\(random.one(of: types))()", member(), ".\(member())"])
    }
    let inner = depth - 1
    switch random.below(14) {
    case 0: return "\(random.one(of: types))(\(member()): \(expression(inner)))"
    case 1: return "self.\(member())"
    case 2: return "\(expression(inner)).\(member())"
    case 3: return "\(expression(inner))?.\(member())(\(expression(inner)))"
    case 4: return "\(member())(\(expression(inner)))"
    case 5: return "\(expression(inner)).\(member()) { \(expression(inner)) }"
    case 6:
      return
        "{ [\(random.one(of: ["weak self", "unowned self", "self"]))] in \(expression(inner)) }"
    case 7: return "\(random.one(of: types)).shared.\(member())"
    case 8: return "[\(expression(inner)), \(expression(inner))]"
    case 9: return "pushViewController(\(expression(inner)), animated: true)"
    case 10: return "\(expression(inner)) as! \(type(1))"
    case 11: return ".\(member())(\(expression(inner)))"
    case 12: return "\(random.one(of: types))<\(type(1))>.\(member())"
    default: return member()
    }
  }
}
