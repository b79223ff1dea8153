import Contestants

/// The memory that a server uses for each session, and after the sessions have ended.
enum Memory {
  struct Figures {
    var perSession: Double
    /// The bytes of the idle process: before the sessions, after they have ended, and after as many
    /// more.
    var idle: [Int]

    var idleText: String {
      let text = idle.map { (Double($0) / 1e6).text(1) }.joined(separator: ", ")
      return "\(text) (× \((Double(idle[2]) / Double(idle[0])).text(2)))"
    }
  }

  static func measure(_ page: MeasuredPage, sessions: Int = 1_000) async throws -> Figures {
    let server = try ServerProcess(page)
    let client = OverSockets<CalcotSpeaker>(server)
    // The memory of the first few sessions belongs to the process.
    _ = try await client.memory(pages: 20)
    try await server.waitUntilEmpty()
    let fresh = server.residentSize
    let perSession = try await client.memory(pages: sessions)
    let first = try await emptied(server)
    _ = try await client.memory(pages: sessions)
    return Figures(perSession: perSession, idle: [fresh, first, try await emptied(server)])
  }

  /// Returns the bytes of a process whose sessions have ended. It returns memory a second after
  /// that.
  private static func emptied(_ server: ServerProcess) async throws -> Int {
    try await server.waitUntilEmpty()
    try await Task.sleep(for: .seconds(3))
    return server.residentSize
  }
}
