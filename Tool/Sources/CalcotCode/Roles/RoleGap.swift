/// Classes whose names end alike, and that have no role: a word that the tool does not know.
public struct RoleGap: Sendable, Equatable {
  /// The last word of the names: "Reactor".
  public let word: String
  public let types: Int
  /// The role to propose, if most of them are held by screens.
  public let proposal: Role?
}

extension Codebase {
  /// Returns the words of at least five classes of the app without a role, a third of which screens
  /// hold, the most frequent first.
  ///
  /// A word whose classes mostly have a role is none, and neither is one of a framework's parts.
  /// The time grows with the number of types.
  public var roleGaps: [RoleGap] {
    var open: [String: [CodeType]] = [:]
    var known: [String: Int] = [:]
    for type in types
    where type.kind == .class && type.outer == nil
      && codeFiles[Int(type.declaration.file)].isProduct
    {
      guard let word = RoleWords.split(type.name.text).last else { continue }
      if role(of: type) == .none, inheritsNothing(type) {
        open[word, default: []].append(type)
      } else {
        known[word, default: 0] += 1
      }
    }
    let gaps = open.filter { $0.value.count >= 5 && $0.value.count > known[$0.key, default: 0] }
    if gaps.isEmpty { return [] }
    let held = heldByScreens
    return gaps.compactMap { word, types in
      let count = types.count { held.contains($0.id) }
      // NB: what no screen holds, such as handlers and scripts, has no role to be known.
      guard 3 * count >= types.count else { return nil }
      return RoleGap(
        word: word, types: types.count, proposal: 2 * count > types.count ? .viewModel : nil)
    }.sorted { ($1.types, $0.word) < ($0.types, $1.word) }
  }

  /// Returns a Boolean value that indicates whether a class stands below no class of a framework,
  /// which would explain what it is.
  private func inheritsNothing(_ type: CodeType) -> Bool {
    type.inherited.allSatisfy { entry in
      entry.type.map { !self[$0].isExternal } ?? !entry.name.text.hasPrefix("UI")
    } && ancestry(of: type).isDisjoint(with: [.error, .reducer, .otherUI, .managedObject])
  }

  private var heldByScreens: Set<TypeID> {
    var held: Set<TypeID> = []
    for type in types where role(of: type).isUI {
      for member in members(of: type) where member.isStored {
        if let id = writtenType(of: member.node).flatMap({ self.type(of: $0) })?.id {
          held.insert(id)
        }
      }
    }
    return held
  }
}
