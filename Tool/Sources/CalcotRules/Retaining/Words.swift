internal import CalcotCode

/// Names that the rules about retaining look for.
enum Words {
  static let `guard`: Name = "guard"
  static let `if`: Name = "if"
  static let `while`: Name = "while"
  static let `for`: Name = "for"
  static let `return`: Name = "return"
  static let get: Name = "get"
  static let assign: Name = "="
  static let addAssign: Name = "+="
  static let `nil`: Name = "nil"
  static let orElse: Name = "??"
  static let ternary: Name = "?:"
  static let plus: Name = "+"
  static let forEach: Name = "forEach"
  static let map: Name = "map"
  static let transforms: Set<Name> = ["map", "compactMap", "flatMap"]
  /// What begins a subscription and gives the handle on it.
  static let subscribing: Set<Name> = [
    "sink", "subscribe", "drive", "bind", "emit", "assign", "bindNext", "driveNext",
    "subscribeNext", "observeNext", "subscribeValues", "observeValues", "startWithValues",
  ]
  /// What runs its closure and lets it go.
  static let passing: Set<Name> = [
    "async", "asyncAfter", "sync", "Task", "detached", "animate", "withAnimation", "forEach",
    "perform", "performBatchUpdates", "withCheckedContinuation", "withCheckedThrowingContinuation",
    "addOperation", "sorted", "sort", "contains", "allSatisfy", "firstIndex", "reduce",
    "transition",
    "performWithoutAnimation",
  ]
  /// What puts the handle on a subscription into a bag, and the label of the bag.
  static let storing: Set<Name> = [
    "store", "disposed", "cancelled", "addDisposableTo", "dispose", "add",
  ]
  /// What ends a stream after one value, or when something else ends.
  static let ending: Set<Name> = ["first", "prefix", "take", "takeUntil", "asSingle", "single"]
  /// What keeps its arguments in the receiver.
  static let collecting: Set<Name> = ["append", "insert", "updateValue"]
  static let embedding: Set<Name> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addAction",
    "addChild",
  ]
  /// Properties by which a container shows screens.
  static let screens: Set<Name> = ["viewControllers", "rootViewController"]
  static let showing: Set<Name> = ["pushViewController", "setViewControllers"]
  /// Types of frameworks that keep what they are made with.
  static let wrapping: Set<Name> = [
    "UIHostingController", "UINavigationController", "AnyView", "UIAction", "UIBarButtonItem",
    "UIMenu", "UIAlertAction", "NSHostingController", "AnyCancellable", "Optional", "Array",
    "UIStackView",
  ]
  /// Labels by which a framework's class, or the code's own heir of one, keeps a controller.
  static let wrappingLabels: Set<Name> = ["rootViewController", "rootView"]
  /// Properties of frameworks that keep what is assigned.
  static let strongProperties: Set<Name> = [
    "viewControllers", "rootViewController", "tableHeaderView", "tableFooterView", "titleView",
    "rightBarButtonItem", "leftBarButtonItem", "rightBarButtonItems", "leftBarButtonItems",
    "contentView", "searchController", "inputAccessoryView", "inputView", "backgroundView",
    "customView", "menu", "view",
  ]
  /// Properties that objects have from frameworks and keep.
  static let inheritedStrong: Set<Name> = [
    "view", "tableView", "collectionView", "navigationItem", "tabBarItem", "contentView",
    "rootView",
    "refreshControl", "layer",
  ]
  /// Properties that lead to somebody else, whom an object does not keep.
  static let leadingAway: Set<Name> = [
    "delegate", "dataSource", "parent", "presentingViewController", "superview",
    "navigationController", "tabBarController", "splitViewController", "window", "presenter",
    "presentedViewController", "next", "shared", "default", "main",
  ]
  /// Parts of one module that hold on to each other.
  static let modulePart: Set<Name> = [
    "view", "viewController", "controller", "toPresentable", "rootViewController", "presentable",
  ]
  static let rx: Name = "rx"
  static let disposeBag: Name = "disposeBag"
  static let childCoordinators: Name = "childCoordinators"
}
