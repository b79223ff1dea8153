#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension RouteRegistry {
  /// Returns `value` as JSON with sorted keys; its ``AnyRoute``s are encoded with this registry.
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

  /// Returns the value in `json`, which may come from any source; its ``AnyRoute``s are decoded
  /// with this registry.
  package func decoded<Value: Decodable>(
    _ type: Value.Type, from json: Data, limits: JSONLimits = JSONLimits()
  ) throws(SavedDataError) -> Value {
    do {
      try limits.check(json)
      return try decoder().decode(type, from: json)
    } catch {
      throw SavedDataError(error)
    }
  }

  /// Returns a decoder of data that has been checked.
  ///
  /// - Parameter mostLevels: The depth limit that must still be checked for single parts.
  func decoder(mostLevels: Int? = nil) -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.userInfo[.routeRegistry] = self
    decoder.userInfo[.mostLevels] = mostLevels
    return decoder
  }
}
