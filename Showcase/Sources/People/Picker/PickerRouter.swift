import Calcot

/// The navigation of the screen that picks people.
@MainActor
protocol PickerRouting: AnyObject {
  /// Ends the screen with the people whom the user has picked.
  func picked(_ people: [Person.ID])
  /// Ends the screen without a choice.
  func cancelled()
}

/// The Router of the screen that picks people. How the screen ends is up to the flow that shows it:
/// a flow of its own ends with a result, another one may go on to a further screen.
final class PickerRouter: Router, PickerRouting {
  let navigation: Navigation
  private let end: @MainActor (FlowResult<[Person.ID]>) -> Void

  init(navigation: Navigation, end: @escaping @MainActor (FlowResult<[Person.ID]>) -> Void) {
    self.navigation = navigation
    self.end = end
  }

  func picked(_ people: [Person.ID]) { end(.value(people)) }
  func cancelled() { end(.cancelled) }
}
