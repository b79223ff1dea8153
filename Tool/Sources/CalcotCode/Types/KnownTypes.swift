/// The inheritance of types that Apple's frameworks (and a few libraries) declare.
enum KnownTypes {
  /// The superclass of a known class, or the protocol that a known protocol refines.
  static let supertype: [Name: Name] = {
    var table: [Name: Name] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let above = Name(words[0].dropLast())
      for word in words.dropFirst() { table[Name(word)] = above }
    }
    return table
  }()

  /// Returns the known supertypes of a type, nearest first.
  static func supertypes(of name: Name) -> [Name] {
    var all: [Name] = []
    var current = name
    while let above = supertype[current], all.count < 16 {
      all.append(above)
      current = above
    }
    return all
  }

  static func isSubtype(_ name: Name, of wanted: Name) -> Bool {
    var current = name
    var steps = 0
    while current != wanted {
      guard let above = supertype[current], steps < 16 else { return false }
      current = above
      steps += 1
    }
    return true
  }

  private static let text = """
    NSObject: UIResponder UIBarItem UIGestureRecognizer NSManagedObject UIPresentationController \
    UICollectionViewLayout UIStoryboard UIStoryboardSegue UIColor UIImage UIFont UIDevice UIScreen \
    UIPasteboard NSLayoutConstraint UINib CALayer Operation NSManagedObjectContext XCTestCase \
    UITableViewDiffableDataSource UICollectionViewDiffableDataSource UIApplicationDelegateAdaptor \
    URLSession URLSessionTask UserDefaults FileManager NotificationCenter Bundle CLLocationManager \
    NSFetchedResultsController NSPersistentContainer WKWebViewConfiguration UIBezierPath UIAction \
    UIAlertAction AVPlayer AVCaptureSession CBCentralManager NSPersistentStoreCoordinator \
    UIImpactFeedbackGenerator UIDocumentInteractionController
    UIResponder: UIView UIViewController UIApplication UIScene NSResponder
    UIScene: UIWindowScene
    NSResponder: NSView NSViewController NSWindow NSWindowController NSApplication
    NSViewController: NSHostingController NSSplitViewController NSTabViewController
    NSView: NSControl NSTableCellView NSStackView NSScrollView NSTextView NSHostingView NSTableView
    NSControl: NSButton NSTextField
    UIBarItem: UIBarButtonItem UITabBarItem
    UIView: UIControl UILabel UIImageView UIScrollView UIStackView UIWindow UITableViewCell \
    UITableViewHeaderFooterView UICollectionReusableView UIActivityIndicatorView UIProgressView \
    UIVisualEffectView UINavigationBar UIToolbar UITabBar UISearchBar UIPickerView WKWebView \
    MKMapView MKAnnotationView UIInputView SKView ARSCNView ARView MTKView UIWebView PDFView \
    AVPlayerView LottieAnimationView AnimationView FSCalendar GMSMapView JTAppleCalendarView \
    UICalendarView LAContextView SCNView UIContentView MessagesCollectionView UIInputAccessoryView \
    PKCanvasView PKPaymentButton ASAuthorizationAppleIDButton GIDSignInButton
    UIControl: UIButton UITextField UISwitch UISlider UISegmentedControl UIStepper UIDatePicker \
    UIPageControl UIRefreshControl UIColorWell ASDisplayNode
    UIScrollView: UITableView UICollectionView UITextView
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell FSCalendarCell SwipeCollectionViewCell \
    MessageContentCell
    UITableViewCell: SwipeTableViewCell
    MKAnnotationView: MKPinAnnotationView MKMarkerAnnotationView
    UIViewController: UINavigationController UISearchController UITabBarController UITableViewController \
    UICollectionViewController UIPageViewController UISplitViewController UIAlertController \
    UIActivityViewController UIHostingController UIInputViewController \
    UIDocumentPickerViewController UIDocumentBrowserViewController UIColorPickerViewController \
    UIFontPickerViewController SFSafariViewController \
    PHPickerViewController QLPreviewController SKStoreProductViewController \
    AVPlayerViewController VNDocumentCameraViewController \
    EKEventViewController GKGameCenterViewController \
    PKPaymentAuthorizationViewController CNContactViewController UICloudSharingController \
    UIReferenceLibraryViewController PKAddPassesViewController INUIAddVoiceShortcutViewController \
    INUIEditVoiceShortcutViewController CABTMIDICentralViewController LPLinkViewController \
    MessagesViewController MSMessagesAppViewController ButtonBarPagerTabStripViewController \
    PagerTabStripViewController FloatingPanelController BottomSheetViewController \
    SLComposeServiceViewController FormViewController \
    TabmanViewController PageboyViewController ASDKViewController \
    ASViewController HostingController ARQuickLookController \
    FUIAuthPickerViewController AuthUIController PanModalPresentableController \
    SideMenuController SWRevealViewController MDCBottomSheetController
    UINavigationController: UIImagePickerController MFMailComposeViewController \
    MFMessageComposeViewController CNContactPickerViewController EKEventEditViewController \
    UIVideoEditorController SideMenuNavigationController
    UITableViewController: QuickTableViewController IASKAppSettingsViewController
    NSPersistentContainer: NSPersistentCloudKitContainer
    Operation: BlockOperation
    URLSessionTask: URLSessionDataTask URLSessionDownloadTask URLSessionUploadTask
    UICollectionViewLayout: UICollectionViewFlowLayout UICollectionViewCompositionalLayout
    XCTestCase: FBSnapshotTestCase KIFTestCase
    View: UIViewControllerRepresentable UIViewRepresentable NSViewControllerRepresentable \
    NSViewRepresentable
    """
}
