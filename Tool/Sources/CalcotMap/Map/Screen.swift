/// A screen of the app with its parts: "Login" with `LoginViewController`, `LoginViewModel` and the
/// coordinator that begins there.
public struct Screen: Sendable, Equatable, Identifiable {
  /// The name, with the feature before it if two screens have the same name.
  public var id: String
  public var name: String
  /// The part of the app that the screen belongs to, from the folders of the code.
  public var feature: String
  public var kind: Kind
  /// The place of the part that gives the screen its kind.
  public var place: Place
  /// The types of the screen, the visible one first.
  public var parts: [Part] = []
  public var making = Making.inApp

  /// The code that makes a screen, which tells why the map may have no way to it.
  public enum Making: String, Sendable, CaseIterable {
    case inApp, onlyInTests, nowhere

    /// The reason, in words, why the map may have no way to the screen.
    public var reason: String {
      switch self {
      case .inApp: "made, but who shows it is beyond what the source tells"
      case .onlyInTests: "made only in tests and previews"
      case .nowhere: "made by nobody"
      }
    }
  }

  public enum Kind: String, Sendable, CaseIterable {
    /// A UIKit view controller.
    case controller
    /// A SwiftUI view.
    case view
    /// A coordinator or flow that shows other screens and nothing itself.
    case flow
    /// Several screens, one of which is in front.
    case tabs
    /// A screen with only its module, route or name in the code.
    case other

    /// The words for readers.
    public var title: String {
      switch self {
      case .controller: "UIKit controller"
      case .view: "SwiftUI view"
      case .flow: "flow"
      case .tabs: "tabs"
      case .other: "other"
      }
    }
  }

  /// A type that belongs to the screen.
  public struct Part: Sendable, Equatable {
    /// The role, as "ViewModel", "Interactor", "Test".
    public var role: String
    public var name: String
    public var place: Place
  }
}
