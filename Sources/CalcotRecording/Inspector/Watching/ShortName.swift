/// Returns the description of a route or a step without the names of modules and types before a dot, and
/// without the names of raw values: "group(3)" for "group(Groups.Group.ID(rawValue: 3))". Quoted texts stay
/// as they are. Linear in the length.
func shortName(_ value: Any) -> String {
  let unqualified = "\(value)".replacing(#/"(?:[^"\\]|\\.)*"|[A-Z]\w*\.(?=\w)/#) { match in
    match.output.hasPrefix("\"") ? String(match.output) : ""
  }
  return unqualified.replacing(#/[A-Z]\w*\(rawValue: ([^()]*)\)/#) { $0.output.1 }
}
