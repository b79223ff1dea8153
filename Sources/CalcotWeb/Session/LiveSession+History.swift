import Calcot
import CalcotContent

extension LiveSession {
  /// Follows the browser to an entry of its history, as far as the app allows.
  ///
  /// - Parameter url: The entry's address, for an entry that this session does not know.
  func go(to index: Int, url: String? = nil) {
    guard !leaveOffer() else { return notices.append(.history(book.stay())) }
    guard !takeBack(to: index) else { return notices.append(.history(book.stay())) }
    guard let entry = book.entry(index) else { return go(toUnknown: index, url: url) }
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
    var place = HistoryPlace(app.tree)
    if place != entry.place {
      let isOnTheWay = app.tree.step(backTo: entry.place) != nil || app.tree.dialog != nil
      guard !isOnTheWay else { return notices.append(.history(book.stay())) }
      if entry.url != book.url { note(app.send(.open(entry.url))) }
      place = HistoryPlace(app.tree)
      guard app.tree.dialog == nil || place == entry.place else {
        return notices.append(.history(book.stay()))
      }
    }
    if let operation = book.went(to: index, place, url: app.link) {
      notices.append(.history(operation))
    }
    knownTree = app.tree
  }

  /// Passes the browser's Back to the visible screen; returns whether that screen handles it
  /// itself.
  private func takeBack(to index: Int) -> Bool {
    guard index < book.current, let visible = app.tree.visible,
      app.leavability(of: visible.id) == .takesBack
    else { return false }
    return app.send(.back(from: visible.id)) == .done
  }

  /// Follows the browser to an entry of an earlier session.
  private func go(toUnknown index: Int, url: String?) {
    guard HistoryBook.indices.contains(index), let url, url.hasPrefix("/"),
      app.send(.open(url)) == .done
    else {
      return notices.append(.history(book.stay()))
    }
    book = HistoryBook(at: HistoryPlace(app.tree), url: app.link ?? url, index: index)
    knownTree = app.tree
  }

  /// Goes to the place of the address that the browser shows.
  func follow(url: String, index: Int?) {
    isHandling = true
    if let index, index != book.current {
      go(to: index)
    } else if url != book.url {
      note(app.send(.open(url)))
    }
    isHandling = false
    present()
  }
}
