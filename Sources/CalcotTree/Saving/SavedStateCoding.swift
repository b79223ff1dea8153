#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension RouteRegistry {
  /// Returns a saved state as JSON.
  package func data(_ state: SavedTree) throws(SavedStateProblem) -> Data {
    do { return try encoded(state) } catch { throw SavedStateProblem(error) }
  }

  /// Checks that a saved state can be read again.
  package func check(_ data: Data, limits: JSONLimits) throws(SavedStateProblem) {
    do { try limits.check(data) } catch { throw .unwritable("\(error)") }
  }

  /// Decodes a saved state part by part. Of a part that is deeper than the limit, only that part is
  /// lost.
  package func state(_ data: Data, limits: JSONLimits) throws(SavedStateProblem) -> SavedTree {
    do {
      let mostLevels = try limits.isDeeper(data) ? limits.depth : nil
      return try decoder(mostLevels: mostLevels).decode(VersionedTree.self, from: data).tree
    } catch let problem as SavedStateProblem {
      throw problem
    } catch { throw SavedStateProblem(SavedDataError(error)) }
  }

  /// Returns the number of bytes that a screen's value takes in a saved state.
  package func size(of value: String) throws(SavedStateProblem) -> Int {
    do { return try encoded(value).count + ",\"saved\":".utf8.count } catch {
      throw SavedStateProblem(error)
    }
  }
}

/// A saved tree whose version is decoded first, so that an unknown version is reported as such.
private struct VersionedTree: Decodable {
  private enum Key: String, CodingKey { case version }

  let tree: SavedTree

  init(from decoder: any Decoder) throws {
    let version = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .version)
    guard version == SavedTree.currentVersion else { throw SavedStateProblem.version(version) }
    tree = try SavedTree(from: decoder)
  }
}
