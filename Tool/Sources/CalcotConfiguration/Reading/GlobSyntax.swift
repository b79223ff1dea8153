/// What a glob must not look like, so that a mistake is seen before it matches nothing.
enum GlobSyntax {
  /// The rest of the sentence "the glob … "; nil if there is nothing to say.
  static func mistake(in glob: String) -> String? {
    if glob.isEmpty { return "is empty" }
    if glob.hasPrefix("/") {
      return "begins with '/': write it relative to the folder of this file"
    }
    if glob.split(separator: "/").contains("..") {
      return "leaves the folder of this file: '..' has no meaning in it"
    }
    if glob.contains("\\") { return "has a backslash: folders are separated by '/'" }
    var braces = 0
    var isInBrackets = false
    for character in glob {
      switch character {
      case "[" where !isInBrackets: isInBrackets = true
      case "]": isInBrackets = false
      case "{" where !isInBrackets: braces += 1
      case "}" where !isInBrackets:
        braces -= 1
        if braces < 0 { return "has a '}' without its '{'" }
      default: break
      }
    }
    if isInBrackets { return "has a '[' without its ']'" }
    return braces > 0 ? "has a '{' without its '}'" : nil
  }
}
