internal import CalcotCode

/// The ways to show a screen that code passes to a library as a value, with a closure that makes
/// the screen:
/// `row.presentationMode = .show(controllerProvider: .callback { DetailViewController() })`.
struct ShowingValues: CodeSearch {
  let resolver: Resolver
  private let finder: DestinationFinder

  init(_ resolver: Resolver) {
    self.resolver = resolver
    finder = DestinationFinder(resolver)
  }

  /// The values, as calls that show the results of their closures.
  var calls: [NavigationCall] {
    Self.ways.flatMap { name, act in
      codebase.mentions(of: name).compactMap { call in
        guard codebase[call].kind == .call, codebase.isProduct(call), isValue(call),
          let closure = maker(in: call), finder.destination(of: closure).kind == .screen
        else { return nil }
        return NavigationCall(
          node: call, act: act, receiver: .other, shown: closure, confidence: 0.9)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a call makes a value of a library's type, as
  /// `.show(…)` or `PresentationMode.show(…)`, and calls no function of the code.
  private func isValue(_ call: NodeID) -> Bool {
    guard let callee = resolver.callee(of: call), codebase[callee].kind == .member else {
      return false
    }
    guard let base = resolver.base(of: callee) else { return true }
    guard let type = resolver.type(of: base) else { return false }
    return type.isMetatype && type.type.map { codebase[$0].isExternal } ?? true
  }

  /// Returns the closure that makes the screen: an argument of the call, or of a value in it.
  private func maker(in call: NodeID, depth: Int = 0) -> NodeID? {
    guard depth < 3 else { return nil }
    for argument in resolver.arguments(of: call) {
      guard let value = resolver.value(of: argument), !isEnd(codebase[argument].label) else {
        continue
      }
      switch codebase[value].kind {
      case .closure: return value
      case .call where isValue(value):
        if let found = maker(in: value, depth: depth + 1) { return found }
      default: continue
      }
    }
    return nil
  }

  private func isEnd(_ label: Name) -> Bool {
    let text = label.text.lowercased()
    return text.contains("dismiss") || text.contains("completion")
  }

  private static let ways: [(Name, NavigationCall.Act)] = [
    ("show", .show), ("push", .push), ("present", .present), ("presentModally", .present),
  ]
}
