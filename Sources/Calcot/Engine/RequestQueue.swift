import CalcotTree

/// The requests that cannot be performed at once: those made inside another navigation, those that
/// wait for the user's answer, and those that wait until the app is ready.
@MainActor
struct RequestQueue {
  /// The next item to perform.
  enum Next {
    /// An answer of the user that came while the tree was being changed.
    case answer(give: @MainActor () -> Answer, PendingRequest)
    case request(Request, PendingRequest)
    /// A request that waited behind the one whose question was open.
    case deferred(Request, PendingRequest)
  }

  /// A request that waits for the answer to its question.
  struct Parked {
    let bound: Request
    let pending: PendingRequest
    let consents: AgreedQuestions
  }

  /// The request whose question is open.
  private(set) var parked: Parked?
  private var answers = Queue<(give: @MainActor () -> Answer, pending: PendingRequest)>()
  private var requests = Queue<(request: Request, pending: PendingRequest, chain: Int)>()
  /// The number of requests that have led to the one that is being performed.
  private var chain = 0
  private var deferred = Queue<(bound: Request, pending: PendingRequest)>()
  private var waiting: [(request: Request, pending: PendingRequest)] = []
  /// The requests of a batch that is being collected.
  private var batch: [(request: Request, pending: PendingRequest)]?

  // MARK: Adding

  /// Queues a request that is made while another is performed. Refuses it at the end of a chain of
  /// requests, each of which was made while the one before was performed.
  mutating func add(_ request: Request) -> Answer {
    guard chain < TurnBudget.longestChain else { return .refused(Self.endless) }
    let pending = PendingRequest()
    requests.append((request, pending, chain + 1))
    return .queued(pending)
  }

  /// The refusal at the end of a chain.
  static var endless: Refusal { .endlessRequests(TurnBudget.longestChain) }

  mutating func add(answer give: @escaping @MainActor () -> Answer) -> Answer {
    let pending = PendingRequest()
    answers.append((give, pending))
    return .queued(pending)
  }

  /// Queues a request until the open question has been answered.
  mutating func `defer`(_ bound: Request, _ pending: PendingRequest?) -> Answer {
    guard deferred.count < Self.mostWaiting else {
      return .refused(.tooManyWaiting(Self.mostWaiting))
    }
    let pending = pending ?? PendingRequest()
    deferred.append((bound, pending))
    return .deferred(pending)
  }

  // NB: while a question is open, or the app is not ready, a user may open any number of links.
  private static var mostWaiting: Int { 100 }

  /// Lets a request wait until the app is ready.
  mutating func wait(_ request: Request, _ pending: PendingRequest?) -> Answer {
    guard waiting.count < Self.mostWaiting else {
      return .refused(.tooManyWaiting(Self.mostWaiting))
    }
    let pending = pending ?? PendingRequest()
    waiting.append((request.outlivingItsScreen, pending))
    return .deferred(pending)
  }

  /// Moves the requests that wait to the queue when the app becomes ready; at the end of a chain,
  /// as in ``add(_:)``, they are refused.
  ///
  /// - Returns: The requests to refuse. Release them only after the access to the queue, because
  ///   the `deinit` of a value that they carry may use the app.
  mutating func admitWaiting() -> [(Request, PendingRequest)] {
    guard chain < TurnBudget.longestChain else { return removeWaiting() }
    for (request, pending) in waiting { requests.append((request, pending, chain + 1)) }
    waiting = []
    return []
  }

  /// Removes the requests that wait until the app is ready, and returns them as ``admitWaiting()`` does.
  mutating func removeWaiting() -> [(Request, PendingRequest)] {
    let removed = waiting
    waiting = []
    return removed
  }

  /// The number of requests that wait until the app is ready, or behind the open question.
  var waitingCount: Int { waiting.count + deferred.count }

  /// The approximate number of bytes of these requests.
  var waitingWeight: Int {
    let requests = waiting.map { $0.request } + deferred.all.map(\.bound)
    return requests.reduce(0) { $0 + 1_024 + ($1.address?.weight ?? 0) }
  }

  // MARK: Questions

  mutating func park(
    _ bound: Request, consents: AgreedQuestions, _ pending: PendingRequest?
  ) -> Answer {
    let pending = pending ?? PendingRequest()
    parked = Parked(bound: bound, pending: pending, consents: consents)
    return .deferred(pending)
  }

  mutating func unpark() -> Parked? {
    defer { parked = nil }
    return parked
  }

  // MARK: Batches

  /// The number of collected requests; nil outside a batch.
  var collected: Int? { batch?.count }

  mutating func beginBatch() { batch = [] }

  /// Adds a request to the current batch; returns `nil` if there is no batch.
  mutating func collect(_ request: Request) -> Answer? {
    guard batch != nil else { return nil }
    let pending = PendingRequest()
    batch?.append((request, pending))
    return .queued(pending)
  }

  /// Returns the answer to the requests that were collected after the first `count`.
  // NB: the requests of an inner batch share the outcome of the outer one.
  func answerOfInnerBatch(since count: Int) -> Answer {
    guard let batch, batch.count > count else { return .done }
    return .queued(batch[count].pending)
  }

  mutating func endBatch() -> [(request: Request, pending: PendingRequest)] {
    defer { batch = nil }
    return batch ?? []
  }

  // MARK: Taking

  mutating func next() -> Next? {
    chain = 0
    guard !answers.isEmpty || !requests.isEmpty || !deferred.isEmpty else { return nil }
    if let (give, pending) = answers.next() { return .answer(give: give, pending) }
    if let (request, pending, chain) = requests.next() {
      self.chain = chain
      return .request(request, pending)
    }
    guard parked == nil, let (bound, pending) = deferred.next() else { return nil }
    return .deferred(bound, pending)
  }

  mutating func removeAll() -> [PendingRequest] {
    defer { parked = nil }
    return [parked?.pending].compactMap { $0 } + endBatch().map(\.pending)
      + requests.removeAll().map(\.pending)
      + deferred.removeAll().map(\.pending) + answers.removeAll().map(\.pending)
      + removeWaiting().map(\.1)
  }
}

/// The questions that the user has agreed to for one request. A screen or a guard that asks another
/// one meanwhile asks the user again.
struct AgreedQuestions {
  private var questions: [Asker: Set<Question>] = [:]

  /// A screen that would leave, or the guard of a flow.
  enum Asker: Hashable {
    case screen(ScreenID)
    /// A flow that the change would start has another identity each time the change is computed, so
    /// it is known by the routes that lead to it from a running flow, the innermost first.
    case flow(FlowID, routes: [AnyRoute])
  }

  /// A question that still has to be asked.
  struct Asking {
    let question: Question
    /// The screen that asks; nil for a guard.
    let owner: ScreenID?
    /// The agreed questions if the user agrees to this one.
    let consents: AgreedQuestions
  }

  /// Returns a question; `nil` if the user has agreed to it.
  ///
  /// - Throws: `Refusal.endlessQuestions` if so many others were asked that it would never end.
  func asking(_ question: Question, of asker: Asker) throws(Refusal) -> Asking? {
    var agreed = self
    guard agreed.questions[asker, default: []].insert(question).inserted else { return nil }
    guard agreed.questions[asker, default: []].count <= Self.mostQuestions else {
      throw .endlessQuestions(question.title)
    }
    let owner: ScreenID? = if case .screen(let screen) = asker { screen } else { nil }
    return Asking(question: question, owner: owner, consents: agreed)
  }

  private static var mostQuestions: Int { 10 }
}
