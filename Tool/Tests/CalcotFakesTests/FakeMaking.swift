import CalcotFakes

extension FakeMaker {
  /// Makes the fakes of the protocols in `sources`, which may inherit those in `others`.
  func fakes(of sources: [FakeSource], inheriting others: [FakeSource] = []) -> FakeOutcome {
    let work = work(on: sources.map { $0.read() }, inheriting: others.map { $0.read() })
    return work.outcome(of: (0..<work.count).map(work.part))
  }
}
