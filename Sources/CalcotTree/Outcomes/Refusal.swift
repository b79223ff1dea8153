/// A reason why a request was not performed.
public enum Refusal: Error, Hashable, Sendable {
  /// The navigation is not part of a running app.
  case notRunning
  /// The screen that made the request has left the tree.
  case screenEnded(ScreenID)
  /// Only the root is left in this layer.
  case nothingToPop
  /// There is no modal to dismiss.
  case nothingToDismiss
  /// The flow does not show the route.
  case notInStack(AnyRoute)
  /// Nothing at the route accepts new values of this type.
  case notAwaited(String, by: AnyRoute)
  /// A stack needs at least one route.
  case emptyStack
  /// The subject of the request is no longer what it was when the request was made.
  case stale(String)
  /// The screen may not be left; the text gives the reason.
  case blocked(ScreenID, String)
  /// The coordinator's guard refused; the text gives the reason.
  case guarded(String)
  /// The user was asked and chose to stay, or cancelled the work.
  case declined
  /// A screen or a dialog covers the control.
  case covered(by: String)
  /// The screen has no such control; the available ones are listed.
  case noSuchControl(String, available: [String])
  /// The control is disabled.
  case disabled(String)
  /// The field has no such value: a switch, for example, has only `on` and `off`.
  case noSuchValue(String, of: String)
  /// The control's task is still running.
  case busy(String)
  /// The dialog has no such choice.
  case noSuchChoice(Int, available: Int)
  /// The container has no such tab, page or side.
  case noSuchBranch(Int, available: Int)
  /// The route leads to a screen, and not to a flow that could show further routes.
  case noFlow(AnyRoute)
  /// The split has no such side.
  case noSuchSide(String)
  /// The container has no branch for the route.
  case notOffered(AnyRoute)
  /// The flow has left the tree; its coordinator can no longer navigate.
  case flowEnded(FlowID)
  /// Screens of another flow are over those of the flow in their stack; one of them is at this route.
  case flowCovered(by: AnyRoute)
  /// The flow is the app's first one, whose result nobody awaits.
  case cannotFinish(FlowID)
  /// The flow has already delivered its result.
  case alreadyFinished(FlowID)
  /// The link cannot be parsed, or starts too many flows; the text gives the problem.
  case badLink(String)
  /// The link matches nothing in this app.
  case notFound(String)
  /// The host lacks the capability.
  case hostCannot(Capability, host: String)
  /// The host tried and failed; the text gives the reason.
  case hostFailed(String)
  /// The picked files do not meet the constraints.
  case notAccepted(FilePickProblem)
  /// The address cannot be opened; the text gives the reason.
  case badAddress(String)
  /// The flow at this route starts a further flow, and so on without end.
  case endlessFlows(AnyRoute)
  /// A guard or a screen has asked ten different questions about one request; this is the title of
  /// the next.
  case endlessQuestions(String)
  /// A chain of requests has become this long: each was made while the one before it was performed.
  case endlessRequests(Int)
  /// As many requests as may wait do so already.
  case tooManyWaiting(Int)
}

extension Refusal: CustomStringConvertible {
  /// A description of the reason and, where there is one, a remedy.
  public var description: String {
    switch self {
    case .notRunning:
      "no app runs this navigation: it has ended, or nobody keeps a CalcotApp of its coordinator"
    case .screenEnded(let id): "\(id) has left the navigation tree, so it can ask for nothing more"
    case .nothingToPop:
      "only the root of this layer is left: use dismiss() to take a modal off"
    case .nothingToDismiss: "there is no modal to dismiss: use pop() to leave a screen of a stack"
    case .notInStack(let route): "\(route) is not in the flow's stack"
    case .notAwaited(let type, let route):
      "nothing at \(route) takes a new \(type): give its place a closure for it, onUpdate"
    case .emptyStack: "a stack needs at least one route"
    case .stale(let what): "\(what) has changed since this was asked for"
    case .blocked(let id, let reason): "\(id) cannot be left: \(reason)"
    case .guarded(let reason): "a guard refused: \(reason)"
    case .declined: "the user chose not to"
    case .covered(let cover): "\(cover) covers it: close that first"
    case .noSuchControl(let control, let available):
      "there is no control \"\(control)\"; there are: \(available.joined(separator: ", "))"
    case .disabled(let control): "\"\(control)\" is disabled"
    case .noSuchValue(let value, let field): "\"\(value)\" is no value of \"\(field)\""
    case .busy(let control): "what \"\(control)\" has started is still running"
    case .noSuchChoice(let index, let available):
      "the dialog has \(available) choices, and none at place \(index)"
    case .noSuchBranch(let index, let available):
      "there are \(available) tabs or pages, and none at place \(index)"
    case .noFlow(let route):
      "\(route) is a screen and no flow, so no routes of another flow can follow it"
    case .noSuchSide(let side):
      "the split has no \(side) side: make its SplitNavigation with one"
    case .notOffered(let route): "\(route) is none of the flow's routes, tabs or pages"
    case .flowEnded(let id): "\(id) has left the navigation tree, so it can navigate nothing more"
    case .flowCovered(let route):
      "\(route) of another flow is over this flow's screens: a covered flow cannot change its stack; "
        + "it can finish, or close a screen with everything over it"
    case .cannotFinish(let id):
      "\(id) is the app's first flow, so nobody waits for its result: end the app instead"
    case .alreadyFinished(let id): "\(id) has given its result already"
    case .badLink(let reason): reason
    case .notFound(let link): "nothing in this app is at \"\(link)\""
    case .hostCannot(let capability, let host):
      "the host \(host) cannot do it: it lacks \(capability.rawValue)"
    case .hostFailed(let reason): "the host could not do it: \(reason)"
    case .notAccepted(let problem): problem.description
    case .badAddress(let reason): reason
    case .endlessFlows(let route):
      "\(route) leads to flows within flows without an end: let one of them start at a screen"
    case .endlessQuestions(let title):
      "a guard or a screen asks without end, now \"\(title)\": after the user has agreed it must "
        + "allow the same change"
    case .endlessRequests(let count):
      "\(count) requests have led to one another: an observer, a guard or a result's handler may not "
        + "always navigate again"
    case .tooManyWaiting(let count):
      "\(count) requests wait already for the user to answer, or until the app is ready: ask again "
        + "when that is done"
    }
  }
}
