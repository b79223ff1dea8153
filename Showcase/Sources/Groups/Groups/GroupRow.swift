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

extension GroupsTexts {
  /// Returns the buttons that lead on from the user's own groups; none from the other categories.
  ///
  /// - Parameters:
  ///   - category: Returns the action that opens a category's list.
  ///   - newGroup: Returns the action that opens the form of a new group.
  @MainActor
  package func links(
    from list: GroupsList, to category: (GroupCategory) -> NavigationAction,
    newGroup: () -> NavigationAction
  ) -> [LinkButton] {
    guard list.category == .joined else { return [] }
    return [LinkButton(self.newGroup, role: .main, opens: newGroup())]
      + [.invited, .suggested].map { LinkButton(title(of: $0), opens: category($0)) }
  }
}
