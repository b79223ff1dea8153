internal import CalcotCode

/// The names that the navigation rules search for.
enum NavigationNames {
  static let `return`: Name = "return"
  static let present: Name = "present"
  static let push: Name = "pushViewController"
  /// The functions of AppKit and of libraries that present the controller in their argument.
  static let presentingOfLibraries: [Name] = [
    "presentAsSheet", "presentAsModalWindow", "presentPanModal", "presentAsStork",
    "presentAsBottomSheet", "presentBottomSheet",
  ]
  static let show: Name = "show"
  static let showDetail: Name = "showDetailViewController"
  static let segue: Name = "performSegue"
  static let setViewControllers: Name = "setViewControllers"
  static let viewControllers: Name = "viewControllers"
  static let dismiss: Name = "dismiss"
  static let pop: Name = "popViewController"
  static let popToRoot: Name = "popToRootViewController"
  static let popTo: Name = "popToViewController"
  static let rootViewController: Name = "rootViewController"
  static let windows: Set<Name> = ["window", "keyWindow", "windows"]
  static let rawValue: Name = "rawValue"
  static let viewDidLoad: Name = "viewDidLoad"
  static let makeController: Name = "makeUIViewController"
  static let updateController: Name = "updateUIViewController"
  static let start: Name = "start"
  static let open: Name = "open"

  /// The functions of CarPlay's interface controller. Their receiver need not be resolved, since no
  /// other type has them.
  static let showingTemplate: [Name] = ["pushTemplate", "presentTemplate", "setRootTemplate"]
  static let closingTemplate: [Name] = ["dismissTemplate", "popTemplate", "popToRootTemplate"]

  static let animated: Name = "animated"
  static let from: Name = "from"
  static let sender: Name = "sender"
  static let withIdentifier: Name = "withIdentifier"
}
