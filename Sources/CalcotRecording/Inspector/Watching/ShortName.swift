/// Returns the description of a route or a step without the names of modules and types before a dot, and
/// without the names of raw values: "group(3)" for "group(Groups.Group.ID(rawValue: 3))". Quoted texts stay
/// as they are. Linear in the length.
func shortName(_ value: Any) -> String {
  // NB: linear, because a name is tried only where a word begins, and an escape is passed over whole.
  let qualifier = #/\\.|"(?:[^"\\]|\\.)*"|\b[A-Z]\w*\.(?=\w)/#.wordBoundaryKind(.simple)
  let unqualified = "\(value)".replacing(qualifier) { match in
    match.output.first?.isLetter == true ? "" : String(match.output)
  }
  let rawValue = #/\b[A-Z]\w*\(rawValue: ([^()]*)\)/#.wordBoundaryKind(.simple)
  return unqualified.replacing(rawValue) { $0.output.1 }
}
