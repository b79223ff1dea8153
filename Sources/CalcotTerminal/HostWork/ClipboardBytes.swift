#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An encoder for the clipboard of the terminal's user, wherever the app runs: "set selection data"
/// (OSC 52 of xterm). Terminals without support ignore it.
package struct ClipboardBytes: Sendable {
  /// The maximum number of bytes of a text; some terminals limit a sequence to 100,000 bytes.
  package static let most = 74_994

  private let isInTmux: Bool

  package init(environment: [String: String]) {
    isInTmux = !environment["TMUX", default: ""].isEmpty
  }

  /// Returns the bytes for a text, or `nil` if it is too long.
  ///
  /// The encoding keeps the text from controlling the terminal. Inside tmux the sequence is sent
  /// both to tmux and through it to the outer terminal, as either may be configured to accept it.
  package func callAsFunction(_ text: String) -> [UInt8]? {
    guard text.utf8.count <= ClipboardBytes.most else { return nil }
    let encoded = Data(text.utf8).base64EncodedString()
    let sequence = "\u{1B}]52;c;\(encoded)\u{07}"
    let passed = isInTmux ? "\u{1B}Ptmux;\u{1B}\(sequence)\u{1B}\\" : ""
    return Array((sequence + passed).utf8)
  }
}
