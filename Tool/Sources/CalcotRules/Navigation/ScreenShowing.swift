internal import CalcotCode
internal import CalcotFindings

/// A View or view controller that shows a screen, at one place or several.
struct ScreenShowing {
  var type: CodeType
  var call: NavigationCall
  var destination: Destination
  var severity: Severity
  var confidence: Double
  private var others: [NavigationCall] = []

  /// Creates the showing; nil if the call is no violation.
  init?(_ call: NavigationCall, _ finder: DestinationFinder) {
    let codebase = finder.codebase
    guard let type = codebase.enclosingType(of: call.node) else { return nil }
    let guess = codebase.guess(type)
    guard guess.role.isUI, guess.confidence >= 0.65 else { return nil }
    // NB: a navigation controller that shows its own screens is a flow.
    if codebase.isSubtype(type, of: SystemScreens.navigationController), !type.isExternal {
      return nil
    }
    self.type = type
    self.call = call
    if call.act == .segue {
      guard let segue = SegueName(call, finder.resolver) else { return nil }
      destination = Destination(kind: .screen, name: segue.text, confidence: 0.95)
    } else {
      destination = call.shown.map(finder.destination(of:)) ?? .unknown
    }
    guard let severity = Self.severity(of: destination, call, type, codebase) else { return nil }
    self.severity = severity
    confidence = guess.confidence * call.confidence * destination.confidence
  }

  private static func severity(
    of destination: Destination, _ call: NavigationCall, _ type: CodeType, _ codebase: Codebase
  ) -> Severity? {
    switch destination.kind {
    case .system:
      // NB: a view uses the controller of another object here.
      return isController(type, codebase) || type.isExternal ? nil : .info
    case .handedIn, .itself: return nil
    case .overlay, .foreign: return .info
    case .unknown:
      guard let shown = call.shown, !soundsLikeOverlay(shown, codebase) else { return nil }
      if let origin = destination.origin, soundsLikeOverlay(origin, codebase) { return nil }
      return .info
    case .screen:
      if let member = codebase.enclosingMember(of: call.node), isComposition(member) { return nil }
      if type.isExternal || SystemScreens.isContainer(type, in: codebase) { return .info }
      if conformsToNavigation(type, codebase) { return .info }
      return DebugCode.contains(call.node, in: codebase) ? .info : .warning
    }
  }

  /// Returns a Boolean value that indicates whether a member assembles the screen: a static
  /// function, or one that SwiftUI calls to make or update a controller.
  private static func isComposition(_ member: Member) -> Bool {
    member.isStatic || member.name == NavigationNames.makeController
      || member.name == NavigationNames.updateController
  }

  /// Returns a Boolean value that indicates whether a controller is also the project's coordinator
  /// or router, by a protocol.
  private static func conformsToNavigation(_ type: CodeType, _ codebase: Codebase) -> Bool {
    codebase.projectSupertypes(of: type).contains { above in
      above.isProtocol && codebase.role(of: above, atLeast: 0.7).navigates
    }
  }

  private static func isController(_ type: CodeType, _ codebase: Codebase) -> Bool {
    codebase.role(of: type) == .viewController
      || SystemScreens.isController(type.name, type.id, in: codebase)
  }

  private static func soundsLikeOverlay(_ expression: NodeID, _ codebase: Codebase) -> Bool {
    if SystemScreens.soundsLikeOverlay(variable: codebase[expression].name.text) { return true }
    return codebase.descendants(of: expression).contains {
      SystemScreens.soundsLikeOverlay(variable: codebase[$0].name.text)
    }
  }

  /// Returns the showing of one screen at two places; the finding is at the first.
  func joined(_ other: ScreenShowing) -> ScreenShowing {
    var (first, second) = call.node < other.call.node ? (self, other) : (other, self)
    first.others += second.others + [second.call]
    first.severity = max(first.severity, second.severity)
    first.confidence = max(first.confidence, second.confidence)
    second.others = []
    return first
  }

  func finding(in context: RuleContext) -> Finding {
    let codebase = context.codebase
    var facts: [Fact] = []
    if let origin = destination.origin, codebase.lines(of: origin, to: call.node) > 0 {
      facts.append(Fact("\(shown) is made here", at: origin))
    }
    facts += others.sorted { $0.node < $1.node }.map { Fact("and here", at: $0.node) }
    let screen = call.act == .segue ? "'\(destination.name)'" : shown
    return context.finding(
      of: ViewNavigates.self, at: call.node, severity: severity, confidence: confidence,
      symbol: destination.name.isEmpty ? codebase[call.node].name.text : destination.name,
      message:
        "'\(codebase.qualifiedName(of: type))' \(call.act.verb) \(screen) itself; where to go "
        + "next is for its Coordinator to decide",
      facts: facts)
  }

  private var shown: String {
    destination.name.isEmpty ? "another screen" : "'\(destination.name)'"
  }
}

extension Codebase {
  /// Returns the number of lines between two places; 1 if they are in different files.
  fileprivate func lines(of one: NodeID, to other: NodeID) -> Int {
    let (path, line, _) = position(of: one)
    let (otherPath, otherLine, _) = position(of: other)
    return path == otherPath ? abs(line - otherLine) : 1
  }
}
