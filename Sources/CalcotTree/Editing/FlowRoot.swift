/// The start of a flow, as its navigation describes it.
package enum FlowRoot {
  /// A screen at the bottom of a stack.
  case screen(AnyRoute)
  /// A container with at least one branch and a screen in each.
  case container(ContainerKind, [(route: AnyRoute, title: String)], selected: Int)
}
