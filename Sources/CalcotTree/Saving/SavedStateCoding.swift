#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension RouteRegistry {
  package func data(_ state: SavedTree) throws(SavedStateProblem) -> Data {
    do { return try encoded(state) } catch { throw .unreadable("\(error)") }
  }

  /// Decodes a saved state, its version first, so that an unknown version is reported as such.
  package func state(_ data: Data, limits: JSONLimits) throws(SavedStateProblem) -> SavedTree {
    do {
      let version = try decoded(SavedVersion.self, from: data, limits: limits).version
      guard version == SavedTree.currentVersion else { throw SavedStateProblem.version(version) }
      return try decoded(SavedTree.self, from: data, limits: limits)
    } catch let problem as SavedStateProblem {
      throw problem
    } catch { throw .unreadable("\(error)") }
  }
}

private struct SavedVersion: Decodable {
  let version: Int
}
