internal import Calcot
internal import Groups

extension RouterStyle {
  /// Asks whether to remove something, removes it, and says so: a whole interaction, for any screen
  /// whose Router can do what it takes.
  ///
  /// No `DeletionHandler`, which ends with a failure: in Groups a failure asks whether to try again.
  @MainActor
  struct RemovalHandler {
    let router: any RemovalRouting

    /// - Parameters:
    ///   - name: what is removed.
    ///   - group: what it is removed from.
    ///   - work: removes it; tried again as long as it fails and the person wants that.
    func remove(
      _ name: String, from group: String,
      _ work: @MainActor () async throws(GroupRepositoryError) -> Void
    ) async {
      let texts = router.texts
      let isConfirmed = await router.confirm(
        texts.removeQuestion(name), message: texts.removeConsequence(group), action: texts.remove,
        role: .destructive, cancel: texts.keep)
      guard isConfirmed else { return }
      let removed: Void? = await router.attempt(texts.saving, work)
      if removed != nil { router.showMessage(texts.removed(name), .success) }
    }
  }
}
