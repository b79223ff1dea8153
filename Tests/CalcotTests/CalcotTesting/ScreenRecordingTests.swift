import CalcotContent
import CalcotTree
import Foundation
import Testing

@testable import CalcotTesting

final class ScreenRecordingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "screens-\(UUID().uuidString)/Screens")

  deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  private func file(_ environment: [String: String] = [:]) -> RecordedFile {
    RecordedFile(url: folder.appending(path: "en-filled.txt"), environment: environment)
  }

  private func recording(_ screens: KeyValuePairs<String, String>) -> ScreenRecording {
    ScreenRecording(screens: screens.map { ScreenRecording.Screen(name: $0, text: $1) })
  }

  @Test func `are written by the first run, which fails once`() {
    let now = recording(["A.one": "One\n\n  button Save\n", "A.two": "Two"])
    #expect(
      file().problems(of: now) == [
        "Screens/en-filled.txt was recorded: look at it, and run the test again."
      ])
    #expect(file().problems(of: now).isEmpty)
  }

  @Test func `are not written where there is CI`() {
    let now = recording(["A.one": "One"])
    let missing = "There is no recording Screens/en-filled.txt: run the test without CI in the"
    #expect(file(["CI": "true"]).problems(of: now) == ["\(missing) environment."])
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `show what differs, with the lines around it`() {
    _ = file().problems(of: recording(["A.one": "1\n2\n3\n4\n5\n6\n7\n8\n9"]))
    #expect(
      file().problems(of: recording(["A.one": "1\n2\n3\n4\nfive\n6\n7\n8\n9"])) == [
        """
        A.one is not (+) what is recorded (-) in Screens/en-filled.txt:
          3
          4
        - 5
        + five
          6
          7
          …
        CALCOT_RECORD=1 records it anew.
        """
      ])
  }

  @Test func `name screens that are new, and recorded ones that are gone`() {
    _ = file().problems(of: recording(["A.one": "One", "A.two": "Two"]))
    #expect(
      file().problems(of: recording(["A.two": "Two", "A.three": "Three"])) == [
        "A.one is recorded in Screens/en-filled.txt, and there is no such screen.\n"
          + "CALCOT_RECORD=1 records it anew.",
        "A.three is not recorded in Screens/en-filled.txt.\nCALCOT_RECORD=1 records it anew.",
      ])
  }

  @Test func `are written anew on demand`() {
    _ = file().problems(of: recording(["A.one": "One"]))
    let now = recording(["A.one": "Uno", "A.two": "Dos"])
    #expect(file(["CALCOT_RECORD": "1", "CI": "true"]).problems(of: now).isEmpty)
    #expect(file(["CI": "true"]).problems(of: now).isEmpty)
  }

  @Test func `that cannot be written are reported with their path`() throws {
    try FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: folder)
    let problems = file().problems(of: recording(["A.one": "One"]))
    #expect(problems.first?.hasPrefix("\(folder.path)/en-filled.txt cannot be written") == true)
  }

  @Test func `name variants without a recording, and recordings of no variant`() throws {
    let variants = ScreenVariant.all(languages: ["en", "de"])
    let recorded = RecordedFolder(url: folder, environment: [:])
    #expect(
      recorded.problems(of: variants) == [
        "There is no folder \(folder.path): run the tests that record en-filled, de-filled."
      ])
    for name in ["en-filled.txt", "en-filled.html", "fr-filled.txt"] {
      _ = recorded.file(name).recorded(orWriting: Data())
    }
    _ = recorded.folder(of: ScreenVariant(language: "it")).file("A.one.png")
      .recorded(orWriting: Data())
    #expect(
      recorded.problems(of: variants) == [
        "\(folder.path) has no recording of de-filled.",
        "\(folder.path)/fr-filled.txt is of none of the variants: remove it.",
        "\(folder.path)/it-filled is of none of the variants: remove it.",
      ])
  }

  @Test func `have a name that says the variant`() {
    let variants = ScreenVariant.all(
      languages: ["en", "de"], states: [.filled, .empty], narrow: [false, true],
      appearances: [.system, .dark])
    #expect(variants.count == 16 && Set(variants.map(\.description)).count == 16)
    #expect(variants.first?.description == "en-filled")
    #expect(variants.last?.description == "de-empty-narrow-dark")
  }
}
