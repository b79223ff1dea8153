/// The place at which a flow starts, as its navigation describes it.
package enum FlowRoot {
  /// A screen, at the bottom of a stack.
  case screen(AnyRoute)
  /// A container with a screen in each of its branches, of which there is at least one.
  case container(ContainerKind, [(route: AnyRoute, title: String)], selected: Int)
}
