import Calcot

/// A model of an app's navigation, as simple as possible.
struct NavigationModel {
  struct Request {
    let move: Move
    let carried: Int?
    let asker: TreeTransition.Asker
    let scope: Int?
    var change: ModelTree.Change?
    var agreedScreens: Set<Int> = []
    var isGuardAgreed = false
  }

  enum Predicted {
    case done
    case refused(Refusal)
    case queued(Int)
    case deferred(Int)
  }

  struct Told: Equatable {
    let reason: TreeTransition.Reason
    let asker: TreeTransition.Asker
  }

  var tree = ModelTree()
  var leavability: [Int: ModelLeavability] = [:]
  var guarding = ModelGuard.allows
  var script: [NavigationStep] = []
  /// The outcomes of the requests that had to wait.
  private(set) var outcomes: [Answer?] = []
  private(set) var nestedAnswers: [Predicted] = []
  private(set) var told: [Told] = []
  private(set) var ended: [Int] = []
  private(set) var carried: [Int: Int] = [:]
  private(set) var alertAnswers: [Int: Int?] = [:]
  private var waiting: [ModelTree.Dialog] = []
  private var queue: [(Request, Int)] = []
  private var deferred: [(Request, Int)] = []
  private var choices: [(index: Int, dialog: Int, pending: Int)] = []
  private var parked: (request: Request, pending: Int)?
  private var isNavigating = false

  init() {
    _ = tree.number()
    let screen = ModelTree.Screen(id: tree.number(), route: 0)
    tree.layers = [.init(id: tree.number(), style: nil, screens: [screen])]
  }

  mutating func request(_ request: Request) -> Predicted {
    if let gone = gone(request.scope) { return .refused(gone) }
    if isNavigating {
      queue.append((request, newPending()))
      return .queued(outcomes.count - 1)
    }
    let answer = carryOut(request, pending: nil)
    settleQueue()
    return answer
  }

  mutating func choose(_ index: Int, in id: Int) -> Predicted {
    if isNavigating {
      choices.append((index, id, newPending()))
      return .queued(outcomes.count - 1)
    }
    guard let dialog = tree.dialog, dialog.id == id else {
      return .refused(.stale("dialog \(id)"))
    }
    guard (0..<dialog.choices).contains(index) else {
      return .refused(.noSuchChoice(index, available: dialog.choices))
    }
    tree.dialog = nil
    commit(from: tree, Told(reason: .answer, asker: .user))
    if let alert = dialog.alert { alertAnswers[alert] = .some(index) } else { resume(index == 0) }
    settleQueue()
    return .done
  }

  mutating func alert(_ number: Int, by owner: Int?) {
    let id = tree.number()
    waiting.append(
      .init(id: id, title: "Alert \(number)", owner: owner, choices: 3, alert: number))
    settleQueue()
  }

  private func gone(_ scope: Int?) -> Refusal? {
    scope.flatMap { tree.has($0) ? nil : .screenEnded(ScreenID(rawValue: $0)) }
  }

  private mutating func newPending() -> Int {
    outcomes.append(nil)
    return outcomes.count - 1
  }

  private mutating func settleQueue() {
    while !isNavigating {
      if !choices.isEmpty {
        let next = choices.removeFirst()
        settle(next.pending, choose(next.index, in: next.dialog))
      } else if !queue.isEmpty {
        let (request, pending) = queue.removeFirst()
        settle(pending, carryOut(request, pending: pending))
      } else if parked == nil, !deferred.isEmpty {
        let (request, pending) = deferred.removeFirst()
        settle(pending, attempt(request, pending: pending))
      } else if tree.dialog == nil, !waiting.isEmpty {
        let dialog = waiting.removeFirst()
        tree.dialog = dialog
        let asker = dialog.owner.map { TreeTransition.Asker.screen(ScreenID(rawValue: $0)) }
        commit(from: tree, Told(reason: .ask, asker: asker ?? .app))
      } else {
        return
      }
    }
  }

  private mutating func settle(_ pending: Int, _ answer: Predicted) {
    switch answer {
    case .done: outcomes[pending] = .done
    case .refused(let refusal): outcomes[pending] = .refused(refusal)
    case .queued, .deferred: break
    }
  }

  private mutating func carryOut(_ request: Request, pending: Int?) -> Predicted {
    if let gone = gone(request.scope) { return .refused(gone) }
    var request = request
    do { request.change = try bound(request) } catch { return .refused(error) }
    guard parked == nil else {
      let pending = pending ?? newPending()
      deferred.append((request, pending))
      return .deferred(pending)
    }
    return attempt(request, pending: pending)
  }

  private mutating func attempt(_ request: Request, pending: Int?) -> Predicted {
    if let gone = gone(request.scope) { return .refused(gone) }
    guard let change = request.change else { return .done }
    do {
      let (after, value) = try tree.applying(change)
      guard after.layers != tree.layers else { return .done }
      if let question = try question(request, after: after) {
        return .deferred(park(request, question, pending: pending))
      }
      let before = tree
      tree = after
      if let value { carried[after.last] = value }
      commit(from: before, Told(reason: .move(request.move), asker: request.asker))
      return .done
    } catch {
      return .refused(error)
    }
  }

  private func question(
    _ request: Request, after: ModelTree
  ) throws(Refusal) -> (title: String, owner: Int?)? {
    for screen in tree.screens where !after.has(screen.id) {
      switch leavability[screen.id] ?? .free {
      case .free: continue
      case .blocked: throw .blocked(ScreenID(rawValue: screen.id), "busy")
      case .asks where request.agreedScreens.contains(screen.id): continue
      case .asks: return ("Leave \(screen.id)?", screen.id)
      }
    }
    switch guarding.answer(request.move) {
    // NB: the guards of the random apps never wait.
    case .allow, .wait: return nil
    case .refuse(let reason): throw .guarded(reason)
    case .ask(let question): return request.isGuardAgreed ? nil : (question.title, nil)
    }
  }

  private mutating func park(
    _ request: Request, _ question: (title: String, owner: Int?), pending: Int?
  ) -> Int {
    var request = request
    if let owner = question.owner {
      request.agreedScreens.insert(owner)
    } else {
      request.isGuardAgreed = true
    }
    let pending = pending ?? newPending()
    parked = (request, pending)
    waiting.append(
      .init(
        id: tree.number(), title: question.title, owner: question.owner, choices: 2, alert: nil))
    return pending
  }

  private mutating func resume(_ isAgreed: Bool) {
    guard let (request, pending) = parked else { return }
    parked = nil
    if isAgreed {
      settle(pending, attempt(request, pending: pending))
    } else {
      outcomes[pending] = .refused(.declined)
    }
  }

  /// Completes a change: ends screens, notifies the observer, and performs the observer's requests.
  private mutating func commit(from before: ModelTree, _ change: Told) {
    let leaving = before.screens.map(\.id).filter { !tree.has($0) }
    ended += leaving
    let isGone = { (dialog: ModelTree.Dialog) in dialog.owner.map(leaving.contains) ?? false }
    var abandoned = waiting.filter(isGone)
    waiting.removeAll(where: isGone)
    if let dialog = tree.dialog, isGone(dialog) {
      abandoned.append(dialog)
      tree.dialog = nil
    }
    for alert in abandoned.compactMap(\.alert) { alertAnswers[alert] = .some(nil) }
    told.append(change)
    isNavigating = true
    let steps = script
    script = []
    for step in steps {
      if let answer = perform(step) { nestedAnswers.append(answer) }
    }
    isNavigating = false
  }
}
