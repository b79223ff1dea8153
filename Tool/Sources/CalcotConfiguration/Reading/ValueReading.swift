internal import CalcotText
internal import Yams

/// The types of values in a configuration. A value of another type is noted as a problem.
extension ConfigurationReader {
  /// Returns the members of a mapping whose keys are words, in the order of the file; none for no
  /// value.
  mutating func members(
    of node: Node, called name: String
  ) -> [(key: Node, name: String, value: Node)] {
    if isNothing(node) { return [] }
    guard let mapping = node.mapping else {
      note("\(name) is made of keys and values, each 'key: value' on its line", at: node)
      return []
    }
    var members: [(key: Node, name: String, value: Node)] = []
    for (key, value) in mapping {
      guard let word = key.scalar?.string, !word.isEmpty else {
        note("a key of \(name) is a word", at: key)
        continue
      }
      if !RepeatedKey.isBlanked(word) { members.append((key, word, value)) }
    }
    return members
  }

  /// Returns the words of a list. A word alone is a list of one, no value an empty list.
  mutating func words(
    _ node: Node, called name: String, example: String
  ) -> [(node: Node, word: String)] {
    if isNothing(node) { return [] }
    if let word = node.scalar?.string { return [(node, word)] }
    var words: [(node: Node, word: String)] = []
    for element in node.sequence.map(Array.init) ?? [node] {
      if let word = element.scalar?.string {
        words.append((element, word))
      } else {
        note("'\(name)' is a list of words, such as \(example)", at: element)
      }
    }
    return words
  }

  /// Returns a word that is not empty.
  mutating func word(_ node: Node, called name: String) -> String? {
    if let word = node.scalar?.string, !isNothing(node), !word.isEmpty { return word }
    note("'\(name)' is one word", at: node)
    return nil
  }

  /// Returns a list of globs that stay in the folder of the configuration.
  mutating func globs(_ node: Node, called name: String) -> [GlobPattern] {
    var globs: [GlobPattern] = []
    for (node, text) in words(node, called: name, example: "[\"Generated/**\"]") {
      if let mistake = Self.mistake(inPlaceOf: text) {
        note("the glob '\(text)' \(mistake)", at: node)
        continue
      }
      do throws(GlobMistake) {
        globs.append(try GlobPattern(text))
      } catch {
        note("the glob '\(text)' \(error.rawValue)", at: node)
      }
    }
    return globs
  }

  /// Returns the end of the sentence "the glob … " for one that leaves the folder of the file.
  private static func mistake(inPlaceOf glob: String) -> String? {
    if glob.hasPrefix("/") {
      return "begins with '/': write it relative to the folder of this file"
    }
    if glob.split(separator: "/").contains("..") {
      return "leaves the folder of this file: '..' has no meaning in it"
    }
    return glob.contains("\\") ? "has a backslash: folders are separated by '/'" : nil
  }

  /// Returns a number from 0 to 1.
  mutating func confidence(_ node: Node, called name: String) -> Double? {
    let text = node.scalar?.string ?? ""
    if let number = Double(text), (0...1).contains(number) { return number }
    let found = node.scalar == nil ? "" : ", not '\(text)'"
    note("'\(name)' is a number from 0 to 1, such as 0.8\(found)", at: node)
    return nil
  }

  /// Returns the path of a file.
  mutating func file(_ node: Node, called name: String) -> String? {
    guard let path = word(node, called: name) else { return nil }
    if path.hasSuffix("/") || path.contains("\0") {
      note("'\(name)' is the path of a file, not '\(path)'", at: node)
      return nil
    }
    return path
  }

  /// Returns the address of a page for each rule.
  mutating func address(_ node: Node, called name: String) -> String? {
    guard let address = word(node, called: name) else { return nil }
    if address.hasPrefix("https://"), address.contains("{rule}"), !address.contains(" ") {
      return address
    }
    note("'\(name)' is an address such as https://example.org/rules#{rule}", at: node)
    return nil
  }

  private func isNothing(_ node: Node) -> Bool {
    guard let scalar = node.scalar, scalar.style == .plain || scalar.style == .any else {
      return false
    }
    return ["", "~", "null"].contains(scalar.string)
  }
}
