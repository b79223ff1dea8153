/// Chooses the names of members' records, which differ even for overloads.
enum MemberNames {
  private static let endings = ["Calls", "Gets", "Sets", "Returns", "Throws", "Handler"]

  /// Returns a Boolean value that indicates whether a name may clash with another one in the fake's
  /// member, so that no parameter can have it.
  static func isUsed(_ name: String, in member: String, isSubscript: Bool) -> Bool {
    let isRecord = name.hasPrefix(plain(member)) && endings.contains(where: name.hasSuffix)
    return isRecord || (isSubscript && name == "newValue")
  }

  /// Returns each member with its shortest stem that no other member has: its name, its name and
  /// labels, or these with the types.
  static func named(_ members: [FakedMember]) -> [(member: FakedMember, stem: String)] {
    let taken = Set(members.map { plain($0.name) })
    var stems = members.map { plain($0.name) }
    for longer in [withLabels, withTypes, withResult] {
      let clashes = clashing(stems, taken: taken)
      for index in clashes { stems[index] = longer(members[index]) }
    }
    for (order, index) in clashing(stems, taken: taken).enumerated() {
      stems[index] += "\(order + 1)"
    }
    return Array(zip(members, stems))
  }

  private static func clashing(_ stems: [String], taken: Set<String>) -> [Int] {
    let counts = stems.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return stems.indices.filter { index in
      counts[stems[index]] != 1 || endings.contains { taken.contains(stems[index] + $0) }
    }
  }

  private static func withLabels(_ member: FakedMember) -> String {
    plain(member.name) + member.labels.filter { $0 != "_" }.map(capitalized).joined()
  }

  private static func withTypes(_ member: FakedMember) -> String {
    withLabels(member) + member.parameters.map { words(of: $0.handed) }.joined()
  }

  private static func withResult(_ member: FakedMember) -> String {
    let result = member.result.isVoid ? "" : "Returning" + words(of: member.resultSignature)
    return withTypes(member) + result + (member.effects.isAsync ? "Async" : "")
  }

  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  /// Returns a label with a capital letter, to follow the first word of a name.
  private static func capitalized(_ label: String) -> String {
    switch label {
    case "id": "ID"
    case "url": "URL"
    default: label.prefix(1).uppercased() + plain(label).dropFirst()
    }
  }

  private static func words(of type: String) -> String {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
