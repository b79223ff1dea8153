internal import CalcotCode

/// The names that the map's readers search for.
enum ReadingNames {
  static let view: Name = "View"
  static let viewModifier: Name = "ViewModifier"
  static let window: Name = "UIWindow"
  static let tabBarController: Name = "UITabBarController"
  /// The types of UIKit that show controllers.
  static let hosts: Set<Name> = [
    window, tabBarController, navigationController, "UIViewController",
  ]
  static let `case`: Name = "case"
  static let rootViewController: Name = "rootViewController"
  static let viewControllers: Name = "viewControllers"
  static let contentViewController: Name = "contentViewController"
  /// The properties of windows, containers and popovers for the screens that they show.
  static let contents: Set<Name> = [rootViewController, viewControllers, contentViewController]
  static let windows: Set<Name> = ["NSWindow", "NSPanel"]
  static let popover: Name = "NSPopover"
  static let setViewControllers: Name = "setViewControllers"
  /// The functions of RxFlow that return a flow for others to coordinate.
  static let contributions: Set<Name> = ["contribute", "multiple", "one"]
  static let flows: Name = "Flows"
  /// The functions of RxFlow whose closure gets the roots of the flows before it.
  static let usesOfFlows: Set<Name> = ["use", "whenReady"]
  static let additions: Set<Name> = ["append", "insert"]
  static let firstParameter: Name = "$0"
  /// The label of a parameter that callers do not name.
  static let anonymous: Name = "_"
  /// The labels of arguments that name the presenter or the circumstances, not the shown screen.
  static let originLabels: Set<Name> = [
    "from", "on", "in", "over", "by", "sender", "source", "presenter", "presentingViewController",
    "delegate", "output", "moduleOutput", "listener", "animated", "completion",
  ]
  static let navigationController: Name = "UINavigationController"
  /// The functions of a sequence that return its elements, or a value made from each.
  static let sequences: Set<Name> = [
    "map", "compactMap", "filter", "sorted", "reversed", "flatMap", "prefix", "dropFirst",
    "forEach",
  ]
  static let hostingController: Name = "UIHostingController"
}

extension Codebase {
  /// Returns the name that the initial value of a property calls; nil if it is not a call.
  func nameOfMade(by member: Member) -> Name? {
    child(of: member.node, .initialValue)
      .flatMap { value in children(of: value).first { self[$0].kind == .call } }
      .map { self[$0].name }
  }

  func isProduct(_ node: NodeID) -> Bool { codeFiles[Int(node.file)].isProduct }

  /// Returns the name that a call makes or calls: `DetailView` of `DetailView(…)`, and of the
  /// reference `DetailView.init`; nil for another node.
  func nameOfMade(at node: NodeID) -> Name? {
    let found = self[node]
    if found.kind == .call { return found.name }
    guard found.kind == .member, found.name == .`init`, found.end > node.index + 1 else {
      return nil
    }
    let base = self[NodeID(file: node.file, index: node.index + 1)]
    return base.kind == .identifier ? base.name : nil
  }
}
