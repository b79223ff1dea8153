/// Finds the roles of the types.
extension Codebase {
  /// Returns the role of a type in constant time.
  public func guess(_ type: CodeType) -> RoleGuess { roles[Int(type.id.number)] }

  /// Returns the role of a type, whatever its confidence.
  public func role(of type: CodeType) -> Role { roles[Int(type.id.number)].role }

  /// Returns the role of a type if its confidence is high enough, otherwise `none`.
  public func role(of type: CodeType, atLeast confidence: Double) -> Role {
    let guess = roles[Int(type.id.number)]
    return guess.confidence >= confidence ? guess.role : .none
  }

  /// Returns the role that a name alone suggests, as for types that the code does not declare.
  public static func role(claimedBy name: Name) -> Role {
    let words = RoleWords(name.text)
    return words.isAnnex || words.isPort || words.weight < 4 ? .none : words.role
  }

  /// Returns the name of a part's screen, from the part's name: "Login" of "LoginViewModel". Nil
  /// for a name that suggests no role, and for a row, cell or other piece.
  public static func subject(ofName name: Name) -> String? {
    let words = RoleWords(name.text)
    guard words.role != .none, !words.isAnnex, !words.isPiece, !words.subject.isEmpty else {
      return nil
    }
    return words.subject
  }

  /// Returns the types with a role, in the order of the source, without external ones.
  public func types(_ role: Role, atLeast confidence: Double = 0.6) -> [CodeType] {
    types.filter { type in
      let guess = roles[Int(type.id.number)]
      return guess.role == role && guess.confidence >= confidence && !type.isExternal
    }
  }

  /// Returns the roles of all types, inferred in parallel. A part splits a name once.
  func inferRoles(_ given: (@Sendable (String) -> Role?)?) -> [RoleGuess] {
    let ranges = Parallel.ranges(types.count, parts: 2)
    let parts = Parallel.map(ranges.count) { part in
      let inference = RoleInference(self)
      return ranges[part].map { number in
        let type = types[number]
        let guess = inference.guess(type)
        // NB: a mock or a test of a part is not the part, whatever the configuration says.
        guard let given, !guess.role.isSupport, let role = given(type.name.text) else {
          return guess
        }
        return RoleGuess(role: role, confidence: 1, alternative: guess.role)
      }
    }
    return RoleSpreading(self).spread(Array(parts.joined()))
  }
}
