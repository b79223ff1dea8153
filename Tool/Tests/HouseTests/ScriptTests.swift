import CalcotToolTesting
import Foundation
import Testing

@Suite struct ScriptTests {
  @Test func `the script that makes archives refuses what does not fit, in its own samples`() throws
  {
    let script = Repository.root.appending(path: "Scripts/dist").path
    let run = try ProgramRun([script, "--self-check"])
    #expect(run.status == 0, "\(run.text)")
  }
}
