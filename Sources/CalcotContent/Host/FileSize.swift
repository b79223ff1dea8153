/// The size of a file in readable form.
package struct FileSize: CustomStringConvertible {
  private let bytes: Int

  package init(_ bytes: Int) { self.bytes = bytes }

  /// The size in the largest unit that fits at least once, rounded down so that a limit is never
  /// overstated.
  package var description: String {
    let units = ["bytes", "KB", "MB", "GB"]
    var (rest, unit) = (max(bytes, 0), 0)
    while rest >= 1_024, unit < units.count - 1 { (rest, unit) = (rest / 1_024, unit + 1) }
    return "\(rest) \(units[unit])"
  }
}
