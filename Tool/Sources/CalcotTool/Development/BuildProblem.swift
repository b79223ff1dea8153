#if CALCOT_TOOL || (Web && DEBUG)
  /// A mistake that keeps an app from showing its latest code.
  struct BuildProblem: Equatable, Encodable {
    var title: String
    /// The text of the first error.
    var message: String
    /// The place of the error, such as `Sources/App/NoteView.swift:12:9`; nil if it has none.
    var place: String?
    /// The address by which an editor opens the place.
    var link: String?
    /// The lines of source around the error, as the compiler prints them.
    var source: [String] = []
    /// The number of further errors.
    var others = 0

    /// The problem as text for a terminal.
    var text: String {
      let more = others > 0 ? ["and \(others) more \(others == 1 ? "error" : "errors")"] : []
      let first = [place.map { "\($0): error: \(message)" } ?? "error: \(message)"]
      return (["\(title):"] + first + source + more).map { $0 + "\n" }.joined()
    }
  }

  /// Reads the first mistake in what a build or an app has written.
  struct ProblemReader {
    /// The absolute path of the package.
    let package: String
    /// The address of an editor, with `{file}`, `{line}` and `{column}` in it.
    let editor: String

    /// Returns the first error of a build that has failed.
    func problem(ofBuild text: String) -> BuildProblem {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      var errors: [String] = []
      var first: BuildProblem?
      for (index, line) in lines.enumerated() {
        guard let (place, message) = Self.error(in: line) else { continue }
        let name = "\(place ?? "") \(message)"
        // NB: a module's error comes from each of the compiler's jobs that read the file.
        guard !errors.contains(name) else { continue }
        errors.append(name)
        // NB: a place says more than the general error before it.
        guard first == nil || first?.place == nil && place != nil else { continue }
        let source = lines[(index + 1)...].prefix {
          $0.prefix { $0 != "|" }.allSatisfy(Self.isGutter) && $0.contains("|")
        }
        first = BuildProblem(
          title: "The app does not build", message: message, place: place.map(shown),
          link: place.map(link), source: source.map(String.init))
      }
      var problem =
        first
        ?? BuildProblem(
          title: "The app does not build",
          message: lines.last { !$0.isEmpty }.map(String.init) ?? "swift build has failed")
      problem.others = max(0, errors.filter { !$0.hasPrefix(" ") }.count - 1)
      return problem
    }

    /// Returns the reason and the place of a crash, with the last inputs of the user.
    func problem(ofCrash text: String, status: String, after inputs: [String] = []) -> BuildProblem
    {
      let lines = text.split(separator: "\n")
      let reason = lines.last { $0.contains("Fatal error") || $0.contains("rror: ") }
      let places = lines.compactMap { line -> String? in
        guard
          let start = line.firstRange(of: " at /")?.upperBound
            ?? line.firstRange(of: " in /")?.upperBound
        else { return nil }
        let place = "/" + line[start...].prefix { $0 != " " }
        return place.hasPrefix(package + "/") && !place.contains("/.build/") ? place : nil
      }
      return BuildProblem(
        title: "The app has crashed",
        message: reason.map(String.init) ?? "It ended with \(status).",
        place: places.first.map(shown), link: places.first.map(link),
        source: inputs.isEmpty ? [] : ["The last inputs:"] + inputs.map { "  " + $0 })
    }

    private static func isGutter(_ character: Character) -> Bool {
      character == " " || character.isASCII && character.isNumber
    }

    /// Returns the place and the text of an error in a line of the compiler, or of SwiftPM.
    private static func error(in line: Substring) -> (place: String?, message: String)? {
      if line.hasPrefix("error: ") { return (nil, String(line.dropFirst("error: ".count))) }
      guard line.hasPrefix("/"), let mark = line.firstRange(of: ": error: ") else { return nil }
      return (String(line[..<mark.lowerBound]), String(line[mark.upperBound...]))
    }

    private func shown(_ place: String) -> String {
      place.hasPrefix(package + "/") ? String(place.dropFirst(package.count + 1)) : place
    }

    private func link(_ place: String) -> String {
      let parts = place.split(separator: ":")
      func part(_ index: Int) -> String { parts.count > index ? String(parts[index]) : "1" }
      return editor.replacing("{file}", with: part(0)).replacing("{line}", with: part(1))
        .replacing("{column}", with: part(2))
    }
  }
#endif
