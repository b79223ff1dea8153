internal import CalcotCode

/// Screens that belong to the system, and those that hold other screens.
///
/// An alert, a picker or a share sheet is no navigation within the app.
enum SystemScreens {
  static let viewController: Name = "UIViewController"
  private static let controllerOfMac: Name = "NSViewController"
  static let navigationController: Name = "UINavigationController"
  static let hostingController: Name = "UIHostingController"
  static let window: Name = "UIWindow"
  static let view: Name = "View"

  static let names: Set<Name> = [
    "UIAlertController", "UIActivityViewController", "UIImagePickerController",
    "PHPickerViewController", "UIDocumentPickerViewController", "UIDocumentMenuViewController",
    "UIDocumentBrowserViewController", "UIDocumentInteractionController", "SFSafariViewController",
    "ASWebAuthenticationSession", "ASAuthorizationController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "QLPreviewController", "UIPrintInteractionController",
    "PKAddPassesViewController", "PKAddPaymentPassViewController",
    "PKPaymentAuthorizationViewController", "PKPaymentAuthorizationController",
    "CNContactViewController", "CNContactPickerViewController", "EKEventEditViewController",
    "EKEventViewController", "EKCalendarChooser", "SKStoreProductViewController",
    "SKOverlay", "UIColorPickerViewController", "UIFontPickerViewController",
    "VNDocumentCameraViewController", "DataScannerViewController", "AVPlayerViewController",
    "MPMediaPickerController", "MPMoviePlayerViewController", "UICloudSharingController",
    "UIReferenceLibraryViewController", "UIVideoEditorController", "GKGameCenterViewController",
    "GKMatchmakerViewController", "RPPreviewViewController", "RPBroadcastActivityViewController",
    "UISearchController", "INUIAddVoiceShortcutViewController",
    "INUIEditVoiceShortcutViewController", "SLComposeServiceViewController",
    "SLComposeViewController", "ARQuickLookController",
    "NSAlert", "NSOpenPanel", "NSSavePanel",
    "MCBrowserViewController",
    "ASAccountAuthenticationModificationController",
  ]

  /// Containers of screens, and types for "some screen".
  static let containers: Set<Name> = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController",
  ]

  /// Types that leave open which screen a value is.
  static let unspecific: Set<Name> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UIHostingController", "UITableViewController",
    "UICollectionViewController", "View", "AnyView", "Array", "NSViewController", "NSObject",
    "UIResponder", "AnyObject", "Any",
  ]

  /// The properties by which a view controller reaches others, with their types.
  static let properties: [Name: Name] = [
    "navigationController": navigationController, "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "parent": viewController,
    "presentingViewController": viewController, "presentedViewController": viewController,
  ]

  /// The words in the names of notices, which are alerts of the app.
  static let noticeWords: Set<Substring> = [
    "Alert", "Toast", "Tooltip", "Tip", "Hud", "HUD", "Loading", "Spinner", "Snackbar", "Hint",
  ]

  /// The words in the names of overlays, which cover a screen for a moment.
  static let overlayWords: Set<Substring> = [
    "Picker", "Safari", "Popover", "Prompt", "Popup", "PopUp", "Dialog", "Placeholder", "Overlay",
  ]

  /// The parts of the names of overlays.
  static let overlayStems: [StaticString] = [
    "ShareSheet", "ActionSheet", "MailCompose",
  ]

  static let wholeOverlays: Set<String> = [
    "ActivityView", "ActivityViewController", "ActivityController", "ProgressView", "MailView",
    "ProgressViewController", "ShareView", "ShareViewController", "SelectorViewController",
    "SingleSelectorViewController", "MultiSelectorViewController", "ListSelectorViewController",
    "BottomSingleSelectorViewController", "BottomMultiSelectorView",
  ]

  /// The parts of the names of variables that mostly hold a screen of the system.
  static let overlayNames: [StaticString] = [
    "alert", "sheet", "picker", "activity", "share", "mail", "safari", "tooltip", "popover",
    "loading", "hud", "progress", "toast", "popup", "dialog", "prompt", "spinner", "composer",
    "preview", "menu",
  ]

  static func isSystem(_ name: Name, _ type: TypeID?, in codebase: Codebase) -> Bool {
    if names.contains(name) { return true }
    guard let type else { return false }
    return codebase.supertypes(of: codebase[type]).contains { names.contains($0) }
  }

  static func isController(_ name: Name, _ type: TypeID?, in codebase: Codebase) -> Bool {
    if codebase.isSubtype(name, type, of: viewController)
      || codebase.isSubtype(name, type, of: controllerOfMac)
    {
      return true
    }
    // NB: for a class without source, as one in Objective-C, only the name tells.
    guard type.map({ codebase[$0].isExternal }) ?? true, !names.contains(name) else { return false }
    let text = name.text
    return text.hasSuffix("ViewController") || text.hasSuffix("NavigationController")
  }

  static func isContainer(_ type: CodeType, in codebase: Codebase) -> Bool {
    containers.contains(type.name)
      || codebase.supertypes(of: type).contains { containers.contains($0) }
  }

  /// Returns a Boolean value that indicates whether a type or variable is an overlay by its name.
  static func soundsLikeOverlay(type name: String) -> Bool {
    wholeOverlays.contains(name) || overlayStems.contains { name.holds($0) }
      || name.words.contains { overlayWords.contains($0) }
  }

  static func soundsLikeNotice(type name: String) -> Bool {
    name.holds("InProgress") || name.holds("ActivityIndicator")
      || name.words.contains { noticeWords.contains($0) }
  }

  static func soundsLikeOverlay(variable name: String) -> Bool {
    let name = name.lowercased()
    return overlayNames.contains { name.holds($0) }
  }
}
