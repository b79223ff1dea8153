import NIOCore
import Testing

@testable import CalcotWebServer

@Suite("The spread of visitors over workers")
struct WorkerLoadsTests {
  private var loads = WorkerLoads(count: 2)
  private var counted = [WorkerLoad(), WorkerLoad()]

  @Test mutating func `is even for a few, whatever comes in between`() throws {
    for visitor in 0..<40 {
      try come(isVisitor: true)
      // A check of health, and further connections of the visitor, one of which says nothing yet.
      for _ in 0..<(visitor % 4) { try come(isVisitor: false) }
    }
    #expect(counted.map(\.visitors) == [20, 20])
  }

  @Test mutating func `is even for those who come at once`() throws {
    for _ in 0..<40 { loads.handed(to: try #require(loads.least(of: [0, 1]))) }
    loads.counted(WorkerLoad(settled: 20, visitors: 20), by: 0)
    #expect(loads.least(of: [1, 0]) == 1)
    loads.counted(WorkerLoad(settled: 20, visitors: 19), by: 1)
    #expect(loads.least(of: [0, 1]) == 1)
  }

  @Test mutating func `brings a worker that begins no more than the others`() throws {
    for _ in 0..<40 { try come(isVisitor: true) }
    counted[1] = WorkerLoad()
    loads.began(1, like: [0])
    for _ in 0..<10 { try come(isVisitor: true) }
    #expect(counted.map(\.visitors) == [25, 5])
  }

  @Test func `is told in bytes that only a load has`() {
    let load = WorkerLoad(settled: 7, visitors: 5)
    #expect(WorkerLoad(load.encoded) == load)
    #expect(WorkerLoad(ByteBuffer(string: "short")) == nil)
  }

  @Test mutating func `is added up whatever a worker says it has counted`() throws {
    var bytes = ByteBuffer()
    bytes.writeMultipleIntegers(UInt64.max, UInt64.max)
    loads.handed(to: 0)
    loads.counted(try #require(WorkerLoad(bytes)), by: 0)
    loads.began(1, like: [0])
    loads.handed(to: 1)
    #expect(loads.least(of: [0, 1]) == 0)
  }

  /// Gives a connection to a worker, which sees its first request.
  private mutating func come(isVisitor: Bool) throws {
    let worker = try #require(loads.least(of: [0, 1]))
    loads.handed(to: worker)
    counted[worker].settled += 1
    if isVisitor { counted[worker].visitors += 1 }
    loads.counted(counted[worker], by: worker)
  }
}
