import CalcotToolTesting
import Foundation
import Testing

/// The scripts that read what others have written tell right from wrong.
@Suite struct ScriptTests {
  @Test(arguments: ["apple-symbols", "check-availability", "dist", "ground-truth"])
  func `a script finds the mistakes in its own samples, and nothing else`(_ script: String) throws {
    let run = try ProgramRun([
      Repository.root.appending(path: "Scripts/\(script)").path, "--self-check",
    ])
    #expect(run.status == 0, "\(run.text)")
  }
}
