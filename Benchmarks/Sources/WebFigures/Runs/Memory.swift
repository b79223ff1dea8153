import Contestants

/// What a server keeps for each session, and what is left when they have gone.
enum Memory {
  struct Figures {
    var perSession: Double
    /// The bytes of the idle process: before the sessions, when they have gone, and when as many more
    /// have.
    var idle: [Int]

    var idleText: String {
      let text = idle.map { (Double($0) / 1e6).text(1) }.joined(separator: ", ")
      return "\(text) (× \((Double(idle[2]) / Double(idle[0])).text(2)))"
    }
  }

  static func measure(_ page: MeasuredPage, sessions: Int = 1_000) async throws -> Figures {
    let server = try ServerProcess(page)
    let client = OverSockets<CalcotSpeaker>(server)
    // What the first few of all take is the process's and not theirs.
    _ = try await client.memory(pages: 20)
    try await server.waitUntilEmpty()
    let fresh = server.residentSize
    let perSession = try await client.memory(pages: sessions)
    let first = try await emptied(server)
    _ = try await client.memory(pages: sessions)
    return Figures(perSession: perSession, idle: [fresh, first, try await emptied(server)])
  }

  /// The bytes of a process whose sessions have gone. It gives them back a second after that.
  private static func emptied(_ server: ServerProcess) async throws -> Int {
    try await server.waitUntilEmpty()
    try await Task.sleep(for: .seconds(3))
    return server.residentSize
  }
}
