import Calcot
import CalcotContent

extension LiveSession {
  /// Returns the session as the store keeps it.
  ///
  /// - Throws: The reason why the app has no state.
  func saved(
    of owner: SessionOwner, _ submissions: [Submission]
  ) throws(SavedStateProblem) -> SavedSession {
    SavedSession(
      owner: owner, app: try app.savedState(), texts: typedTexts,
      shown: shownFields().map(\.name), book: history.book,
      event: connection.lastEvent, isCountedAnew: connection.isCountedAnew,
      frames: connection.sender.frameCount,
      isInForms: renderer.form.session != nil,
      submissions: submissions)
  }

  private var typedTexts: [[String]] {
    texts.now { screen in
      natives.shown(screen, in: app) == nil ? app.content(of: screen) : nil
    }
  }

  /// Continues the session from the state that another server has saved.
  ///
  /// - Parameter hello: The greeting of the live page that continues it; `nil` for a page without
  ///   script.
  /// - Returns: A Boolean value that indicates whether the page goes on without a break: for every
  ///   event it is known whether it has been handled.
  func goOn(
    _ saved: SavedSession, isFinal: Bool, _ hello: ClientHello?, settle: () async -> Void
  ) async -> Bool {
    let isUnbroken = isFinal && hello?.session == id && saved.isCountedAnew != true
    // NB: before the first wait, during which the session may be handed over.
    if isUnbroken { connection.resume(after: saved.event) }
    history.resume(saved.book, at: app.tree, link: app.link)
    self.texts.expect(saved.texts)
    if let isNarrow = hello?.isNarrow, isNarrow != app.tree.isNarrow {
      app.send(.resize(isNarrow: isNarrow))
    }
    await settle()
    guard !isOver else { return isUnbroken }
    history.resume(saved.book, at: app.tree, link: app.link)
    // NB: a page that goes on sends again what was typed since, in its place among its other events.
    let typed = hello?.fields ?? []
    let texts = renamed(
      isUnbroken ? Self.merged(typed, saved.texts) : Self.merged(saved.texts, typed),
      since: saved.shown ?? [])
    // NB: now, because a screen that is made anew may have the number of another one.
    let (kept, newer) = (texts.filter(isOnScreen), texts.filter { !isOnScreen($0) })
    await restoreByName(kept, since: saved.texts, settle: settle)
    if !isUnbroken, let hello {
      history.moveCurrent(to: hello.index)
      // NB: a page that has shown more than was kept knows better where it was.
      let link = SiteAddress(hello.url).link
      if hello.frames > saved.frames, link != url { leave(for: link) }
      await settle()
      await restore(newer, settle: settle)
      // NB: nobody has gone on from that entry, wherever the app has gone on its way to this place.
      history.moveCurrent(to: hello.index)
    }
    return isUnbroken
  }

  /// Goes to a place that the page has already shown. Agrees to the questions that screens ask
  /// before they are left, since the user has answered them before.
  private func leave(for link: String) {
    let open = app.tree.dialog
    follow(url: link, index: nil)
    for _ in app.tree.screens {
      guard let dialog = app.tree.dialog, dialog != open else { return }
      app.send(.choose(Question.agreement, in: dialog.id))
    }
  }

  /// Returns the texts by the names that their fields have in this version of the app: a field is named by
  /// its label, and one whose label has changed is found by its place among the fields of the page, unless
  /// a field that was there before stands there.
  private func renamed(_ texts: [[String]], since names: [String]) -> [[String]] {
    let now = shownFields().map(\.name)
    guard now.count == names.count, now != names else { return texts }
    let renames = Dictionary(zip(names, now)) { first, _ in first }
    return texts.map { field in
      guard let name = field.first, !now.contains(name), let new = renames[name],
        !names.contains(new)
      else { return field }
      return [new] + field.dropFirst()
    }
  }

  /// Returns a Boolean value that indicates whether the screen of a field is in the tree.
  func isOnScreen(_ field: [String]) -> Bool {
    field.first.flatMap(WebAction.element).map { isInTree($0.0) } ?? false
  }

  func isInTree(_ screen: ScreenID) -> Bool { app.tree.screens.contains { $0.id == screen } }

  /// Merges two lists of field texts; the later ones replace those of the same fields.
  private static func merged(_ texts: [[String]], _ later: [[String]]) -> [[String]] {
    let names = Set(later.compactMap(\.first))
    return texts.filter { !names.contains($0.first ?? "") } + later
  }
}
