import Calcot
import Testing

@testable import CalcotTerminal

@Suite("The run of an app in the terminal")
@MainActor
struct TerminalRunTests {
  @Test func `ends when the user quits, and the app goes on`() async {
    let (run, app) = (TerminalRun { _ in }, CalcotApp(SmallCoordinator()))
    run.show(app)
    await run.untilEnd { run.quit() }
    #expect(run.shownApp === app)
  }

  @Test func `ends when the app has ended`() async {
    let (run, app) = (TerminalRun { _ in }, CalcotApp(SmallCoordinator()))
    run.show(app)
    await run.untilEnd {
      app.end()
      run.noteUpdate()
    }
    #expect(run.app === app && run.shownApp == nil)
  }

  @Test func `ends the app when the user quits and nobody waits for the run`() {
    let (run, app) = (TerminalRun { _ in }, CalcotApp(SmallCoordinator()))
    run.show(app)
    run.quit()
    #expect(app.tree.layers.isEmpty)
  }
}
