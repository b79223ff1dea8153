/// The names and prefixes of frameworks, from Apple's documentation.
extension FrameworkNames {
  /// The prefixes of names, each with Apple's frameworks that use it.
  static let prefixText = """
    AC Accounts
    AD AdSupport AdServices
    AR ARKit
    AS AuthenticationServices AdSupport
    AT AppTrackingTransparency
    AV AVFoundation AVKit
    BG BackgroundTasks
    CA QuartzCore
    CB CoreBluetooth
    CG CoreGraphics
    CI CoreImage
    CK CloudKit
    CL CoreLocation
    CM CoreMotion CoreMedia AVFoundation
    CN Contacts ContactsUI
    CP CarPlay
    CS CoreSpotlight
    CT CoreText CoreTelephony
    CV CoreVideo AVFoundation
    CX CallKit
    DC DeviceCheck
    EA ExternalAccessory
    EK EventKit EventKitUI
    GC GameController
    GK GameKit GameplayKit
    HK HealthKit
    HM HomeKit
    IL IdentityLookup
    IN Intents IntentsUI
    JS JavaScriptCore
    LA LocalAuthentication
    LP LinkPresentation
    MC MultipeerConnectivity
    MDL ModelIO
    MF MessageUI
    MK MapKit
    ML CoreML
    MP MediaPlayer
    MS Messages
    MTK MetalKit
    MTL Metal
    MX MetricKit
    NE NetworkExtension
    NF CoreNFC
    NI NearbyInteraction
    NL NaturalLanguage
    NS Foundation UIKit AppKit CoreData
    NW Network
    OS OSLog os
    PDF PDFKit
    PH Photos PhotosUI
    PK PassKit PencilKit PushKit
    QL QuickLook QuickLookThumbnailing
    RP ReplayKit
    SCN SceneKit
    SF SafariServices Speech
    SH ShazamKit
    SK StoreKit SpriteKit
    SL Social
    SN SoundAnalysis
    UI UIKit
    UN UserNotifications UserNotificationsUI
    UT UniformTypeIdentifiers
    VN Vision VisionKit
    VS VideoSubscriberAccount
    WC WatchConnectivity
    WK WatchKit WebKit
    """

  /// The names of frameworks that share a prefix with another, or have none.
  static let tableTexts: [(framework: String, names: String)] = [
    ("WatchKit", watchKit), ("WebKit", webKit), ("CarPlay", carPlay), ("WidgetKit", widgetKit),
    ("StoreKit", storeKit), ("SpriteKit", spriteKit), ("MapKit", mapKit), ("PassKit", passKit),
    ("PencilKit", pencilKit), ("PushKit", pushKit),
    ("RxFlow", rxFlow), ("RxSwift", rxSwift), ("RxRelay", "BehaviorRelay PublishRelay ReplayRelay"),
    ("RxCocoa", "BehaviorRelay PublishRelay Driver Signal ControlEvent ControlProperty Binder"),
    ("Moya", "MoyaProvider TargetType"), ("ReactorKit", "Reactor"),
  ]

  private static let watchKit = """
    WKApplication WKApplicationDelegate WKExtension WKExtensionDelegate WKInterfaceController
    WKInterfaceDevice WKInterfaceObject WKInterfaceLabel WKInterfaceButton WKInterfaceGroup
    WKInterfaceImage WKInterfaceTable WKInterfaceSwitch WKInterfaceSlider WKInterfaceTimer
    WKInterfaceDate WKInterfaceMap WKInterfacePicker WKInterfaceMovie WKInterfaceInlineMovie
    WKInterfaceSeparator WKInterfaceSKScene WKInterfaceSCNScene WKInterfaceActivityRing
    WKInterfaceAuthorizationAppleIDButton WKInterfaceTextField WKInterfaceVolumeControl
    WKInterfacePaymentButton WKInterfaceHMCamera WKUserNotificationInterfaceController
    WKUserNotificationHostingController WKHostingController WKRefreshBackgroundTask
    WKApplicationRefreshBackgroundTask WKSnapshotRefreshBackgroundTask
    WKURLSessionRefreshBackgroundTask WKWatchConnectivityRefreshBackgroundTask
    WKRelevantShortcutRefreshBackgroundTask WKIntentDidRunRefreshBackgroundTask
    WKBluetoothAlertRefreshBackgroundTask WKExtendedRuntimeSession
    WKExtendedRuntimeSessionDelegate WKExtendedRuntimeSessionInvalidationReason
    WKExtendedRuntimeSessionState WKHapticType WKAlertAction WKAlertActionStyle
    WKAlertControllerStyle WKCrownDelegate WKCrownSequencer WKGestureRecognizer
    WKTapGestureRecognizer WKPanGestureRecognizer WKSwipeGestureRecognizer
    WKLongPressGestureRecognizer WKImage WKPickerItem WKAccessibilityImageRegion
    WKAudioFilePlayer WKAudioFilePlayerItem WKAudioFileQueuePlayer WKAudioFileAsset
    WKWaterLockGestureRecognizer WKSnapshotReason
    """

