public import Calcot
public import CalcotContent
public import CalcotTree

/// A text that leads to another screen, or to an address outside of the app.
///
/// ```swift
/// Link("Website", to: viewModel.website)
/// Link(viewModel.organizer.name, opens: viewModel.organizer.open)
/// ```
public struct Link: Content {
  private let label: String
  private let action: ControlAction
  private let destination: Element.Destination

  /// Creates a link to an address outside of the app, which the host opens.
  ///
  /// - Parameter onFailure: A closure that receives the reason if the host cannot open it; by
  ///   default the host's reason is shown.
  public init(
    _ label: String, to address: WebAddress, onFailure: (@MainActor (Refusal) -> Void)? = nil
  ) {
    self.label = label
    action = .open(address, failed: onFailure)
    destination = .outside(address)
  }

  /// Creates a link to another screen. A host with addresses offers that of the screen.
  public init(_ label: String, opens action: NavigationAction) {
    self.label = label
    self.action = .run { action() }
    destination = action.destination
  }

  public func render(into context: inout RenderContext) {
    context.add(.link(label), action: action, destination: destination)
  }
}

extension NavigationAction {
  /// The place in the app to which the action leads, if it is known.
  var destination: Element.Destination { move.map { .inside($0) } ?? .nowhere }
}
