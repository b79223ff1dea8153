internal import CalcotCode

/// The places of code that perform segues, by the segues' identifiers.
///
/// An identifier is a text in the code, or the value of an enum's case or a constant; code that
/// names the case or constant performs the segue.
struct PerformedSegues {
  private let codebase: Codebase
  private var places: [String: [NodeID]] = [:]
  /// A Boolean value that indicates whether code puts an identifier together, so that any segue may
  /// be performed.
  private var isIncomplete = false
  private static let perform = "performSegue"

  init(_ codebase: Codebase, _ identifiers: Set<String>) {
    self.codebase = codebase
    guard !identifiers.isEmpty else { return }
    for file in codebase.files.indices where codebase.codeFiles[file].isProduct {
      for node in codebase.nodes(inFile: file) { take(node, identifiers) }
    }
  }

  private mutating func take(_ node: NodeID, _ identifiers: Set<String>) {
    let found = codebase[node]
    guard found.kind == .string || found.kind == .enumCase else { return }
    if found.kind == .string, found.name.isNone {
      isIncomplete = isIncomplete || call(performing: node) != nil
      return
    }
    let text = found.name.text
    guard identifiers.contains(text) else { return }
    if let declared = constant(of: node) {
      places[text, default: []] += uses(of: declared)
    } else if found.kind == .string {
      places[text, default: []].append(node)
    }
  }

  /// Returns the places that perform a segue, in their order; nil if no code can.
  func places(of segue: Storyboard.Segue) -> [NodeID]? {
    guard let named = places[segue.identifier], !named.isEmpty else {
      return segue.identifier.isEmpty || isIncomplete ? [] : nil
    }
    return named.compactMap(call(performing:)).sorted()
  }

  /// Returns the enum's case or the constant that has a text as its value.
  private func constant(of node: NodeID) -> NodeID? {
    if codebase[node].kind == .enumCase { return node }
    return codebase.ancestors(of: node).prefix(2).first {
      codebase[$0].kind == .enumCase || codebase[$0].kind == .variable
    }
  }

  private func uses(of constant: NodeID) -> [NodeID] {
    codebase.mentions(of: codebase[constant].name).filter { mention in
      let kind = codebase[mention].kind
      guard kind == .member || kind == .identifier, codebase.isProduct(mention),
        let parent = codebase.parent(of: mention)
      else { return false }
      let isPattern =
        codebase[parent].kind == .statement && codebase[parent].name == ReadingNames.case
      return !isPattern
    }
  }

  /// Returns the call of `performSegue(…)`, or of a function with such a name, that has a place as
  /// its argument.
  private func call(performing place: NodeID) -> NodeID? {
    codebase.ancestors(of: place).prefix(6).first {
      codebase[$0].kind == .call && codebase[$0].name.text.hasPrefix(Self.perform)
    }
  }
}
