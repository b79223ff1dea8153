#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A file with a recording.
package struct RecordedFile {
  package let url: URL
  /// The environment of the process: `CALCOT_RECORD` writes every recording again, and `CI` writes
  /// none.
  let environment: [String: String]

  /// The name in messages: the folder and the file.
  package var name: String {
    "\(url.deletingLastPathComponent().lastPathComponent)/\(url.lastPathComponent)"
  }

  /// A Boolean value that indicates whether every recording is written again.
  package var isRecordedAnew: Bool { environment["CALCOT_RECORD"] != nil }

  /// Returns the recording to compare with; `nil` if there was none or it is replaced, with the
  /// problems of writing `now` in its place.
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

  /// Returns the differences from the recording, or writes it.
  package func problems(of now: ScreenRecording) -> [String] {
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
