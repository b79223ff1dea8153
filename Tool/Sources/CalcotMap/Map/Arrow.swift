/// An arrow from a screen to one that it shows.
public struct Arrow: Sendable, Equatable {
  /// The ids of the screens.
  public var from: String
  public var to: String
  public var how: How
  /// The trigger, such as the name of the function or case: "onLoginTapped"; may be empty.
  public var label = ""
  /// The lines of code that prove the arrow; the first one shows the screen.
  public var evidence: [SourceLine] = []
  /// The confidence that the arrow exists, from 0 to 1.
  public var confidence = 1.0
  /// The confidence below which an arrow that code implies is counted, but not drawn.
  static let leastConfidence = 0.55

  public enum How: String, Sendable, CaseIterable, Comparable {
    case push, modal, sheet, cover, popover, tab, root, replace
    /// A coordinator starts another one.
    case flow
    /// A URL or a notification opens the screen.
    case link
    /// The screen is embedded in the other one: no navigation, but on the user's way.
    case embed

    public var isNavigation: Bool { self != .embed }

    /// The words for readers, as in "A → (pushes) B".
    public var title: String {
      switch self {
      case .push: "push"
      case .modal: "modal"
      case .sheet: "sheet"
      case .cover: "full screen"
      case .popover: "popover"
      case .tab: "tab"
      case .root: "root"
      case .replace: "replace"
      case .flow: "flow"
      case .link: "link"
      case .embed: "inside"
      }
    }

    public static func < (one: How, other: How) -> Bool { one.rank < other.rank }

    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The identity of an arrow across maps.
  public struct Key: Sendable, Hashable, Comparable {
    public var from: String
    public var to: String
    public var how: How

    public static func < (one: Key, other: Key) -> Bool {
      (one.from, one.to, one.how.rank) < (other.from, other.to, other.how.rank)
    }
  }

  public var key: Key { Key(from: from, to: to, how: how) }

  var sortKey: (String, String, Int, String) { (from, to, how.rank, label) }
}
