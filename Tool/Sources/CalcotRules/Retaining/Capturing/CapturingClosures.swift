internal import CalcotCode

/// A closure in a class that retains its `self`.
struct CapturingClosure {
  var closure: NodeID
  /// The first place that names `self`.
  var use: NodeID
  var owner: CodeType
}

extension SelfCapture {
  /// Returns the closures in the app's classes that retain `self`, each once. The time grows with
  /// the number of places that name `self`.
  func capturingClosures() -> [CapturingClosure] {
    var found: [CapturingClosure] = []
    var seen: Set<NodeID> = []
    for use in codebase.mentions(of: .self) where codebase[use].kind == .identifier {
      guard codebase.isProduct(use), codebase.enclosingClosure(of: use) != nil,
        let owner = codebase.enclosingType(of: use), owner.isReference
      else { continue }
      for closure in closures(holdingBy: use) + closuresHoldingCopy(of: use)
      where seen.insert(closure).inserted {
        found.append(CapturingClosure(closure: closure, use: use, owner: owner))
      }
    }
    for (closure, use) in explicitCaptures() where seen.insert(closure).inserted {
      guard let owner = codebase.enclosingType(of: use), owner.isReference else { continue }
      found.append(CapturingClosure(closure: closure, use: use, owner: owner))
    }
    return found
  }

  /// Returns the closures that capture `[self]` strongly, whose code may use `self` without naming
  /// it, or one of its methods.
  private func explicitCaptures() -> [(closure: NodeID, use: NodeID)] {
    codebase.codeFiles.indices.filter { codebase.codeFiles[$0].isProduct }.flatMap { file in
      codebase.nodes(inFile: file).compactMap { node in
        guard codebase[node].kind == .capture,
          codebase[node].flags.isDisjoint(with: [.isWeak, .isUnowned]),
          codebase[node].name == .self || isMethod(node),
          let closure = codebase.parent(of: node), codebase[closure].kind == .closure
        else { return nil }
        return (closure, node)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a capture such as `[show]` is a method of the
  /// enclosing object.
  private func isMethod(_ capture: NodeID) -> Bool {
    let name = codebase[capture].name
    guard codebase.children(of: capture).allSatisfy({ _ in false }),
      let closure = codebase.parent(of: capture),
      Resolver(codebase).localDeclaration(of: name, at: closure) == nil,
      let owner = codebase.enclosingType(of: capture)
    else { return false }
    let members = codebase.members(named: name, of: owner)
    return !members.isEmpty && members.allSatisfy { $0.isFunction && !$0.isStatic }
  }

  /// Returns the inner closures that name the copy of `guard let strongSelf = self`.
  private func closuresHoldingCopy(of use: NodeID) -> [NodeID] {
    guard let value = codebase.parent(of: use), codebase[value].kind == .initialValue,
      let local = codebase.parent(of: value)
    else { return [] }
    let copy = codebase[local]
    guard copy.kind == .local, copy.name != .self,
      copy.flags.isDisjoint(with: [.isWeak, .isUnowned]),
      let around = codebase.enclosingClosure(of: use)
    else { return [] }
    var held: [NodeID] = []
    for place in codebase.descendants(of: around) where place > local {
      let node = codebase[place]
      guard node.kind == .identifier, node.name == copy.name else { continue }
      var current = place
      while let parent = codebase.parent(of: current), parent != around {
        if codebase[parent].kind == .closure, !isWeak(copy.name, in: parent) {
          held.append(parent)
        }
        current = parent
      }
    }
    return held
  }
}

extension CapturingClosure {
  private static let observing = ["observe", "subscribe", "bind", "on", "watch", "listen", "add"]

  /// Returns a Boolean value that indicates whether the closure makes the value of a lazy property
  /// that no code reads.
  func isNeverMade(in codebase: Codebase) -> Bool {
    guard let value = codebase.parent(of: closure), codebase[value].kind == .initialValue,
      let property = codebase.parent(of: value), codebase[property].flags.contains(.isLazy)
    else { return false }
    return codebase.mentions(of: codebase[property].name).isEmpty
  }

  /// Returns a Boolean value that indicates whether the closure is the completion of a function
  /// that gets its result from a stream. The function releases the closure together with the
  /// stream.
  func isCompletion(keptBy retainPath: RetainPath, in codebase: Codebase) -> Bool {
    guard retainPath.isSubscription, let argument = codebase.parent(of: closure),
      let call = codebase.parent(of: argument), codebase[call].kind == .call,
      let target = Resolver(codebase).target(of: call), target.isFunction
    else { return false }
    let name = target.name.text
    return !Self.observing.contains { name.hasPrefix($0) }
  }
}
