/// The roles of the types.
extension Codebase {
  /// The role of a type. Constant time.
  public func guess(_ type: CodeType) -> RoleGuess { roles[Int(type.id.number)] }

  /// The role of a type, whatever its confidence.
  public func role(of type: CodeType) -> Role { roles[Int(type.id.number)].role }

  /// The role of a type if it is at least this sure, otherwise `none`.
  public func role(of type: CodeType, atLeast confidence: Double) -> Role {
    let guess = roles[Int(type.id.number)]
    return guess.confidence >= confidence ? guess.role : .none
  }

  /// What speaks for (and against) the role of a type, weightiest first; found again by each call.
  public func roleClues(of type: CodeType) -> [RoleClue] {
    let inference = RoleInference(self)
    return inference.clues(for: type).sorted { $0.weight > $1.weight }
  }

  /// The role that a name alone claims, for types that the code does not declare.
  public static func role(claimedBy name: Name) -> Role {
    let words = RoleWords(name.text)
    return words.isAnnex || words.isPort || words.weight < 4 ? .none : words.role
  }

  /// The types with a role, in the order of the source, external ones left out.
  public func types(_ role: Role, atLeast confidence: Double = 0.6) -> [CodeType] {
    types.filter { type in
      let guess = roles[Int(type.id.number)]
      return guess.role == role && guess.confidence >= confidence && !type.isExternal
    }
  }

  /// The roles of all types, two cores at once; a part splits each name once.
  func inferRoles(_ given: (@Sendable (String) -> Role?)?) -> [RoleGuess] {
    let ranges = Parallel.ranges(types.count, parts: 2)
    let parts = Parallel.map(ranges.count) { part in
      let inference = RoleInference(self)
      return ranges[part].map { number in
        let type = types[number]
        let guess = inference.guess(type)
        // What doubles or tests a part is not the part, whatever the house calls it.
        guard let given, !guess.role.isSupport, let role = given(type.name.text) else {
          return guess
        }
        return RoleGuess(role: role, confidence: 1, alternative: guess.role)
      }
    }
    return Array(parts.joined())
  }
}
