/// What one ViewModel may ask for: navigation, and common interface work. A router knows no user
/// interface, so a test replaces it by an object that records.
///
/// An app declares a narrow protocol for each ViewModel (`GroupsCoordinating`); the default
/// implementations here come with a navigation.
@MainActor
public protocol Router: ScreenRouting {
  associatedtype RouterNavigation: Navigation
  /// Where requests go.
  var navigation: RouterNavigation { get }
}

/// What every screen may ask of its router: activity indicators, messages with and without actions,
/// questions, and to be taken off. Routers of single screens add what they need, such as
/// ``AddressOpening`` or ``ImagePicking``.
@MainActor
public protocol ScreenRouting: ActionOffering, ActivityShowing, Confirming, Closing {}

extension Router {
  /// Starts work that belongs to the flow, and not to the screen that asks for it: it is cancelled when
  /// the flow ends, and settling waits for it. Does nothing once the flow has ended.
  public func task(_ name: String = "task", _ operation: @escaping @MainActor () async -> Void) {
    guard let flow = navigation.flow else { return }
    navigation.engine?.flows[flow]?.scope.task(name, operation)
  }

  /// Offers every step that was deferred to its flow once more: for changes that are no navigation,
  /// such as a login.
  public func offerDeferredSteps() { navigation.engine?.offerDeferredSteps() }
}