  private static let webKit = """
    WKWebView WKWebViewConfiguration WKPreferences WKProcessPool WKUserContentController
    WKUserScript WKUserScriptInjectionTime WKScriptMessage WKScriptMessageHandler
    WKScriptMessageHandlerWithReply WKNavigation WKNavigationAction WKNavigationActionPolicy
    WKNavigationDelegate WKNavigationResponse WKNavigationResponsePolicy WKNavigationType
    WKUIDelegate WKWebsiteDataStore WKWebsiteDataRecord WKHTTPCookieStore
    WKHTTPCookieStoreObserver WKURLSchemeHandler WKURLSchemeTask WKFrameInfo WKSecurityOrigin
    WKBackForwardList WKBackForwardListItem WKContentRuleList WKContentRuleListStore
    WKContentWorld WKSnapshotConfiguration WKPDFConfiguration WKFindConfiguration WKFindResult
    WKDownload WKDownloadDelegate WKOpenPanelParameters WKWindowFeatures WKWebpagePreferences
    WKError WKErrorDomain WKAudiovisualMediaTypes WKDataDetectorTypes WKContextMenuElementInfo
    WKPreviewElementInfo WKWebExtension WKWebExtensionController WKWebExtensionContext
    """

  private static let carPlay = """
    CPTemplate CPTemplateApplicationScene CPTemplateApplicationSceneDelegate
    CPTemplateApplicationDashboardScene CPInterfaceController CPInterfaceControllerDelegate
    CPListTemplate CPListItem CPListSection CPListImageRowItem CPMessageListItem CPGridTemplate
    CPGridButton CPTabBarTemplate CPAlertTemplate CPAlertAction CPActionSheetTemplate
    CPInformationTemplate CPInformationItem CPMapTemplate CPMapButton CPNowPlayingTemplate
    CPNowPlayingButton CPPointOfInterest CPPointOfInterestTemplate CPSearchTemplate
    CPSearchTemplateDelegate CPContactTemplate CPWindow CPBarButton CPTextButton CPTrip
    CPTripPreviewTextConfiguration CPManeuver CPNavigationSession CPNavigationAlert
    CPRouteChoice CPTravelEstimates CPSessionConfiguration CPVoiceControlTemplate CPImageSet
    """

  private static let widgetKit = """
    Widget WidgetBundle WidgetConfiguration WidgetCenter WidgetFamily WidgetInfo
    WidgetRenderingMode WidgetAccentedRenderingMode TimelineEntry TimelineProvider
    TimelineProviderContext TimelineReloadPolicy TimelineEntryRelevance Timeline
    IntentTimelineProvider AppIntentTimelineProvider StaticConfiguration IntentConfiguration
    AppIntentConfiguration ActivityConfiguration AccessoryWidgetBackground WidgetPreviewContext
    ControlWidget ControlCenter ControlWidgetConfiguration StaticControlConfiguration
    AppIntentControlConfiguration ControlValueProvider WidgetPushHandler WidgetPushInfo
    """

  private static let storeKit = """
    SKProduct SKProductsRequest SKProductsRequestDelegate SKProductsResponse
    SKProductSubscriptionPeriod SKProductDiscount SKPayment SKMutablePayment SKPaymentQueue
    SKPaymentQueueDelegate SKPaymentTransaction SKPaymentTransactionObserver
    SKPaymentTransactionState SKPaymentDiscount SKReceiptRefreshRequest SKRequest
    SKRequestDelegate SKStorefront SKStoreReviewController SKStoreProductViewController
    SKStoreProductViewControllerDelegate SKStoreProductParameterITunesItemIdentifier
    SKCloudServiceController SKCloudServiceSetupViewController SKOverlay SKAdNetwork SKError
    SKErrorDomain SKDownload SKANError VerificationResult AppTransaction Storefront
    PurchaseAction RequestReviewAction ProductView StoreView SubscriptionStoreView AppStore
    """

