/// Why a request was not carried out.
public enum Refusal: Error, Hashable, Sendable {
  /// The navigation is not part of a running app.
  case notRunning
  /// The screen that asked has left the tree; what it asks for is no longer done.
  case screenEnded(ScreenID)
  /// Only the root is left in this layer.
  case nothingToPop
  /// There is no modal to dismiss.
  case nothingToDismiss
  /// The route is not in the layer's stack.
  case notInStack(AnyRoute)
  /// A stack needs at least one route.
  case emptyStack
  /// What the request was about has changed since it was made.
  case stale(String)
  /// The screen does not let itself be left; the text says why.
  case blocked(ScreenID, String)
  /// The coordinator's guard refused; the text says why.
  case guarded(String)
  /// The user was asked and chose to stay, or has left what was to be done without doing it.
  case declined
  /// A screen or a dialog covers what was to be used.
  case covered(by: String)
  /// There is no such control on the screen; the ones that there are.
  case noSuchControl(String, available: [String])
  /// The control is there, but disabled.
  case disabled(String)
  /// There is no such choice in the dialog.
  case noSuchChoice(Int, available: Int)
  /// There is no such tab, page or side.
  case noSuchBranch(Int, available: Int)
  /// The route is none of the tabs or pages.
  case notOffered(AnyRoute)
  /// The flow has left the tree; its coordinator can navigate nothing more.
  case flowEnded(FlowID)
  /// The flow is the app's first one, which nobody waits for.
  case cannotFinish(FlowID)
  /// The flow has given its result already.
  case alreadyFinished(FlowID)
  /// The link cannot be read; the text says where it is wrong.
  case badLink(String)
  /// The link leads nowhere in this app.
  case notFound(String)
  /// The host that shows the app cannot do it.
  case hostCannot(Capability, host: String)
  /// The host has tried; the text says why nothing came of it.
  case hostFailed(String)
  /// What the user has picked does not fit what was asked for.
  case notAccepted(FilePickProblem)
  /// The address cannot be opened; the text says what is wrong with it.
  case badAddress(String)
  /// The flow at this route leads to a further flow, and that to a further one, without an end.
  case endlessFlows(AnyRoute)
}

extension Refusal: CustomStringConvertible {
  /// What happened and, where there is something to do about it, what.
  public var description: String {
    switch self {
    case .notRunning:
      "the navigation is not part of a running app: make a CalcotApp with its coordinator, and keep it"
    case .screenEnded(let id): "\(id) has left the navigation tree, so it can ask for nothing more"
    case .nothingToPop:
      "only the root of this layer is left: use dismiss() to take a modal off"
    case .nothingToDismiss: "there is no modal to dismiss: use pop() to leave a screen of a stack"
    case .notInStack(let route): "\(route) is not in the stack of the top layer"
    case .emptyStack: "a stack needs at least one route"
    case .stale(let what): "\(what) has changed since this was asked for"
    case .blocked(let id, let reason): "\(id) cannot be left: \(reason)"
    case .guarded(let reason): "a guard refused: \(reason)"
    case .declined: "the user chose not to"
    case .covered(let cover): "\(cover) covers it: close that first"
    case .noSuchControl(let control, let available):
      "there is no control \"\(control)\"; there are: \(available.joined(separator: ", "))"
    case .disabled(let control): "\"\(control)\" is disabled"
    case .noSuchChoice(let index, let available):
      "the dialog has \(available) choices, and none at place \(index)"
    case .noSuchBranch(let index, let available):
      "there are \(available) tabs or pages, and none at place \(index)"
    case .notOffered(let route): "\(route) is none of the tabs or pages"
    case .flowEnded(let id): "\(id) has left the navigation tree, so it can navigate nothing more"
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
    }
  }
}
