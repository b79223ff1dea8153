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
  /// The key in a terminal, which is the same in every language; nil if the label gives it.
  package let letter: Character?
  package let open: NavigationAction

  package init(
    _ label: String, role: ActionRole = .normal, letter: Character? = nil,
    opens open: NavigationAction
  ) {
    self.label = label
    self.role = role
    self.letter = letter
    self.open = open
  }
}
