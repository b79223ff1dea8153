import Calcot
import CalcotContent
public import CalcotTree

/// A placeholder for a list without rows: the reason, and buttons for what the user can do.
///
/// ```swift
/// EmptyState("No groups yet", symbol: .people, message: "A group is where people run together.") {
///   Button("Start one") { viewModel.newGroupTapped() }
/// }
/// ```
public struct EmptyState: Content {
  private let value: EmptyStateValue
  private let actions: [any Content]

  /// Creates an empty state, with buttons for what the user can do about it.
  public init(
    _ title: String, symbol: Symbol? = nil, message: String? = nil,
    @ContentBuilder actions: () -> [any Content] = { [] }
  ) {
    value = EmptyStateValue(title: title, message: message, symbol: symbol)
    self.actions = actions()
  }

  public func render(into context: inout RenderContext) {
    context.add(.emptyState(value), children: actions)
  }
}
