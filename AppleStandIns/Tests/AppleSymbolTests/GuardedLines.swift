import Foundation

/// The lines of a source, with what they ask of the system.
struct GuardedLines {
  private let lines: [String]

  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
  }

  init(file: String) {
    self.init((try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
  }

  /// Returns whether a line is in a block, or a declaration, that asks for the system.
  func isChecked(_ number: Int) -> Bool {
    var depth = 0
    var blocks = [(depth: 0, isChecked: false)]
    var asks = false
    var isLastChecked = false
    for line in lines.prefix(number) {
      let code = line.replacingMatches(of: #""(\\.|[^"\\])*"|//.*"#, with: "")
      if code.matches("[#@]available\\(") {
        asks = true
        if code.contains("guard") { blocks[blocks.count - 1].isChecked = true }
      }
      for character in code {
        if character == "{" {
          depth += 1
          blocks.append((depth, asks))
          asks = false
        } else if character == "}" {
          depth -= 1
          while let block = blocks.last, block.depth > max(depth, 0) { blocks.removeLast() }
        }
      }
      isLastChecked = asks || code.contains("available(")
      let words = code.trimmed
      if !words.isEmpty, !words.hasPrefix("@"), !words.contains("#available") { asks = false }
    }
    return isLastChecked || blocks.contains(where: \.isChecked)
  }

  /// Returns whether the conditions around a line hold on visionOS.
  func isCompiledOnVisionOS(_ number: Int) -> Bool {
    /// For each open `#if` what its branches came to, the last of them being the one of the line.
    var blocks: [[Bool]] = []
    for line in lines.prefix(number) {
      let words = line.trimmed.split(separator: " ", maxSplits: 1).map(String.init) + ["", ""]
      let isTaken = blocks.last?.contains(true) ?? false
      switch words[0] {
      case "#if": blocks.append([Self.holdsOnVisionOS(words[1])])
      case "#elseif": blocks[blocks.count - 1].append(!isTaken && Self.holdsOnVisionOS(words[1]))
      case "#else": blocks[blocks.count - 1].append(!isTaken)
      case "#endif": blocks.removeLast()
      default: break
      }
    }
    return blocks.allSatisfy { $0.last == true }
  }

  /// Returns whether a condition holds on visionOS, which has every module but AppKit, in a new compiler.
  static func holdsOnVisionOS(_ condition: String) -> Bool {
    let condition = condition.before("//").trimmed
    let any = parts(of: condition, at: "||")
    if any.count > 1 { return any.contains(where: holdsOnVisionOS) }
    let all = parts(of: condition, at: "&&")
    if all.count > 1 { return all.allSatisfy(holdsOnVisionOS) }
    if condition.hasPrefix("!") { return !holdsOnVisionOS(String(condition.dropFirst())) }
    if condition.hasPrefix("(") { return holdsOnVisionOS(String(condition.dropFirst().dropLast())) }
    if condition.hasPrefix("os(") { return condition == "os(visionOS)" }
    return condition != "canImport(AppKit)" && !condition.hasPrefix("targetEnvironment(")
  }

  /// Returns the parts of a condition between the operators that no bracket holds.
  private static func parts(of condition: String, at separator: String) -> [String] {
    condition.components(separatedBy: separator).reduce(into: []) { parts, part in
      if let last = parts.last, last.count(where: { $0 == "(" }) > last.count(where: { $0 == ")" })
      {
        parts[parts.count - 1] = last + separator + part
      } else {
        parts.append(part)
      }
    }
  }
}
