import Calcot
import CalcotTesting
import Testing

@testable import CalcotWeb

/// Every pair of messages to a session: the first one stops at each of its suspension points, the
/// second one comes meanwhile, and then whoever has stopped last goes on first; also if another
/// server has the session.
@MainActor
@Suite("Two messages to a session at once", .serialized)
struct InterleavedMessagesTests {
  enum Message: CaseIterable {
    case connect, greet, greetAnew, input, acknowledge, disconnect, page, form, plainForm, upload
    case end, evict, crowd, signOut, keep, takeElsewhere, shutDown

    /// The points at which the message stops if nothing else is under way; `nil` for none.
    var points: [Stops.Point?] {
      switch self {
      case .connect: [.identify, .load]
      case .greet, .greetAnew: [.identify, .takeAsked, .taken]
      case .page: [.identify, .takeAsked, .taken, .load]
      case .form: [.identify, .takeAsked, .taken, .keepAsked, .kept]
      case .plainForm, .crowd: [.identify, .takeAsked, .taken, .keepAsked, .kept, .load]
      case .upload: [.identify, .load]
      case .end, .evict, .signOut: [.endAsked, .ended]
      case .keep, .shutDown: [.keepAsked, .kept]
      case .input, .acknowledge, .disconnect, .takeElsewhere: [nil]
      }
    }

    /// A Boolean value that indicates whether the site looks for a session because of the message.
    var looksUp: Bool { points.contains(.taken) }

    /// The points at which it stops if another server has the session, whose app is made anew.
    var pointsOfTaking: [Stops.Point?] { points.contains(.load) ? points : points + [.load] }
  }

  @Test(arguments: Message.allCases)
  func `come to rest, and leave no session behind that nobody has`(_ first: Message) async throws {
    for _ in 0..<Rounds.of(20, short: 1) {
      for second in Message.allCases {
        try await expectRest(after: first, and: second, isElsewhere: false)
        if first.looksUp { try await expectRest(after: first, and: second, isElsewhere: true) }
      }
    }
  }

