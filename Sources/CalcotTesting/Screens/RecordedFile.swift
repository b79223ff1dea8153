#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A file with a recording.
package struct RecordedFile {
  package let url: URL
  /// The environment of the process: `CALCOT_RECORD` records anew, and `CI` records nothing.
  let environment: [String: String]

  /// The path in messages: the folder and the file.
  package var name: String {
    "\(url.deletingLastPathComponent().lastPathComponent)/\(url.lastPathComponent)"
  }

  /// A Boolean value that indicates whether everything is recorded anew.
  package var isRecordedAnew: Bool { environment["CALCOT_RECORD"] != nil }

  /// Returns the recording to compare with; nil if `now` has become the recording, or cannot, and the
  /// problems with that.
  package func recorded(orWriting now: Data) -> (content: Data?, problems: [String]) {
    if isRecordedAnew { return (nil, write(now)) }
    if let content = try? Data(contentsOf: url) { return (content, []) }
    guard environment["CI"] == nil else {
      return (
        nil, ["There is no recording \(name): run the test without CI in the environment."]
      )
    }
    return (nil, write(now) + ["\(name) was recorded: look at it, and run the test again."])
  }

  /// Returns what is different in a recording, or records it.
  func problems(of now: ScreenRecording) -> [String] {
    let (content, problems) = recorded(orWriting: Data(now.text.utf8))
    guard let content else { return problems }
    return ScreenRecording(text: String(decoding: content, as: UTF8.self))
      .problems(of: now, file: name).map { "\($0)\n\(Self.remedy)" }
  }

  /// The last line of a failure.
  package static let remedy = "CALCOT_RECORD=1 records it anew."

  private func write(_ content: Data) -> [String] {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: url)
      return []
    } catch {
      return ["\(url.path) cannot be written: \(error)"]
    }
  }
}
