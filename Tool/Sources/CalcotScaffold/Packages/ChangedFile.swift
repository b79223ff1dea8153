/// A file whose text changes.
struct ChangedFile {
  /// The path in the package.
  let path: String
  let old: String
  let new: String

  /// The change as a patch of one hunk with the whole file.
  var patch: String {
    let (before, after) = (old.lines, new.lines)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): inserted.insert(place)
      }
    }
    var text = "--- \(path)\n+++ \(path)\n@@ -1,\(before.count) +1,\(after.count) @@\n"
    var place = 0
    for (position, line) in after.enumerated() {
      if inserted.contains(position) {
        text += "+\(line)\n"
        continue
      }
      while removed.contains(place) {
        text += "-\(before[place])\n"
        place += 1
      }
      text += " \(line)\n"
      place += 1
    }
    return text + before[place...].map { "-\($0)\n" }.joined()
  }
}
