/// A group of classes without a role whose names end in the same word, which the tool does not
/// know.
public struct RoleGap: Sendable, Equatable {
  /// The last word of the names: "Reactor".
  public let word: String
  public let types: Int
  /// The role to propose, if screens have properties of most of them.
  public let proposal: Role?
}

extension Codebase {
  /// Returns the last words of classes of the app without a role, the most frequent first. Each has
  /// at least five classes, and screens have properties of at least a third of them.
  ///
  /// A word does not count if most of its classes have a role, nor does a class below one of a
  /// framework.
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
      // NB: classes that no screen has, such as handlers and scripts, do not need a role.
      guard 3 * count >= types.count else { return nil }
      return RoleGap(
        word: word, types: types.count, proposal: 2 * count > types.count ? .viewModel : nil)
    }.sorted { ($1.types, $0.word) < ($0.types, $1.word) }
  }

  /// Returns a Boolean value that indicates whether a class inherits from no class of a framework,
  /// which would explain its purpose.
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
