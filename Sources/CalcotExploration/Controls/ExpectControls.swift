public import CalcotTesting

/// Fails unless every control does what is recorded: which screen, question or message follows, and what
/// changes on its own screen.
///
/// ```swift
/// await expectControls { TestApp(TripCoordinator()) }
/// ```
///
/// The app is used from its root, with plain texts: each control once, at the first place where it can be
/// used, each form also completed and saved, and where the app has a `FakeConnection`, each main button
/// and refresh also while that fails. The recording is a file beside the test, such as `Controls/app.txt`,
/// with a part for each screen. The first run writes it and fails, so that somebody looks at it, unless the
/// environment has `CI`. A run with `CALCOT_RECORD=1` writes it again.
///
/// - Parameters:
///   - exploration: The texts for fields; its limit of steps is the number of controls that are used.
///   - name: The name of the file, for several recordings of one test.
///   - folder: The folder beside the test's file.
///   - start: A closure that starts the app with new services, so that each control is used in the same app.
@MainActor
public func expectControls(
  _ exploration: Exploration = Exploration(), named name: String = "app",
  folder: String = "Controls", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, start: @escaping @MainActor () -> TestApp
) async {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  var walk = ControlWalk(exploration, start: start)
  let recording = await walk.recording()
  let file = RecordedFolder(beside: filePath, named: folder).file("\(name).txt")
  for problem in file.problems(of: recording) { reportFailure(problem, at: place) }
}
