/// A line in which the user types the path of a file, with what may follow and what was wrong.
package struct PathPrompt: Equatable, Sendable {
  /// What a key asks for.
  package enum Reaction: Equatable, Sendable {
    /// Nothing; false where the key means nothing in a prompt.
    case show(isUsed: Bool)
    /// To find out what there is that begins like this.
    case complete(String)
    /// The path is what it should be.
    case take
  }

  /// No system takes a longer path.
  private static let mostPasted = 4_096

  package private(set) var field: FieldText
  /// The ways in which the path can go on, after Tab has found several.
  package private(set) var candidates: [PathCandidate] = []
  /// Whether Tab has found none.
  package private(set) var isUnknown = false

  package init(_ text: String = "") { field = FieldText(text) }

  package var text: String { field.text }

  /// Does what a key means.
  package mutating func handle(_ key: Key) -> Reaction {
    switch key {
    case .enter: return .take
    case .tab: return .complete(String(field.text.prefix(field.caret)))
    case .paste(let text):
      // NB: the line end after what a terminal pastes is none of the name.
      return edit(.paste(TypedPath.pasted(String(text.prefix(PathPrompt.mostPasted)))))
    default: return edit(key)
    }
  }

  /// Takes what was found of the beginning that ``Reaction/complete(_:)`` has asked for; what stands
  /// after the caret stays there. Nothing where the user has typed on.
  package mutating func take(_ completion: PathCompletion, of beginning: String) {
    guard field.text.prefix(field.caret) == beginning else { return }
    let rest = field.text.dropFirst(field.caret)
    field = FieldText(completion.text + rest, caret: completion.text.count)
    candidates = completion.candidates
    isUnknown = !completion.isFound
  }

  private mutating func edit(_ key: Key) -> Reaction {
    let before = field.text
    let isUsed = field.handle(key)
    if field.text != before { (candidates, isUnknown) = ([], false) }
    return .show(isUsed: isUsed)
  }
}
