internal import CalcotCode

/// The names that need no UI framework, by their module. From Apple's documentation.
enum FoundationNames {
  private static func words(_ text: String) -> Set<Name> {
    Set(text.split(whereSeparator: \.isWhitespace).map { Name($0) })
  }

  /// The names of the standard library.
  static let standard = words(
    """
    Any AnyClass AnyObject AnyHashable AnySequence AnyCollection Array ArraySlice Bool Character
    ClosedRange Codable CodingKey CodingKeys Collection Comparable CaseIterable CustomStringConvertible
    CustomDebugStringConvertible Decodable Decoder Dictionary Double Encodable Encoder Equatable Error
    ExpressibleByStringLiteral Float Hashable Hasher Identifiable ID Int Int8 Int16 Int32 Int64
    IteratorProtocol KeyPath WritableKeyPath ReferenceWritableKeyPath LazySequence LosslessStringConvertible
    MainActor Actor Mirror Never ObjectIdentifier Optional OptionSet PartialRangeFrom Range RawRepresentable
    Result Self Sendable Sequence Set SetAlgebra SIMD2 StaticString Strideable String StringProtocol
    Substring Task TaskGroup TaskPriority Type UInt UInt8 UInt16 UInt32 UInt64 UnicodeScalar Void
    AsyncStream AsyncThrowingStream AsyncSequence CheckedContinuation Clock ContinuousClock Duration
    CancellationError DefaultStringInterpolation BinaryInteger FloatingPoint Numeric AdditiveArithmetic
    CollectionDifference ContiguousArray EnumeratedSequence GlobalActor Protocol RandomAccessCollection
    BidirectionalCollection UnsafePointer UnsafeMutablePointer Wrapped Element Key Value Index Failure Output
    Success RawValue Iterator AnyKeyPath Regex SystemRandomNumberGenerator RandomNumberGenerator Copyable
     DiscardableResult Mutex Atomic
    """)

  static let combine = words(
    """
    ObservableObject Published AnyCancellable Cancellable PassthroughSubject CurrentValueSubject
    AnyPublisher Publisher Publishers Subscriber Subscribers Subject Just Future Fail Empty Deferred
    ObservableObjectPublisher Scheduler ImmediateScheduler ConnectablePublisher Subscription
    """)

  /// The names of Combine that no other common library has.
  static let onlyCombine = words(
    """
    ObservableObject Published AnyCancellable PassthroughSubject CurrentValueSubject AnyPublisher
    Publishers Subscribers ObservableObjectPublisher ImmediateScheduler ConnectablePublisher
    """)

  static let observation = words(
    "Observable ObservationIgnored ObservationTracked ObservationRegistrar Observations")

  /// The names of SwiftUI, beyond the tables of values and views.
  static let swiftUI = words(
    """
    StateObject ObservedObject EnvironmentObject Environment State AppStorage SceneStorage Bindable
    ViewBuilder ViewModifier FetchRequest GestureState FocusState Namespace Button List Label Form
    Section Group Menu Picker Toggle Spacer Divider Shape Circle Rectangle RoundedRectangle Path
    Alignment HorizontalAlignment VerticalAlignment Axis Edge Angle Transaction PreviewProvider App
    Scene WindowGroup DynamicProperty PreferenceKey EnvironmentKey EnvironmentValues Alert ActionSheet
    ButtonRole SubmitLabel TextField SecureField Slider Stepper DatePicker ProgressView Link Table
    OpenURLAction DismissAction ToolbarItem ForEach Grid GridItem NavigationSplitView Sheet
    UIViewRepresentable UIViewControllerRepresentable FocusedValue ScaledMetric Entry
    """)

  /// The SwiftUI names that are protocols: only these can be a type's supertypes.
  static let swiftUIProtocols = words(
    """
    View ViewModifier Shape App Scene PreviewProvider DynamicProperty PreferenceKey EnvironmentKey
    UIViewRepresentable UIViewControllerRepresentable NSViewRepresentable
    """)

  static let functions = words(
    "floor ceil round sqrt pow fabs arc4random_uniform exp log")

  static let all = words(
    """
    NSObject NSObjectProtocol NSError NSNumber NSString NSMutableString NSAttributedString
    NSMutableAttributedString NSRange NSRegularExpression NSPredicate NSSortDescriptor NSDictionary
    NSArray NSMutableArray NSSet NSOrderedSet NSNull NSValue NSData NSDate NSURL NSLock NSRecursiveLock
    NSCache NSCoding NSCoder NSSecureCoding NSKeyedArchiver NSKeyedUnarchiver NSUUID NSLocale
    NSCopying NSKeyValueObservation NSKeyValueObservedChange NSDecimalNumber NSItemProvider
    NSLocalizedString NSNotification NSCalendar NSTimeZone NSUserActivity NSException NSExpression
    NSCompoundPredicate NSMeasurement NSDataDetector NSTextCheckingResult NSHomeDirectory NSUbiquitousKeyValueStore
    AttributedString AttributeContainer Bundle ByteCountFormatter Calendar CharacterSet Data Date
    DateComponents DateComponentsFormatter DateFormatter DateInterval DateIntervalFormatter Decimal
    Dimension DispatchGroup DispatchQueue DispatchSemaphore DispatchTime DispatchTimeInterval
    DispatchWorkItem DispatchSource DispatchSourceTimer DispatchQoS FileHandle FileManager Formatter
    HTTPCookie HTTPCookieStorage HTTPURLResponse ISO8601DateFormatter IndexPath IndexSet InputStream
    JSONDecoder JSONEncoder JSONSerialization ListFormatter Locale LocalizedError LengthFormatter
    LocalizedStringResource Measurement MeasurementFormatter MassFormatter Notification NotificationCenter
    NumberFormatter Operation OperationQueue OutputStream PersonNameComponents
    PersonNameComponentsFormatter Process ProcessInfo Progress PropertyListDecoder PropertyListEncoder
    PropertyListSerialization RelativeDateTimeFormatter RunLoop Scanner SortDescriptor Stream StringTransform
    Thread TimeInterval TimeZone Timer URL URLCache URLComponents URLError URLProtocol URLQueryItem URLRequest
    URLResponse URLSession URLSessionConfiguration URLSessionDataTask URLSessionTask Unit UnitLength
    UnitMass UnitDuration UserDefaults UUID XMLParser CGFloat CGPoint CGRect CGSize CGVector
    CGAffineTransform CFAbsoluteTimeGetCurrent CFTimeInterval CustomNSError BlockOperation KeyPathComparator
    NSXPCConnection NSXPCInterface NSXPCListener NSAppleScript NSAppleEventDescriptor NSFileCoordinator
    NSFilePresenter NSMetadataQuery NSMetadataItem NSBackgroundActivityScheduler NSInvocation NSProxy
    NSMutableData NSMutableURLRequest NSMutableSet NSMutableDictionary NSMutableOrderedSet NSCountedSet
    NSHashTable NSMapTable NSPointerArray NSCondition NSConditionLock NSEnumerator NSFastEnumeration
    NSUserName NSTemporaryDirectory NSLog NSRect NSPoint NSSize NSInteger NSUInteger NSEdgeInsets
    NSMakeRange NSNotFound NSSearchPathForDirectoriesInDomains NSErrorPointer NSUserNotification
    Predicate Selector ComparisonResult QualityOfService NSComparisonResult
    NSClassFromString NSStringFromClass NSKeyValueObservingOptions OperatingSystemVersion
    """)
}
