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

/// A button, or a row with a badge, that leads to another screen.
package struct LinkButton {
  package let label: String
  package let role: ActionRole
  package let symbol: Symbol?
  /// The key in a terminal, which is the same in every language; nil if the label gives it.
  package let letter: Character?
  /// A number that awaits the user there; zero if none does.
  package let count: Int
  package let open: NavigationAction

  package init(
    _ label: String, symbol: Symbol? = nil, role: ActionRole = .normal, letter: Character? = nil,
    count: Int = 0, opens open: NavigationAction
  ) {
    self.label = label
    self.role = role
    self.symbol = symbol
    self.letter = letter
    self.count = count
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
    return [
      LinkButton(self.newGroup, role: .main, letter: "n", opens: newGroup()),
      LinkButton(
        title(of: .invited), symbol: list.awaiting > 0 ? .mail : nil, letter: "i",
        count: list.awaiting, opens: category(.invited)),
      LinkButton(title(of: .suggested), letter: "s", opens: category(.suggested)),
    ]
  }
}
