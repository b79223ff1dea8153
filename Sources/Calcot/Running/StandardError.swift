#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a mistake in the app's code to standard error.
package func reportToStandardError(_ issue: String) {
  let line = "Calçot: \(issue)\n"
  _ = line.withCString { write(STDERR_FILENO, $0, line.utf8.count) }
}
