import Foundation

/// The orders of UIKit's callbacks that Apple's pages leave open: each member is another one than the
/// stand-in's usual. Not part of UIKit's API.
public struct OpenOrder: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A push that the user turns into a pop ends after the delegate has been told of the pop: it
  /// "completes within one cycle of the run loop".
  ///
  /// https://developer.apple.com/videos/play/wwdc2025/284
  public static let popsBeforePushEnds = Self(rawValue: 1)
  /// The completion of a stack's transition comes before `didShow`.
  public static let completesFirst = Self(rawValue: 2)
  /// The completions of transitions come a frame after their end.
  public static let completesLate = Self(rawValue: 4)
  /// There is a coordinator when the delegate is told of a change by the app, or by Back.
  public static let coordinatesEarly = Self(rawValue: 8)
  /// There is no coordinator yet when the delegate is told of a swipe.
  public static let coordinatesLate = Self(rawValue: 16)
  /// `didDismiss` comes before the modal's controllers disappear.
  public static let dismissesFirst = Self(rawValue: 32)
  /// The completion of `present` and `dismiss` comes before that of the coordinator.
  public static let presentsFirst = Self(rawValue: 64)
  /// An alert's handler is called while the alert goes.
  public static let choosesFirst = Self(rawValue: 128)
  /// A tap on a tab asks about the tab only, and not about the controller, too.
  public static let asksAboutTab = Self(rawValue: 256)
  /// A tap on a tab asks about the controller only.
  public static let asksAboutController = Self(rawValue: 512)
  /// Views are laid out after each event.
  public static let laysOut = Self(rawValue: 1024)
  /// A change of traits is told a frame after the traits have changed.
  public static let changesTraitsLate = Self(rawValue: 2048)

  private static let count = 12

  /// Every order by itself: the usual one, each other one, and two of many at once.
  public static let each =
    [Self()] + (0..<count).map { Self(rawValue: 1 << $0) }
    + [0b1001_0110_1010, 0b1110_1111_0101].map(Self.init)

  /// Returns one of all combinations.
  public static func any(using random: inout some RandomNumberGenerator) -> Self {
    Self(rawValue: Int.random(in: 0..<(1 << count), using: &random))
  }

  /// The order in which a process runs its tests: the number in `CALCOT_ORDER`.
  static let ofProcess = Self(
    rawValue: ProcessInfo.processInfo.environment["CALCOT_ORDER"].flatMap { Int($0) } ?? 0)
}

extension Duration {
  /// The time of a frame, after which what comes late is told.
  static let frame = milliseconds(16)
}
