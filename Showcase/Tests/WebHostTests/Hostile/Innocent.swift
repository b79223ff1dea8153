@testable import WebWire

/// A user who presses a button again and again, and measures how long each answer takes.
final class Innocent {
  private var wires: [Wire] = []

  /// Opens live pages of several browsers at addresses of their own, whose budgets allow as many
  /// measurements without a wait.
  init(port: Int, pages: Int = 6) async throws {
    for page in 0..<pages {
      let visitor = try await WireVisitor(port: port, from: "\(Wire.usualAddress)\(page)")
      wires.append(try await visitor.livePage())
    }
  }

  private var numbers: [Int: Int] = [:]

  /// Returns the 99th percentile of the times from an event to its answer.
  func p99(of count: Int) async throws -> Duration {
    var times: [Duration] = []
    for round in 0..<count {
      let place = round % wires.count
      let number = numbers[place, default: 0] + 1
      numbers[place] = number
      let start = ContinuousClock.now
      wires[place].send("[\(number),\(number - 1),\"a 2/body/Add\"]")
      while !(try await wires[place].message().hasPrefix("[\(number),")) {}
      times.append(ContinuousClock.now - start)
    }
    return times.sorted()[count * 99 / 100]
  }

  func leave() async throws {
    for wire in wires { try await wire.leave() }
  }
}