  private func expectRest(
    after first: Message, and second: Message, isElsewhere: Bool
  ) async throws {
    for point in isElsewhere ? first.pointsOfTaking : first.points {
      let problem = try await problem(of: first, at: point, and: [second], isElsewhere)
      // NB: the first problem is enough, since each may cost all the turns that there are.
      try #require(
        problem == nil, "\(first) at \(point.map { "\($0)" } ?? "-"), \(second), \(isElsewhere)")
    }
  }

  @Test(arguments: Message.allCases)
  func `come to rest while what the user had typed is typed again`(_ third: Message) async throws {
    let problem = try await problem(of: .plainForm, at: .load, and: [.greetAnew, third])
    try #require(problem == nil)
  }

  @Test func `that look for the same session in the store share one app`() async throws {
    let course = try await MessageCourse()
    course.stops.close(.taken)
    let greetings = (0..<3).map { _ in course.greet(course.id) }
    try #require(await course.stops.hasStopped())
    course.stops.open()
    for greeting in greetings { try #require(await greeting.isOver()) }
    #expect(course.outlets.count { $0.closeCode == nil } == 1)
    #expect(course.site.sessionCount == 2)
    #expect(course.strays == [])
  }

  @Test(
    arguments: [
      [Message.greet, .greet], [.greet, .greetAnew], [.greetAnew, .greet], [.greet, .plainForm],
      [.plainForm, .greetAnew], [.plainForm, .plainForm], [.page, .form], [.form, .page],
    ])
  func `that look for a session of another server take it up once`(_ messages: [Message])
    async throws
  {
    for point in messages[0].points where [.identify, .takeAsked, .taken].contains(point) {
      let course = try await MessageCourse()
      course.moveElsewhere()
      course.stops.close(point)
      let errands = messages.map { send($0, in: course) }
      try #require(await course.stops.hasStopped())
      _ = await Turns.pass(100) { false }
      course.stops.open()
      for errand in errands { try #require(await errand.isOver()) }
      #expect(course.takenUp.withLock { $0 } == 1, "\(messages)")
      #expect(await Turns.pass(20_000) { course.strays.isEmpty }, "\(course.strays)")
    }
  }

  @Test func `leave the connection that was opened last, though it is greeted after the other`()
    async throws
  {
    let course = try await MessageCourse()
    let doors = (0..<3).map { _ in Stops() }
    for door in doors { door.close(.identify) }
    course.moveElsewhere()
    // NB: as of a server that has shut down, so that the session waits for its app once only.
    course.table.rows.withLock { $0[course.id]?.session.isFinal = true }
    let first = course.greet(course.id, from: "b", behind: doors[0])
    course.stops.close(.load)
    let last = course.greet(course.id)
    try #require(await course.stops.hasStopped())
    let turns = doors[1...].map { course.takeTurn(until: $0) }
    try #require(await doors[1].hasStopped())
    course.stops.open()
    _ = await Turns.pass(100) { false }
    doors[1].open()
    try #require(await doors[2].hasStopped(), "the session is there, and its browser waits")
    doors[0].open()
    try #require(await first.isOver())
    doors[2].open()
    for errand in [last] + turns { try #require(await errand.isOver()) }
    #expect(course.outlets.suffix(2).map(\.closeCode) == [4001, nil])
    #expect(course.strays == [])
  }

  private func problem(
    of first: Message, at point: Stops.Point?, and others: [Message], _ isElsewhere: Bool = false
  ) async throws -> String? {
    let isCrowded = first == .crowd || others.contains(.crowd)
    let course = try await MessageCourse(
      { if isCrowded { $0.sessions.most = 2 } }, as: .user("anna"))
    if isElsewhere { course.moveElsewhere() }
    course.stops.close(point)
    let one = send(first, in: course)
    if point != nil, await !course.stops.hasStopped() { return "the first does not stop" }
    var errands = [one]
    for message in others {
      let other = send(message, in: course)
      errands.append(other)
      _ = await Turns.pass(100) { other.isDone }
    }
    course.stops.open()
    for (number, errand) in errands.enumerated() {
      guard await errand.isOver() else { return "message \(number) does not come to rest" }
    }
    // NB: what a message leaves to a task of its own is done in the next turns.
    guard await Turns.pass(20_000, until: { course.strays.isEmpty }) else {
      return "\(course.strays)"
    }
    let isShutDown = first == .shutDown || others.contains(.shutDown)
    if isShutDown, course.site.sessionCount > 0 { return "a session after the end of the site" }
    return await leftBehind(in: course, isShutDown: isShutDown)
  }

  /// Returns what is left when all browsers have gone and the time of every session is over.
  private func leftBehind(in course: MessageCourse, isShutDown: Bool) async -> String? {
    course.cutAll()
    let isEmpty = await Turns.pass(200_000) {
      course.clock.advance(by: .seconds(60))
      return course.site.sessionCount == 0
    }
    guard isEmpty else { return "\(course.site.sessionCount) sessions" }
    let isKept = await Turns.pass(200_000) {
      course.clock.advance(by: .seconds(1))
      return isShutDown || course.table.rows.withLock { $0.values.allSatisfy { $0.holder == "2" } }
    }
    guard isKept else { return "what is kept of ended sessions" }
    course.release()
    let isReleased = await Turns.pass(200_000) { course.appCount == 0 }
    return isReleased ? nil : "\(course.appCount) apps in memory"
  }

  private func send(_ message: Message, in course: MessageCourse) -> Errand<Void> {
    switch message {
    case .connect: course.greet(nil)
    case .greet: course.greet(course.id)
    case .greetAnew: course.greetAnew()
    case .input: course.press()
    case .acknowledge: course.say("[0,1]")
    case .disconnect: Errand { course.cutAll() }
    case .page: Errand { _ = await course.page() }
    case .form: Errand { _ = await course.form() }
    case .plainForm: Errand { _ = await course.plainForm() }
    case .upload: Errand { await course.upload() }
    case .end: course.end { $0.app.end() }
    case .evict: course.end { course.site.store.end($0.id, .evicted) }
    case .crowd: course.crowd()
    case .signOut: course.signOut()
    case .keep:
      Errand { for id in [course.id, course.plain] { await course.site.keeper?.keepNow(id) } }
    case .takeElsewhere: course.takeElsewhere()
    case .shutDown: Errand { await course.site.shutDown() }
    }
  }
}
