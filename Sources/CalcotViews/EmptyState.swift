import Calcot
import CalcotContent
import CalcotTree

/// A placeholder for a list that has no rows: why there are none, and what the user can do.
///
/// ```swift
/// EmptyState("No groups yet", message: "A group is where people run together.") {
///   Button("Start one") { viewModel.newGroupTapped() }
/// }
/// ```
public struct EmptyState: Content {
  private let title: String
  private let message: String?
  private let actions: [any Content]

  /// Creates an empty state, with buttons for what the user can do about it.
  public init(
    _ title: String, message: String? = nil, @ContentBuilder actions: () -> [any Content] = { [] }
  ) {
    self.title = title
    self.message = message
    self.actions = actions()
  }

  public func render(into context: inout RenderContext) {
    context.add(.emptyState(title: title, message: message), children: actions)
  }
}
