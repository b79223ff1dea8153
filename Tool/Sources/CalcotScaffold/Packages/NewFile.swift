/// A file to make.
public struct NewFile: Equatable, Sendable {
  /// The path in the new folder.
  public let path: String
  public let text: String

  /// The file as a patch of unified differences, with its path in `folder`.
  public func patch(in folder: String? = nil) -> String {
    let lines = text.lines
    let added = lines.map { "+\($0)\n" }.joined()
    let place = folder.map { "\($0)/" } ?? ""
    return "--- /dev/null\n+++ \(place)\(path)\n@@ -0,0 +1,\(lines.count) @@\n\(added)"
  }
}
