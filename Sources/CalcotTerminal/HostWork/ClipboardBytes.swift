#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What puts a text on the clipboard of the user before a terminal, wherever the app runs: "set
/// selection data" (OSC 52 of xterm). Terminals that do not know it ignore it.
package struct ClipboardBytes: Sendable {
  /// The most bytes of a text; some terminals take no longer sequence than 100,000 bytes.
  package static let most = 74_994

  private let isInTmux: Bool

  package init(environment: [String: String]) {
    isInTmux = !environment["TMUX", default: ""].isEmpty
  }

  /// The bytes for a text; nil where it is too long.
  ///
  /// As it is encoded, nothing in the text can act on the terminal. In tmux it goes to tmux itself and
  /// through it to the terminal around it, as either may be what is set up to take it.
  package func callAsFunction(_ text: String) -> [UInt8]? {
    guard text.utf8.count <= ClipboardBytes.most else { return nil }
    let encoded = Data(text.utf8).base64EncodedString()
    let sequence = "\u{1B}]52;c;\(encoded)\u{07}"
    let passed = isInTmux ? "\u{1B}Ptmux;\u{1B}\(sequence)\u{1B}\\" : ""
    return Array((sequence + passed).utf8)
  }
}
