import CalcotFakes

/// The fakes for the tests of a module. There is one for each protocol in the module's new files
/// that is marked with `// calcot:fake`, as `calcot fakes --marked` would write it.
struct TestFakes {
  let module: String
  let parts: [NewFile]

  /// Returns a file for each fake, by its path in the package.
  func files() throws(NewProblem) -> [NewFile] {
    let sources = parts.map {
      FakeSource(path: $0.path, module: module, bytes: Array($0.text.utf8)).read()
    }
    let work = FakeMaker(module: "\(module)Tests", isMarkedOnly: true).work(on: sources)
    let outcome = work.outcome(of: (0..<work.count).map(work.part))
    if let refusal = outcome.refusals.first { throw NewProblem(refusal.message) }
    return outcome.files.map {
      NewFile(path: "Tests/\(module)Tests/Fakes/\($0.name)", text: $0.text)
    }
  }
}
