/// What a user sees at once, with the parts that make it: "Login" with `LoginViewController`,
/// `LoginViewModel` and the coordinator that begins there.
public struct Screen: Sendable, Equatable, Identifiable {
  /// The name, with the feature before it where two screens have one name.
  public var id: String
  public var name: String
  /// The part of the app it belongs to, from the folders of the code.
  public var feature: String
  public var kind: Kind
  /// Where the part that gives the screen its kind is declared.
  public var place: Place
  /// The types that make the screen, the one that is shown first.
  public var parts: [Part]

  public init(
    id: String, name: String, feature: String, kind: Kind, place: Place, parts: [Part] = []
  ) {
    self.id = id
    self.name = name
    self.feature = feature
    self.kind = kind
    self.place = place
    self.parts = parts
  }

  public enum Kind: String, Sendable, CaseIterable {
    /// A UIKit view controller.
    case controller
    /// A SwiftUI view.
    case view
    /// A coordinator or flow that shows other screens and nothing itself.
    case flow
    /// Screens beside each other, of which one is in front.
    case tabs
    /// A screen of which only the module, the route or the name is in the code.
    case other

    /// As a person reads it.
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
    /// As "ViewModel", "Interactor", "Test".
    public var role: String
    public var name: String
    public var place: Place

    public init(role: String, name: String, place: Place) {
      self.role = role
      self.name = name
      self.place = place
    }
  }
}
