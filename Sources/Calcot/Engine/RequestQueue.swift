import CalcotTree

/// The requests that cannot be performed at once: those made inside another navigation, those that
/// wait for the user's answer, and links that wait until the app is ready.
@MainActor
struct RequestQueue {
  /// The next item to perform.
  enum Next {
    /// An answer of the user that came while the tree was being changed.
    case answer(give: @MainActor () -> Answer, PendingRequest)
    case request(Request, PendingRequest)
    /// A request that waited behind the one whose question was open.
    case deferred(BoundRequest, PendingRequest)
  }

  /// A request that waits for the answer to its question.
  struct Parked {
    let bound: BoundRequest
    let pending: PendingRequest
    let consents: Consents
  }

  /// The request whose question is open.
  private(set) var parked: Parked?
  private var answers: [(give: @MainActor () -> Answer, pending: PendingRequest)] = []
  private var requests: [(request: Request, pending: PendingRequest)] = []
  private var deferred: [(bound: BoundRequest, pending: PendingRequest)] = []
  private var links: [(request: Request, pending: PendingRequest)] = []
  /// The requests of a batch that is being collected.
  private var batch: [(request: Request, pending: PendingRequest)]?

  // MARK: Adding

  mutating func add(_ request: Request) -> Answer {
    let pending = PendingRequest()
    requests.append((request, pending))
    return .queued(pending)
  }

  mutating func add(answer give: @escaping @MainActor () -> Answer) -> Answer {
    let pending = PendingRequest()
    answers.append((give, pending))
    return .queued(pending)
  }

  /// Queues a request until the open question has been answered.
  mutating func `defer`(_ bound: BoundRequest, _ pending: PendingRequest?) -> Answer {
    let pending = pending ?? PendingRequest()
    deferred.append((bound, pending))
    return .deferred(pending)
  }

  /// Queues a link until the app is ready.
  mutating func addLink(_ request: Request) -> Answer {
    let pending = PendingRequest()
    links.append((request, pending))
    return .deferred(pending)
  }

  /// Moves the waiting links to the queue when the app becomes ready.
  mutating func admitLinks() {
    requests += links
    links = []
  }

  // MARK: Questions

  mutating func park(
    _ bound: BoundRequest, consents: Consents, _ pending: PendingRequest?
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

  /// Adds a request to the current batch; returns nil outside of one.
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
    if !answers.isEmpty {
      let (give, pending) = answers.removeFirst()
      return .answer(give: give, pending)
    }
    if !requests.isEmpty {
      let (request, pending) = requests.removeFirst()
      return .request(request, pending)
    }
    guard parked == nil, !deferred.isEmpty else { return nil }
    let (bound, pending) = deferred.removeFirst()
    return .deferred(bound, pending)
  }

  mutating func removeAll() -> [PendingRequest] {
    let pending =
      [parked?.pending].compactMap { $0 } + requests.map(\.pending) + deferred.map(\.pending)
      + answers.map(\.pending) + links.map(\.pending)
    (parked, requests, deferred, answers, links) = (nil, [], [], [], [])
    return pending
  }
}

/// The questions that the user has agreed to for one request.
struct Consents {
  var screens: Set<ScreenID> = []
  var questions: [FlowID: Question] = [:]

  /// A question that still has to be asked.
  struct Asking {
    let question: Question
    /// The screen that asks; nil for a guard.
    let owner: ScreenID?
    /// The consents if the user agrees.
    let consents: Consents
  }

  func asking(_ question: Question, of screen: ScreenID) -> Asking {
    var agreed = self
    agreed.screens.insert(screen)
    return Asking(question: question, owner: screen, consents: agreed)
  }

  func asking(_ question: Question, of flow: FlowID) -> Asking {
    var agreed = self
    agreed.questions[flow] = question
    return Asking(question: question, owner: nil, consents: agreed)
  }
}
