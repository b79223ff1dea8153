/// What one ViewModel may ask for: navigation, and common interface work. A router knows no user
/// interface, so a test replaces it by an object that records.
///
/// An app declares a narrow protocol for each ViewModel (`GroupsCoordinating`); the default
/// implementations here come with a navigation.
@MainActor
public protocol Router: MessageShowing, ActivityShowing {
  associatedtype RouterNavigation: Navigation
  /// Where requests go.
  var navigation: RouterNavigation { get }
}

extension Router {
  /// Takes the asking screen off, whether it was pushed or presented.
  @discardableResult
  public func close() -> Answer { navigation.close() }

  /// Starts work that belongs to the flow, and not to the screen that asks for it: it is cancelled when
  /// the flow ends, and settling waits for it. Does nothing once the flow has ended.
  public func task(_ name: String = "task", _ operation: @escaping @MainActor () async -> Void) {
    guard let flow = navigation.flow else { return }
    navigation.engine?.flows[flow]?.scope.task(name, operation)
  }

  /// Offers every step that was deferred to its flow once more: for changes that are no navigation,
  /// such as a login.
  public func offerDeferredSteps() { navigation.engine?.offerDeferredSteps() }

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
