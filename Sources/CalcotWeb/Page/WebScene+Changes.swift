import Calcot
import CalcotContent

extension WebScene {
  /// Returns a Boolean value that indicates whether so few elements differ from those of an earlier
  /// scene that making the patch takes no longer than waking another thread.
  func isSmallChange(of old: WebScene?) -> Bool {
    guard let old, old.status == status, old.dialog == dialog, old.panel == panel,
      old.problem == problem,
      old.layers.count == layers.count
    else { return false }
    var left = Self.fewElements
    return zip(old.layers, layers).allSatisfy { old, new in
      old.id == new.id && old.style == new.style
        && new.arrangement.isNear(old.arrangement, left: &left)
    }
  }

  private static var fewElements: Int { 32 }
}

extension WebScene.Arrangement {
  /// Returns a Boolean value that indicates whether at most `left` elements differ from those of
  /// another arrangement. Subtracts their number from `left`.
  fileprivate func isNear(_ old: WebScene.Arrangement, left: inout Int) -> Bool {
    switch (old, self) {
    case (.pane(let old), .pane(let new)):
      guard old.screen == new.screen, case .semantic(let shown) = old.body,
        case .semantic(let content) = new.body
      else { return false }
      return content.toolbar.isNear(shown.toolbar, left: &left)
        && content.body.isNear(shown.body, left: &left)
    case (.under(let oldBar, let old), .under(let bar, let new)):
      return oldBar == bar && new.isNear(old, left: &left)
    case (.beside(let oldID, let old, let oldSide), .beside(let id, let new, let side)):
      guard oldID == id, oldSide == side, old.count == new.count else { return false }
      return zip(old, new).allSatisfy { $1.isNear($0, left: &left) }
    default: return false
    }
  }
}

extension [Element] {
  /// Returns a Boolean value that indicates whether at most `left` elements are new compared to
  /// those of another collection. Subtracts their number from `left`.
  fileprivate func isNear(_ old: [Element], left: inout Int) -> Bool {
    guard old.count == count else {
      left -= Swift.max(old.count, count)
      return left >= 0
    }
    let changed = places(notSameAs: old)
    left -= changed.count
    return left >= 0
      && changed.allSatisfy { self[$0].children.isNear(old[$0].children, left: &left) }
  }
}
