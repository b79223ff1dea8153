#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension RouteRegistry {
  func data(_ state: SavedTree) throws(SavedStateProblem) -> Data {
    do { return try encoded(state) } catch { throw .unreadable("\(error)") }
  }

  /// Reads a saved state; its version first, so that one of another version is named as such.
  func state(_ data: Data, limits: JSONLimits) throws(SavedStateProblem) -> SavedTree {
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

extension CalcotApp {
  /// Starts an app where `state` says it was or, when that cannot be brought back, at the root of
  /// `coordinator`'s navigation; ``restoration`` says which.
  ///
  /// - Parameters:
  ///   - coordinator: makes the screens of the app's first flow.
  ///   - routes: the routes of all its features.
  ///   - state: what ``savedState()`` has given, in this process or another one; nil for none.
  ///   - isReady: whether links are opened at once; if not, they wait for ``Router/becomeReady()``.
  ///   - limits: what `state` may at most be; a megabyte and a hundred levels by default.
  ///   - watchesRelease: as in ``init(_:watchesRelease:)``.
  public convenience init<C: Coordinator>(
    _ coordinator: C, routes: RouteRegistry, restoring state: Data? = nil,
    isReady: Bool = true, limits: JSONLimits = JSONLimits(), watchesRelease: Bool = false
  ) {
    self.init(watchesRelease: watchesRelease, routes: routes, isReady: isReady)
    let parts = FlowParts(coordinator)
    guard let state else {
      engine.start(parts)
      return
    }
    do throws(SavedStateProblem) {
      engine.start(parts, restoring: try routes.state(state, limits: limits))
    } catch {
      engine.restoration = Restoration(failure: error)
      engine.start(parts)
    }
  }

  /// What became of the saved state that the app was started with; nil without one.
  public var restoration: Restoration? { engine.restoration }

  /// The navigation tree and each screen's saved value, as JSON of version 1. A dialog is not saved.
  ///
  /// Linear in the number of screens. Hosts save it when a process may be ended.
  ///
  /// - Throws: ``SavedStateProblem/noRegistry`` for an app without a ``RouteRegistry``;
  ///   ``SavedStateProblem/unreadable(_:)`` for a route or a value that cannot be encoded.
  public func savedState() throws(SavedStateProblem) -> Data {
    guard let routes = engine.routes else { throw .noRegistry }
    let state = try engine.savedTree()
    return try routes.data(state)
  }
}

extension Engine {
  func savedTree() throws(SavedStateProblem) -> SavedTree {
    var tree = tree
    tree.dialog = nil
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try SavedTree(tree, identities: identities) { id in
        guard let value = screens[id]?.valueToSave else { return nil }
        return String(decoding: try encoder.encode(AnyValue(value: value)), as: UTF8.self)
      }
    } catch { throw .unreadable("a screen's value cannot be encoded: \(error)") }
  }

  func savedValue<Value: Codable>(as type: Value.Type) -> Value? {
    guard let text = savedValue else { return nil }
    do {
      return try JSONDecoder().decode([Value].self, from: Data("[\(text)]".utf8)).first
    } catch {
      let problem = SavedStateProblem.invalid("a screen's saved \(Value.self)", "\(error)")
      restoration?.problems.append(problem)
      return nil
    }
  }
}

/// A value whose type is known to itself only.
private struct AnyValue: Encodable {
  let value: any Encodable
  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
