/// The values and the choices with which samples are decoded.
struct SampleSource {
  let values: SampleValues
  let choices: SampleChoices

  /// Returns a value of a parameter's type: a given one, or one that is itself decoded from
  /// samples.
  func value<Value: Decodable>(of type: Value.Type, depth: Int) throws -> Value {
    let known = values.values(of: type)
    if !known.isEmpty { return known[choices.choose(among: known.count)] }
    guard depth < Self.deepest else { throw NoSampleValue(type: type) }
    let names = EnumCases.names(of: type) ?? []
    let name = names.isEmpty ? nil : names[choices.choose(among: names.count)]
    do {
      return try Value(
        from: SampleDecoder(type: type, case: name, source: self, depth: depth + 1))
    } catch is NoSampleValue {
      throw NoSampleValue(type: type)
    }
  }

  // NB: a type may have itself as a parameter.
  private static let deepest = 4
}

/// A decoder that reads an enum's case by its name, and everything else from samples.
struct SampleDecoder: Decoder {
  let type: Any.Type
  let `case`: String?
  let source: SampleSource
  var depth = 0

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SampleContainer(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NoSampleValue(type: type) }

  func singleValueContainer() -> any SingleValueDecodingContainer { SampleValue(decoder: self) }
}

/// The key of an enum's case, or the parameters of a case or a struct.
private struct SampleContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: SampleDecoder

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { decoder.case.flatMap(Key.init(stringValue:)).map { [$0] } ?? [] }

  func contains(_: Key) -> Bool { true }

  func decodeNil(forKey _: Key) -> Bool { decoder.source.choices.choose(among: 2) == 0 }

  func decode<Value: Decodable>(_ type: Value.Type, forKey _: Key) throws -> Value {
    try decoder.source.value(of: type, depth: decoder.depth)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey _: Key
  ) -> KeyedDecodingContainer<Nested> { decoder.container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey _: Key) throws -> any UnkeyedDecodingContainer {
    throw NoSampleValue(type: decoder.type)
  }

  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey _: Key) -> any Decoder { decoder }
}

/// The raw value of an enum, for which its case's name is used, or a single value of another type.
private struct SampleValue: SingleValueDecodingContainer {
  let decoder: SampleDecoder

  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { decoder.source.choices.choose(among: 2) == 0 }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let name = decoder.case as? Value { return name }
    return try decoder.source.value(of: type, depth: decoder.depth)
  }
}
