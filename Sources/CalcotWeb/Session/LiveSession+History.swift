import Calcot
import CalcotContent

extension LiveSession {
  /// Follows the browser to an entry of its history, as far as the app allows.
  ///
  /// - Parameter url: The entry's address, for an entry that this session does not know.
  func go(to index: Int, url: String? = nil) {
    guard !leaveOffer(), !takeBack(to: index) else { return stay() }
    guard let entry = history.book.entry(index) else { return go(toUnknown: index, url: url) }
    var isAnswer = false
    for _ in 0..<100 {
      guard HistoryPlace(app.tree) != entry.place, let step = app.tree.step(backTo: entry.place)
      else {
        break
      }
      if case .choose = step { isAnswer = true } else if isAnswer { break }
      let before = app.tree
      let answer = app.send(step)
      if answer != .done { note(answer) }
      if answer != .done || app.tree == before { break }
    }
    if HistoryPlace(app.tree) != entry.place {
      let isOnTheWay = app.tree.step(backTo: entry.place) != nil || app.tree.dialog != nil
      guard !isOnTheWay else { return stay() }
      if entry.url != history.url { note(app.send(.open(entry.url))) }
      guard app.tree.dialog == nil || HistoryPlace(app.tree) == entry.place else { return stay() }
    }
    if let operation = history.went(to: index, app.tree, link: app.link) {
      presentation.add(.history(operation))
    }
  }

  /// Puts the browser's address back.
  private func stay() { presentation.add(.history(history.stay())) }

  /// Passes the browser's Back to the visible screen; returns whether that screen handles it
  /// itself.
  private func takeBack(to index: Int) -> Bool {
    guard index < history.book.current, let visible = app.tree.visible,
      app.leavability(of: visible.id) == .takesBack
    else { return false }
    return app.send(.back(from: visible.id)) == .done
  }

  /// Follows the browser to an entry of an earlier session.
  private func go(toUnknown index: Int, url: String?) {
    guard HistoryBook.indices.contains(index), let url, url.hasPrefix("/"),
      app.send(.open(url)) == .done
    else { return stay() }
    history = PageHistory(at: app.tree, link: app.link ?? url, index: index)
  }

  /// Goes to the place of the address that the browser shows.
  func follow(url: String, index: Int?) {
    turn {
      if let index, index != history.book.current {
        go(to: index)
      } else if url != self.url {
        note(app.send(.open(url)))
      }
    }
  }
}
