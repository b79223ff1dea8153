/// The size of a file in readable form.
package struct FileSize: CustomStringConvertible {
  private let bytes: Int

  package init(_ bytes: Int) { self.bytes = bytes }

  /// The size in the largest unit that fits at least once, with a tenth below ten,
  /// rounded down so that a limit is never overstated.
  package var description: String {
    let units = ["bytes", "KB", "MB", "GB"]
    var (rest, tenths, unit) = (max(bytes, 0), 0, 0)
    while rest >= 1_024, unit < units.count - 1 {
      (rest, tenths, unit) = (rest / 1_024, rest % 1_024 * 10 / 1_024, unit + 1)
    }
    return "\(rest)\(rest < 10 && tenths > 0 ? ".\(tenths)" : "") \(units[unit])"
  }
}
