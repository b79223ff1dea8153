/// What one ViewModel may ask for: navigation, and common interface work. A router knows no user
/// interface, so a test replaces it by an object that records.
///
/// An app declares a narrow protocol for each ViewModel (`GroupsCoordinating`); the default
/// implementations here come with a navigation.
@MainActor
public protocol Router: AnyObject {
  associatedtype RouterNavigation: Navigation
  /// Where requests go.
  var navigation: RouterNavigation { get }
}

extension Router {
  /// Takes the asking screen off, whether it was pushed or presented.
  @discardableResult
  public func close() -> Answer { navigation.close() }

  /// Asks the person to confirm something; false when they cancel or the screen ends.
  public func confirm(
    _ title: String, message: String? = nil, action: String, role: ButtonRole = .normal,
    cancel: String
  ) async -> Bool {
    await navigation.alert(
      title, message: message,
      choices: [Choice(action, role: role, true), Choice(cancel, role: .cancel, false)]) ?? false
  }
}
