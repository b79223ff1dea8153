import Foundation

/// A saved state that a test damages in one place.
struct SavedDocument {
  private var root: Any

  init(_ state: Data) throws { root = try JSONSerialization.jsonObject(with: state) }

  var state: Data {
    get throws { try JSONSerialization.data(withJSONObject: root, options: .sortedKeys) }
  }

  /// The value at a path such as `layers[0].stack[1].route`; nil removes it.
  subscript(path: String) -> Any? {
    get { Self.value(at: Self.keys(path)[...], in: root) }
    set { root = Self.setting(newValue, at: Self.keys(path)[...], in: root) }
  }

  mutating func put(_ json: String, at path: String) throws {
    self[path] = try JSONSerialization.jsonObject(
      with: Data(json.utf8), options: .fragmentsAllowed)
  }

  /// The paths of all nodes, each before those over it and those within it.
  var nodes: [String] {
    (0..<count("layers")).flatMap { nodes(in: "layers[\($0)].stack") }
  }

  /// Returns the paths of the nodes in the stack at a path.
  func nodes(in stack: String) -> [String] {
    (0..<count(stack)).flatMap { index in
      let node = "\(stack)[\(index)]"
      let branches = "\(node).container.branches"
      return [node]
        + (0..<count(branches)).flatMap { nodes(in: "\(branches)[\($0)].stack") }
    }
  }

  func count(_ path: String) -> Int { (self[path] as? [Any])?.count ?? 0 }

  private static func keys(_ path: String) -> [String] {
    path.split(whereSeparator: { ".[]".contains($0) }).map(String.init)
  }

  private static func value(at keys: ArraySlice<String>, in whole: Any) -> Any? {
    guard let key = keys.first else { return whole }
    let part: Any? =
      if let list = whole as? [Any], let index = Int(key), list.indices.contains(index) {
        list[index]
      } else {
        (whole as? [String: Any])?[key]
      }
    return part.flatMap { value(at: keys.dropFirst(), in: $0) }
  }

  private static func setting(_ new: Any?, at keys: ArraySlice<String>, in whole: Any) -> Any {
    guard let key = keys.first else { return new ?? NSNull() }
    let rest = keys.dropFirst()
    if var list = whole as? [Any], let index = Int(key) {
      if rest.isEmpty, new == nil {
        list.remove(at: index)
      } else {
        list[index] = setting(new, at: rest, in: list[index])
      }
      return list
    }
    var object = whole as? [String: Any] ?? [:]
    object[key] = rest.isEmpty ? new : setting(new, at: rest, in: object[key] ?? [String: Any]())
    return object
  }
}
