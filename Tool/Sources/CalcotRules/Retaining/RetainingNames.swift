internal import CalcotCode

/// The names that the rules about retaining search for.
enum RetainingNames {
  static let `guard`: Name = "guard"
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
  static let transforms: Set<Name> = ["map", "compactMap", "flatMap"]
  /// The functions that begin a subscription and return it.
  static let subscribing: Set<Name> = [
    "sink", "subscribe", "drive", "bind", "emit", "assign", "bindNext", "driveNext",
    "subscribeNext", "observeNext", "subscribeValues", "observeValues", "startWithValues",
  ]
  static let observe: Name = "observe"
  /// The functions that run their closure and release it.
  static let passing: Set<Name> = [
    "async", "asyncAfter", "sync", "Task", "detached", "animate", "withAnimation", "forEach",
    "perform", "performBatchUpdates", "withCheckedContinuation", "withCheckedThrowingContinuation",
    "addOperation", "sorted", "sort", "contains", "allSatisfy", "firstIndex", "reduce",
    "transition",
    "performWithoutAnimation",
  ]
  /// The functions that store a subscription in a bag, and the label of the bag.
  static let storing: Set<Name> = [
    "store", "disposed", "cancelled", "addDisposableTo", "dispose", "add",
  ]
  /// The functions that end a stream after one value, or when another ends.
  static let ending: Set<Name> = ["first", "prefix", "take", "takeUntil", "asSingle", "single"]
  /// The functions that store their arguments in the receiver.
  static let collecting: Set<Name> = ["append", "insert", "updateValue"]
  static let embedding: Set<Name> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addAction",
    "addChild", "setCollectionViewLayout",
  ]
  /// The properties of a container that have its screens.
  static let screens: Set<Name> = ["viewControllers", "rootViewController"]
  static let showing: Set<Name> = ["pushViewController", "setViewControllers"]
  /// The types of frameworks that retain the arguments of their initializers.
  static let wrapping: Set<Name> = [
    "UIHostingController", "UINavigationController", "AnyView", "UIAction", "UIBarButtonItem",
    "UIMenu", "UIAlertAction", "NSHostingController", "AnyCancellable", "Optional", "Array",
    "UIStackView", "StateObject", "ObservedObject", "State", "UICollectionView", "WKWebView",
  ]
  /// The ends of the names of frameworks' types that retain the closures of their initializers.
  static let closureKeeping = ["DataSource", "DispatchWorkItem", "CompositionalLayout"]
  /// The labels of initializers by which a framework's class, or a subclass in the code, retains a
  /// controller or layout.
  static let wrappingLabels: Set<Name> = [
    "rootViewController", "rootView", "collectionViewLayout",
  ]
  /// The properties of frameworks that retain their value.
  static let strongProperties: Set<Name> = [
    "viewControllers", "rootViewController", "userContentController", "tableHeaderView",
    "tableFooterView", "titleView",
    "rightBarButtonItem", "leftBarButtonItem", "rightBarButtonItems", "leftBarButtonItems",
    "contentView", "searchController", "inputAccessoryView", "inputView", "backgroundView",
    "customView", "menu", "view",
  ]
  /// The properties that objects inherit from frameworks and retain.
  static let inheritedStrong: Set<Name> = [
    "view", "tableView", "collectionView", "navigationItem", "tabBarItem", "contentView",
    "rootView",
    "refreshControl", "layer",
  ]
  /// The properties of frameworks that release their closure as soon as it has run.
  static let releasing: Set<Name> = ["completionBlock"]
  /// The properties that refer to objects without retaining them.
  static let leadingAway: Set<Name> = [
    "delegate", "dataSource", "parent", "presentingViewController", "superview",
    "navigationController", "tabBarController", "splitViewController", "window", "presenter",
    "presentedViewController", "next", "shared", "default", "main",
  ]
  /// The parts of one module that retain each other.
  static let modulePart: Set<Name> = [
    "view", "viewController", "controller", "toPresentable", "rootViewController", "presentable",
  ]
  static let rx: Name = "rx"
  static let disposeBag: Name = "disposeBag"
}
