internal import Calcot
internal import Groups

extension RouterStyle {
  /// A handler that asks for confirmation, removes an item and reports it: a whole interaction, for
  /// any screen whose Router has these capabilities.
  ///
  /// It is no `DeletionHandler`, which ends with a failure: in Groups a failure offers a retry.
  @MainActor
  struct RemovalHandler {
    let router: any RemovalRouting

    /// Removes an item after the user has confirmed it.
    ///
    /// - Parameters:
    ///   - name: The name of the item.
    ///   - group: The name of the group.
    ///   - work: Removes the item. Retried as long as it fails and the user wants that.
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
