extension PageState {
  enum Move {
    case next, previous, up, down, left, right, first, last
    case pageUp, pageDown, halfPageUp, halfPageDown
  }

  mutating func move(_ move: Move, on page: Page) {
    touch()
    switch move {
    case .next: cycle(1, page)
    case .previous: cycle(-1, page)
    case .up: goUp(page)
    case .down: goDown(page)
    case .left: sideways(-1, page)
    case .right: sideways(1, page)
    case .pageUp: turnPage(-max(page.viewport - 1, 1), page)
    case .pageDown: turnPage(max(page.viewport - 1, 1), page)
    case .halfPageUp: turnPage(-max(page.viewport / 2, 1), page)
    case .halfPageDown: turnPage(max(page.viewport / 2, 1), page)
    case .first: goToEnd(page, isLast: false)
    case .last: goToEnd(page, isLast: true)
    }
  }

  /// Moves as a letter does: up and down pass over texts, in which the next letter would be typed, and do not
  /// leave the content for a bar behind one.
  mutating func moveByLetter(_ move: Move, on page: Page) {
    guard move == .up || move == .down else { return self.move(move, on: page) }
    let before = self
    var (last, hasPassed) = (focus, false)
    repeat {
      last = focus
      self.move(move, on: page)
      hasPassed = hasPassed || page.isText(focus)
    } while focus != last && page.isText(focus)
    let isInBar = page.stop(focus)?.isPinned == true && page.stop(before.focus)?.isPinned == false
    guard page.isText(focus) || hasPassed && isInBar else { return }
    self = before
    touch()
  }

  /// Moves the focus from a field to what comes after it, or to the main button.
  mutating func goOn(on page: Page) {
    guard let now = page.stop(focus) else { return }
    let next =
      page.stop(after: now, isDown: true)
      ?? page.mainButton.flatMap { page.stop($0.target) }
    if let next { setFocus(next.target, on: page) }
  }

  /// Moves the focus to the next or the previous region, wrapping around at the ends.
  private mutating func cycle(_ step: Int, _ page: Page) {
    let count = page.stops.count
    guard count > 0 else { return }
    var place = page.place(of: focus) ?? placeBeforeView(page, step)
    let region = page.stop(focus)?.region
    for _ in 0..<count {
      place = (place + step + count) % count
      let stop = page.stops[place]
      if stop.isEnabled, stop.region != region {
        return setFocus(page.entry(toRegion: stop.region, last: innerRow)?.target, on: page)
      }
    }
  }

  /// Returns the index from which to start if nothing in view has the focus.
  private func placeBeforeView(_ page: Page, _ step: Int) -> Int {
    let next =
      page.stops.firstIndex { !$0.isPinned && $0.line >= offset } ?? page.stops.count
    return step > 0 ? next - 1 : next
  }

  private mutating func sideways(_ step: Int, _ page: Page) {
    if let next = page.stop(beside: focus, by: step) { setFocus(next.target, on: page) }
  }

  /// Moves the focus to the next usable line, or scrolls by a line if that one is out of view.
  private mutating func goDown(_ page: Page) {
    let now = page.stop(focus)
    let next =
      now.flatMap { page.stop(after: $0, isDown: true) }
      ?? page.stops.first { stop in
        stop.isEnabled && !stop.isPinned && now?.isPinned != false
          && page.tops[stop.block] >= offset
      }
    let canScroll = offset < page.lastOffset
    if let next, next.isPinned || next.line <= offset + page.viewport || !canScroll {
      setFocus(page.entry(to: next, from: now).target, on: page)
    } else if canScroll {
      scroll(to: offset + 1, page)
    }
  }

  private mutating func goUp(_ page: Page) {
    let now = page.stop(focus)
    let last =
      now.flatMap { page.stop(after: $0, isDown: false) }
      ?? page.stops.last { stop in
        stop.isEnabled && now == nil && !stop.isPinned
          && page.end(of: stop) <= offset + page.viewport
      }
    let previous = last.map { page.entry(to: $0, from: now) }
    if let previous, previous.isPinned || page.end(of: previous) >= offset {
      setFocus(previous.target, on: page)
    } else if offset > 0, now?.isPinned != true {
      scroll(to: offset - 1, page)
    } else if now?.isPinned != true, let pinned = page.stops.last(where: \.isUsablePinned) {
      setFocus(page.entry(to: pinned, from: nil).target, on: page)
    }
  }

  /// Moves the focus and the view by a number of lines.
  private mutating func turnPage(_ lines: Int, _ page: Page) {
    let former = offset
    let target = min(max(offset + lines, 0), page.lastOffset)
    let now = page.stop(focus).flatMap { $0.isPinned ? nil : $0 }
    let wished = (now?.line ?? former) + lines
    offset = target
    let view = offset..<offset + max(page.viewport, 1)
    let seen = reach(of: page) { view.contains($0.line) }
    func distance(_ stop: PageStop) -> (Int, Int) {
      (abs(stop.line - wished), abs(stop.card - (now?.card ?? 0)))
    }
    let nearest = seen.min { distance($0) < distance($1) }
    if let nearest { return setFocus(nearest.target, on: page) }
    if now != nil { setFocus(nil, on: page) }
  }

  private mutating func goToEnd(_ page: Page, isLast: Bool) {
    let reach = reach(of: page) { _ in true }
    offset = isLast ? page.lastOffset : 0
    let view = offset..<offset + max(page.viewport, 1)
    let end = isLast ? reach.last : reach.first
    // NB: the first or the last row may be one that is not built yet.
    if let end, page.isBuilt(toLast: isLast, at: end),
      view.contains(end.line) || page.row(of: end.target) != nil && page.lists.isEmpty
    {
      return setFocus(end.target, on: page)
    }
    if page.stop(focus)?.isPinned == false { setFocus(nil, on: page) }
  }

  /// Returns the stops that a long move can reach: in a list its rows, without their actions, and
  /// among the controls of a form all stops. From elsewhere rows come before other stops.
  private func reach(of page: Page, where isMeant: (PageStop) -> Bool) -> [PageStop] {
    let body = page.stops.filter { !$0.isPinned && $0.isEnabled && isMeant($0) }
    let now = page.stop(focus)
    let isInList = now.map(page.isRow) == true
    if let now, !now.isPinned, !isInList, !page.isSearch(now.target) { return body }
    let rows = body.filter {
      page.row(of: $0.target) == $0.target && (!isInList || $0.region == now?.region)
    }
    return rows.isEmpty ? body : rows
  }

  /// Scrolls by a number of lines. The focus stays while its element is in view.
  mutating func scroll(by lines: Int, _ page: Page) {
    touch()
    scroll(to: min(max(offset + lines, 0), page.lastOffset), page)
  }

  private mutating func scroll(to line: Int, _ page: Page) {
    offset = line
    guard let stop = page.stop(focus), !stop.isPinned else { return }
    let view = offset..<offset + page.viewport
    let first = page.tops[stop.block]
    // NB: a partly visible focus would be scrolled back into view.
    let isSeen = view.contains(first) && page.end(of: stop) <= view.upperBound
    if !isSeen { setFocus(nil, on: page) }
  }
}

extension Page {
  /// Returns the line after the block of a stop.
  fileprivate func end(of stop: PageStop) -> Int { tops[stop.block] + blocks[stop.block].height }
}

extension PageStop {
  fileprivate var isUsablePinned: Bool { isPinned && isEnabled }
}
