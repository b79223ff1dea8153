/// How large a file is, as people read it.
struct FileSize: CustomStringConvertible {
  private let bytes: Int

  init(_ bytes: Int) { self.bytes = bytes }

  /// The size in the largest unit of which there is a whole one, rounded down: what may be had is never
  /// said to be more than it is.
  var description: String {
    let units = ["bytes", "KB", "MB", "GB"]
    var (rest, unit) = (max(bytes, 0), 0)
    while rest >= 1_024, unit < units.count - 1 { (rest, unit) = (rest / 1_024, unit + 1) }
    return "\(rest) \(units[unit])"
  }
}
