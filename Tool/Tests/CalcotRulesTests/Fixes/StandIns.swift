import CalcotToolTesting
import Foundation

/// Tiny modules with the names of frameworks, which fixtures are compiled against.
///
/// Most are C headers, which cost the compiler nothing. The UI frameworks are Swift modules, since
/// they include Foundation, and so are those with generic types.
struct StandIns {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "fixes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var map = ""
    for (module, names) in Self.headers {
      let types = names.split(separator: " ").map {
        "typedef struct \($0) { int field; } \($0);"
      }
      try write(types.joined(separator: "\n") + "\n", to: "\(module).h")
      map += "module \(module) { header \"\(module).h\" export * }\n"
    }
    try write(map, to: "module.modulemap")
    for (module, text) in Self.swiftModules {
      try write(text, to: "\(module).swift")
      let problems = try compile([
        "-emit-module", "-module-name", module, "-emit-module-path",
        folder.appending(path: "\(module).swiftmodule").path,
        folder.appending(path: "\(module).swift").path,
      ])
      guard problems.isEmpty else { throw Problem(text: problems) }
    }
  }

  struct Problem: Error {
    var text: String
  }

  /// Returns the problems of files that are compiled as one module, by file.
  func problems(of files: [(name: String, text: String)]) throws -> [String: [String]] {
    let place = folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for file in files {
      try Data(file.text.utf8).write(to: place.appending(path: file.name))
    }
    let said = try compile(
      ["-typecheck", "-wmo", "-module-name", "Fixture"]
        + files.map { place.appending(path: $0.name).path })
    let errors = said.split(separator: "\n").filter { $0.contains(": error: ") }
    return Dictionary(
      grouping: errors.map(String.init),
      by: { String($0.prefix { $0 != ":" }.split(separator: "/").last ?? "") })
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func compile(_ words: [String]) throws -> String {
    try ProgramRun(
      ["swiftc", "-swift-version", "5", "-parse-as-library", "-I", folder.path] + words
    ).text
  }
}

extension StandIns {
  /// The frameworks without generic types, each with some of its names.
  static let headers: [(module: String, names: String)] = [
    ("ARKit", "ARSession ARConfiguration"), ("AVFoundation", "AVPlayer AVAsset"),
    ("AVKit", "AVPictureInPictureController"), ("AdSupport", "ASIdentifierManager"),
    ("AppTrackingTransparency", "ATTrackingManager"),
    ("AuthenticationServices", "ASWebAuthenticationSession"),
    ("BackgroundTasks", "BGTask BGTaskScheduler"), ("CallKit", "CXProvider CXCallController"),
    ("CarPlay", "CPFavorite"), ("CloudKit", "CKRecord CKContainer"),
    ("Contacts", "CNContact CNContactStore"), ("CoreBluetooth", "CBCentralManager CBPeripheral"),
    ("CoreData", "NSManagedObjectContext NSPersistentContainer"),
    ("CoreImage", "CIContext CIFilter"), ("CoreLocation", "CLLocation CLLocationManager"),
    ("CoreML", "MLModel"), ("CoreMotion", "CMMotionManager"), ("CoreNFC", "NFCNDEFReaderSession"),
    ("CoreSpotlight", "CSSearchableIndex"), ("CoreTelephony", "CTCarrier"),
    ("DeviceCheck", "DCDevice"), ("EventKit", "EKEvent EKEventStore"),
    ("ExternalAccessory", "EAAccessory"), ("GameController", "GCController"),
    ("GameKit", "GKLocalPlayer"), ("HealthKit", "HKHealthStore"), ("HomeKit", "HMHome"),
    ("IdentityLookup", "ILMessageFilterExtension"), ("Intents", "INIntent INInteraction"),
    ("JavaScriptCore", "JSContext"), ("LinkPresentation", "LPLinkMetadata"),
    ("LocalAuthentication", "LAContext"), ("MapKit", "MKMapItem MKPlacemark"),
    ("MediaPlayer", "MPMediaItem"), ("MessageUI", "MFMailComposeResult"), ("Metal", "MTLDevice"),
    ("MetricKit", "MXMetricManager"), ("MultipeerConnectivity", "MCSession"),
    ("NaturalLanguage", "NLTokenizer"), ("NearbyInteraction", "NISession"),
    ("NetworkExtension", "NEVPNManager"), ("PDFKit", "PDFDocument"),
    ("PassKit", "PKPass PKPaymentRequest"), ("PencilKit", "PKDrawing"),
    ("Photos", "PHAsset PHPhotoLibrary"), ("PushKit", "PKPushRegistry"),
    ("QuartzCore", "CADisplayLink"), ("QuickLook", "QLPreviewItem"),
    ("ReplayKit", "RPScreenRecorder"), ("SafariServices", "SFContentBlockerManager"),
    ("SceneKit", "SCNNode"), ("ShazamKit", "SHSession"), ("SoundAnalysis", "SNAudioStreamAnalyzer"),
    ("Speech", "SFSpeechRecognizer"), ("SpriteKit", "SKNode SKAction"),
    ("StoreKit", "SKProduct SKPaymentQueue"), ("UniformTypeIdentifiers", "UTType"),
    ("UserNotifications", "UNNotification UNUserNotificationCenter"), ("Vision", "VNRequest"),
    ("WatchConnectivity", "WCSession"), ("WebKit", "WKDownload WKWebsiteDataStore"),
    ("WidgetKit", "WidgetCenter WidgetInfo"),
  ]

  private static let swiftModules: [(module: String, text: String)] = [
    (
      "Combine",
      """
      public protocol ObservableObject: AnyObject {}
      public protocol Cancellable { func cancel() }
      @propertyWrapper public struct Published<Value> {
        public var wrappedValue: Value
        public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      }
      """
    ),
    (
      "UIKit",
      """
      @_exported import Foundation
      @_exported import QuartzCore
      open class UIView { public init() {} }
      public struct UIColor { public static let red = UIColor() }
      public final class UIApplication { public static let shared = UIApplication() }
      public struct NSDiffableDataSourceSnapshot<Section, Item> { public init() {} }
      public func CACurrentMediaTime() -> Double { 0 }
      """
    ),
    (
      "WatchKit",
      """
      @_exported import Foundation
      public class WKApplication { public static func shared() -> WKApplication { WKApplication() } }
      open class WKInterfaceController { public init() {} }
      public class WKRefreshBackgroundTask { public init() {} }
      public class WKSomethingNewer { public init() {} }
      """
    ),
    (
      "SwiftUI",
      """
      @_exported import Combine
      @_exported import Foundation
      @_exported import Observation
      public protocol View {}
      public struct Color {}
      public struct Stepper: View { public init() {} }
      """
    ),
    (
      "RxSwift",
      """
      public class Observable<Element> { public init() {} }
      public final class DisposeBag { public init() {} }
      """
    ),
    ("RxFlow", "public protocol Step {}\npublic protocol Stepper { var steps: Int { get } }\n"),
    ("Moya", "public protocol Cancellable { var isCancelled: Bool { get } }\n"),
    ("Kit", "@_exported import UIKit\npublic struct Ticket { public init() {} }\n"),
  ]
}
