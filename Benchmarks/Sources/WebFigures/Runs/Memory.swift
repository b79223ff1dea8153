import Contestants

/// What a server keeps for each session, and what is left when they have gone.
enum Memory {
  struct Figures {
    var perSession: Double
    /// The bytes of the idle process: when a first round of sessions has gone, and a second.
    var idle: (first: Int, second: Int)

    var idleText: String {
      let (first, second) = (Double(idle.first), Double(idle.second))
      return
        "\((first / 1e6).text(1)), \((second / 1e6).text(1)) (× \((second / first).text(2)))"
    }
  }

  static func measure(_ page: MeasuredPage, sessions: Int = 1_000) async throws -> Figures {
    let server = try ServerProcess(page)
    let client = OverSockets<CalcotSpeaker>(server)
    // What the first few of all take is the process's and not theirs.
    _ = try await client.memory(pages: 20)
    try await server.waitUntilEmpty()
    let perSession = try await client.memory(pages: sessions)
    try await server.waitUntilEmpty()
    let first = server.residentSize
    _ = try await client.memory(pages: sessions)
    try await server.waitUntilEmpty()
    return Figures(perSession: perSession, idle: (first, server.residentSize))
  }
}