  private static let spriteKit = """
    SKScene SKSceneDelegate SKView SKNode SKSpriteNode SKLabelNode SKShapeNode SKEmitterNode
    SKAction SKTexture SKTextureAtlas SKPhysicsBody SKPhysicsWorld SKPhysicsContact
    SKPhysicsContactDelegate SKTransition SKCameraNode SKTileMapNode SKConstraint SKShader
    SKAudioNode SKCropNode SKEffectNode SKLightNode SKFieldNode SKVideoNode SKRange SKReferenceNode
    """

  private static let mapKit = """
    MKMapView MKMapViewDelegate MKMapItem MKMapCamera MKMapRect MKMapPoint MKMapSize
    MKMapSnapshotter MKMapType MKCoordinateRegion MKCoordinateSpan MKAnnotation
    MKAnnotationView MKPointAnnotation MKPinAnnotationView MKMarkerAnnotationView
    MKClusterAnnotation MKOverlay MKOverlayRenderer MKPolyline MKPolylineRenderer MKPolygon
    MKCircle MKCircleRenderer MKTileOverlay MKDirections MKDirectionsTransportType MKRoute
    MKETAResponse MKLocalSearch MKLocalSearchCompleter MKLocalSearchCompletion MKPlacemark
    MKPointOfInterestCategory MKPointOfInterestFilter MKUserLocation MKUserTrackingMode
    MKUserTrackingButton MKCompassButton MKScaleView MKDistanceFormatter MKLookAroundScene
    MKLookAroundSceneRequest MKLaunchOptionsDirectionsModeKey MapCameraPosition MapCameraBounds
    MapPolyline MapCircle MapMarker MapPin MapAnnotation MapContentBuilder MapStyle MapReader
    MapUserLocationButton MapCompass MapScaleView UserAnnotation
    """

  private static let passKit = """
    PKPass PKPassLibrary PKAddPassesViewController PKAddPassesViewControllerDelegate
    PKAddPassButton PKAddPaymentPassRequest PKAddPaymentPassRequestConfiguration
    PKAddPaymentPassViewController PKAddPaymentPassViewControllerDelegate PKPayment
    PKPaymentAuthorizationController PKPaymentAuthorizationControllerDelegate
    PKPaymentAuthorizationViewController PKPaymentAuthorizationViewControllerDelegate
    PKPaymentAuthorizationResult PKPaymentAuthorizationStatus PKPaymentButton PKPaymentMethod
    PKPaymentNetwork PKPaymentPass PKPaymentRequest PKPaymentSummaryItem PKPaymentToken
    PKPaymentRequestShippingMethodUpdate PKPaymentRequestShippingContactUpdate
    PKMerchantCapability PKContact PKContactField PKShippingMethod PKShippingType
    PKSecureElementPass PKDisbursementRequest PKIdentityButton PayWithApplePayButton
    AddPassToWalletButton
    """

  private static let pencilKit = """
    PKCanvasView PKCanvasViewDelegate PKDrawing PKStroke PKStrokePath PKStrokePoint PKInk
    PKInkingTool PKEraserTool PKLassoTool PKTool PKToolPicker PKToolPickerObserver
    """

  private static let pushKit = """
    PKPushRegistry PKPushRegistryDelegate PKPushCredentials PKPushPayload PKPushType
    """

  private static let rxFlow = """
    Flow Flows FlowStep FlowContributors FlowContributor FlowCoordinator Step Stepper OneStepper
    CompositeStepper DefaultStepper RxFlowStep
    """

  private static let rxSwift = """
    Observable ObservableType ObserverType AnyObserver Single Maybe Completable Infallible Event
    DisposeBag Disposable Disposables SerialDisposable CompositeDisposable BehaviorSubject
    PublishSubject ReplaySubject AsyncSubject MainScheduler ConcurrentDispatchQueueScheduler
    SerialDispatchQueueScheduler ConcurrentMainScheduler Reactive ReactiveCompatible
    """
}
