public import CalcotContent

/// An object through which a ViewModel requests navigation and common interface work. It has no
/// user interface, so a test replaces it by a recording object. Write one where a screen needs a
/// router of its own instead of its flow's coordinator.
///
/// ```swift
/// final class ProfileRouter: Router, FilePicking {
///   let navigation: FlowNavigation<ProfileRoute>
///   init(navigation: FlowNavigation<ProfileRoute>) { self.navigation = navigation }
/// }
/// ```
///
/// An app declares a narrow protocol for each ViewModel (`GroupsCoordinating`); the methods of
/// ``ScreenRouting`` have default implementations for every router.
@MainActor
public protocol Router: ScreenRouting {
  associatedtype RouterNavigation: Navigation
  /// The navigation that performs the requests.
  var navigation: RouterNavigation { get }
}

extension Router {
  /// Starts work that belongs to the flow, not to the screen whose code calls this. It is cancelled
  /// when the flow ends, and settling waits for it. After the flow has ended nothing is started,
  /// and that is reported.
  ///
  /// - Returns: The task, or nil if the flow is not running.
  @discardableResult
  public func task(
    _ name: String = "task", policy: TaskPolicy = .concurrent, fileID: StaticString = #fileID,
    line: UInt = #line, _ operation: @escaping @MainActor () async -> Void
  ) -> ScopeTask? {
    if let scope = navigation.flowScope {
      return scope.task(name, policy: policy, fileID: fileID, line: line, operation)
    }
    if !Task.isCancelled {
      reportToStandardError(
        "\(fileID):\(line): \"\(name)\" was not started, because its flow is not running")
    }
    return nil
  }

  /// Shows the whole app light, dark, or in the system's appearance, which is the default. The
  /// choice is not saved.
  public func setAppearance(_ appearance: Appearance) {
    navigation.handler?.setAppearance(appearance)
  }

  /// Sets the app's language for hosts, so that their own words (`HostWords`) are in it, too. The
  /// language is not saved.
  ///
  /// - Parameter code: The code of the language (BCP 47), such as "de"; `nil` for the words that the
  ///   host was given.
  public func setLanguage(_ code: String?) { navigation.handler?.setLanguage(code) }

  /// Offers every deferred step to its flow again, after changes other than navigation, such as a
  /// login. A call while a step is being offered leads to another round, until two rounds in a row
  /// have settled no step.
  public func offerDeferredSteps() { navigation.handler?.offerDeferredSteps() }

  /// Opens the waiting links, and from now on each link at once. Requests that wait for a guard are
  /// computed again, and their guards asked again: call it after a login, too.
  public func becomeReady() { navigation.handler?.becomeReady() }

  /// Lets links wait until ``becomeReady()`` is called again, such as after a log-out.
  public func becomeUnready() { navigation.handler?.becomeUnready() }

  /// Refuses everything that waits for ``becomeReady()`` as if the user had declined it, for
  /// example when the user gives up the login.
  public func refuseWaiting() { navigation.handler?.refuseWaiting() }
}
