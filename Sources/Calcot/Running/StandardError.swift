#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a mistake in the app's code to standard error.
package func reportToStandardError(_ issue: String) {
  let text = standardErrorText(of: issue)
  _ = text.withCString { write(STDERR_FILENO, $0, text.utf8.count) }
}

/// Returns a report as it is written: cut if it is very long, and so that no text of a user's in it looks like
/// another line of a log, or acts on a terminal.
package func standardErrorText(of issue: String) -> String {
  var text = String.UnicodeScalarView("Calçot: ".unicodeScalars)
  for scalar in issue.unicodeScalars.prefix(10_000) {
    switch scalar.properties.generalCategory {
    case .control where scalar == "\n": text.append(contentsOf: "\n  ".unicodeScalars)
    case .control, .lineSeparator, .paragraphSeparator: text.append("\u{FFFD}")
    default: text.append(scalar)
    }
  }
  text.append("\n")
  return String(text)
}
