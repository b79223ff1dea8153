extension CodingUserInfoKey {
  /// The key in an encoder's or decoder's user info for the ``RouteRegistry`` of ``AnyRoute``s.
  public static var routeRegistry: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "Calcot.RouteRegistry") else {
      preconditionFailure("a key of user info can have any name")
    }
    return key
  }
}

/// A route is saved as `{"type": "GroupsRoute", "value": …}`.
extension AnyRoute: Codable {
  private enum Key: String, CodingKey {
    case type, value
  }

  /// Decodes a route of any type in the ``RouteRegistry`` that the decoder's user info contains
  /// under `routeRegistry`.
  public init(from decoder: any Decoder) throws {
    try decoder.checkLevelsWithin()
    let container = try decoder.container(keyedBy: Key.self)
    let name = try container.decode(String.self, forKey: .type)
    guard let registry = decoder.userInfo[.routeRegistry] as? RouteRegistry else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: Self.noRegistry("decoder"))
    }
    guard let type = registry.type(named: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: Self.unknownType(name))
    }
    self = try Self.route(type, in: container)
  }

  public func encode(to encoder: any Encoder) throws {
    let type = type(of: base)
    guard let registry = encoder.userInfo[.routeRegistry] as? RouteRegistry else {
      throw invalid(Self.noRegistry("encoder"), encoder)
    }
    guard let name = registry.name(of: type) else {
      throw invalid(Self.unknownType(type.name), encoder)
    }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .type)
    try container.encode(base, forKey: .value)
  }

  private static func route<R: Route>(
    _ type: R.Type, in container: KeyedDecodingContainer<Key>
  ) throws -> AnyRoute {
    AnyRoute(try container.decode(type, forKey: .value))
  }

  private func invalid(_ problem: String, _ encoder: any Encoder) -> EncodingError {
    .invalidValue(
      base, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: problem))
  }

  private static func unknownType(_ name: String) -> String {
    "unknown route type \"\(name)\": add it to the app's RouteRegistry"
  }

  private static func noRegistry(_ coder: String) -> String {
    "a route needs the app's RouteRegistry: set it as userInfo[.routeRegistry] of the \(coder)"
  }
}
