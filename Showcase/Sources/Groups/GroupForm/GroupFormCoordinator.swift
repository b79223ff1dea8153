import Calcot

/// The Coordinator of one form only: it does not depend on the flow that shows it.
final class GroupFormCoordinator: GroupsRouter, GroupFormCoordinating {
  let navigation: StackNavigation<GroupsRoute>
  let texts: GroupsTexts

  init(navigation: StackNavigation<GroupsRoute>, texts: GroupsTexts) {
    self.navigation = navigation
    self.texts = texts
  }

  func dismissForm() { close() }

  func answer(toConflict theirs: String) async -> ConflictAnswer? {
    await navigation.alert(
      texts.changedElsewhere, message: texts.nowSays(theirs),
      choices: [
        Choice(texts.seeBoth, role: .cancel, .seeBoth), Choice(texts.keepMine, .keepMine),
        Choice(texts.reload, role: .destructive, .reload),
      ])
  }
}

@MainActor
protocol GroupFormCoordinating: FailureReporting {
  func dismissForm()
  /// Asks what to do, since somebody else has changed what the form changes. Returns nil if nobody
  /// answers.
  func answer(toConflict theirs: String) async -> ConflictAnswer?
}
