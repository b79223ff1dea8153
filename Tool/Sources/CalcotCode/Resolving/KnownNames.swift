/// The names that the resolver knows.
enum KnownNames {
  static let string: Name = "String"
  static let bool: Name = "Bool"
  static let object: Name = "NSObject"
  static let view: Name = "View"
  static let `nil`: Name = "nil"
  static let `is`: Name = "is"
  static let castOrNil: Name = "as?"
  static let orElse: Name = "??"
  static let ternary: Name = "?:"
  static let optional: Name = "Optional"
  static let array: Name = "Array"
  static let dictionary: Name = "Dictionary"
  static let set: Name = "Set"
  static let `guard`: Name = "guard"
  static let `if`: Name = "if"
  static let `else`: Name = "else"
  static let `while`: Name = "while"
  static let `for`: Name = "for"
  static let `case`: Name = "case"
  static let `switch`: Name = "switch"
  static let `return`: Name = "return"
  static let rootViewController: Name = "rootViewController"
  static let rootView: Name = "rootView"
  static let with: Name = "with"
  /// The label of a parameter that callers do not name.
  static let anonymous: Name = "_"
  static let withUnretained: Name = "withUnretained"
  static let firstOfPair: Name = "0"
  static let firstShorthand: Name = "$0"
  static let viewController: Name = "UIViewController"
  /// The functions of streams that pass on the values that they receive.
  static let passing: Set<Name> = [
    "filter", "observe", "observeOn", "receive", "throttle", "debounce", "share", "do", "asDriver",
    "asSignal", "asObservable", "distinctUntilChanged", "removeDuplicates", "handleEvents",
    "take", "skip", "prefix", "dropFirst", "print", "eraseToAnyPublisher",
  ]
  static let comparisons: Set<Name> = [
    "==", "!=", "<", ">", "<=", ">=", "&&", "||", "!", "===", "!==",
  ]
  /// The members that return an element of an array or set.
  static let elements: Set<Name> = [
    "first", "last", "randomElement", "popLast", "removeLast", "min", "max",
  ]
  /// The members that return an array of the same elements.
  static let sameElements: Set<Name> = [
    "filter", "sorted", "reversed", "dropFirst", "dropLast", "prefix", "suffix", "shuffled",
    "lazy", "indices",
  ]
  /// The functions whose closure gets an element.
  static let takesElement: Set<Name> = [
    "map", "forEach", "compactMap", "filter", "flatMap", "first", "contains", "allSatisfy",
    "sorted", "last", "firstIndex", "removeAll", "min", "max", "reduce",
  ]
}

/// The types of members in Apple's frameworks, by the members' owner.
enum KnownMembers {
  /// Returns the type of a member of a known type or its supertypes, and whether it is optional.
  static func type(of member: Name, in type: Name) -> (name: Name, isOptional: Bool)? {
    if let found = table[Key(type: type, member: member)] { return found }
    for above in KnownTypes.supertypes(of: type) {
      if let found = table[Key(type: above, member: member)] { return found }
    }
    return nil
  }

  /// The static members of a framework's class that return an instance of the class.
  static let singletons: Set<Name> = [
    "shared", "default", "standard", "main", "current", "general", "sharedInstance", "ephemeral",
    "sharedApplication",
  ]

  private struct Key: Hashable {
    var type: Name
    var member: Name
  }

  private static let table: [Key: (name: Name, isOptional: Bool)] = {
    var table: [Key: (name: Name, isOptional: Bool)] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      for word in words.dropFirst() {
        let parts = word.split(separator: ":")
        let isOptional = parts[1].hasSuffix("?")
        let name = Name(isOptional ? parts[1].dropLast() : parts[1])
        table[Key(type: Name(words[0]), member: Name(parts[0]))] = (name, isOptional)
      }
    }
    return table
  }()

  private static let text = """
    UIViewController navigationController:UINavigationController? \
    tabBarController:UITabBarController? splitViewController:UISplitViewController? \
    parent:UIViewController? presentingViewController:UIViewController? \
    presentedViewController:UIViewController? view:UIView navigationItem:UINavigationItem \
    tabBarItem:UITabBarItem popoverPresentationController:UIPopoverPresentationController? \
    sheetPresentationController:UISheetPresentationController? storyboard:UIStoryboard? \
    children:Array presentationController:UIPresentationController? \
    transitionCoordinator:UIViewControllerTransitionCoordinator?
    UINavigationController topViewController:UIViewController? \
    visibleViewController:UIViewController? navigationBar:UINavigationBar viewControllers:Array \
    popViewController:UIViewController? popToRootViewController:Array? toolbar:UIToolbar
    UITabBarController selectedViewController:UIViewController? tabBar:UITabBar \
    viewControllers:Array?
    UIView window:UIWindow? superview:UIView? layer:CALayer subviews:Array next:UIResponder?
    UIWindow rootViewController:UIViewController? windowScene:UIWindowScene?
    UIWindowScene keyWindow:UIWindow? windows:Array
    UIApplication keyWindow:UIWindow? delegate:UIApplicationDelegate? windows:Array
    UIStoryboard instantiateViewController:UIViewController \
    instantiateInitialViewController:UIViewController?
    UITableView dequeueReusableCell:UITableViewCell cellForRow:UITableViewCell?
    UICollectionView dequeueReusableCell:UICollectionViewCell
    UIHostingController rootView:View
    UISearchController searchBar:UISearchBar searchResultsController:UIViewController?
    UIStoryboardSegue destination:UIViewController source:UIViewController
    NSPersistentContainer viewContext:NSManagedObjectContext \
    newBackgroundContext:NSManagedObjectContext
    NSManagedObject managedObjectContext:NSManagedObjectContext?
    URLSession dataTask:URLSessionDataTask
    """
}
