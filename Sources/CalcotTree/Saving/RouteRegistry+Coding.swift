#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension RouteRegistry {
  /// `value` as JSON with its keys in order; the ``AnyRoute``s in it are written with this registry.
  package func encoded(_ value: some Encodable) throws(SavedDataError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.userInfo[.routeRegistry] = self
    do {
      return try encoder.encode(value)
    } catch {
      throw SavedDataError(error)
    }
  }

  /// The value in `json`, which may come from anywhere; the ``AnyRoute``s in it are read with this
  /// registry.
  package func decoded<Value: Decodable>(
    _ type: Value.Type, from json: Data, limits: JSONLimits = JSONLimits()
  ) throws(SavedDataError) -> Value {
    do {
      try limits.check(json)
      let decoder = JSONDecoder()
      decoder.userInfo[.routeRegistry] = self
      return try decoder.decode(type, from: json)
    } catch let error as JSONError {
      throw .json(error)
    } catch {
      throw SavedDataError(error)
    }
  }
}
