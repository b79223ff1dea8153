#if CALCOT_TOOL || (Web && DEBUG)
  import Foundation

  /// Commands of Swift.
  enum SwiftCommand {
    /// The variables of each build. NB: SwiftPM passes traits in the order of a set, and what gets them in
    /// another order is compiled again.
    static let variables = ["SWIFT_DETERMINISTIC_HASHING": "1"]

    /// Returns what a command has written, with its warnings.
    ///
    /// - Throws: The first error that it has named, and the place of that.
    static func output(_ words: [String]) throws -> String {
      let process = try ChildProcess(["swift"] + words, use: .silent)
      while process.read() != nil, let output = process.unread {
        var polled = pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)
        _ = poll(&polled, 1, -1)
      }
      guard process.end(isWaiting: true)?.text == nil else {
        let lines = process.text.split(separator: "\n").filter { $0.contains("error: ") }
        throw DevFailure.misuse((lines.last ?? "error: swift \(words[0]) has failed").description)
      }
      return process.text
    }

    /// Returns the last line that a command has written.
    static func lastLine(_ words: [String]) throws -> String {
      let lines = try output(words).split(whereSeparator: \.isNewline)
      return lines.last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }

    /// Returns the name of the package's only program.
    static func product(in place: [String]) throws -> String {
      struct Package: Decodable {
        struct Product: Decodable {
          var name: String
          var type: [String: [String]?]
        }
        var products: [Product]
      }
      let text = try output(["package"] + place + ["describe", "--type", "json"])
      // NB: warnings may be around it.
      guard let start = text.firstIndex(of: "{"), let end = text.lastIndex(of: "}"), start < end,
        let package = try? JSONDecoder().decode(Package.self, from: Data(text[start...end].utf8))
      else {
        throw DevFailure.misuse("calcot: error: the package cannot be read; name a --product")
      }
      let programs = package.products.filter { $0.type.keys.contains("executable") }.map(\.name)
      guard programs.count == 1 else {
        throw DevFailure.misuse(
          programs.isEmpty
            ? "calcot: error: the package has no program to show"
            : "calcot: error: name one of these with --product: \(programs.sorted().joined(separator: ", "))"
        )
      }
      return programs[0]
    }
  }
#endif
