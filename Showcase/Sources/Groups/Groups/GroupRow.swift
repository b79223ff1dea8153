package import Calcot
package import CalcotContent
package import CalcotTree

/// A row of the list of groups, with finished texts.
package struct GroupRow: Identifiable {
  package let id: Group.ID
  package let name: String
  package let members: String
  /// The picture; nil if there is none.
  package let picture: ImageSource?
  package let open: NavigationAction
}

/// A button that leads to another screen.
package struct LinkButton {
  package let label: String
  package let role: ActionRole
  package let open: NavigationAction

  package init(_ label: String, role: ActionRole = .normal, opens open: NavigationAction) {
    self.label = label
    self.role = role
    self.open = open
  }
}
