/// The depth limit for the parts of data that is deeper as a whole. It is in a decoder's user info
/// only if the data is too deep.
extension CodingUserInfoKey {
  static var mostLevels: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "Calcot.MostLevels") else {
      preconditionFailure("a key of user info can have any name")
    }
    return key
  }
}

extension Decoder {
  /// Throws if an array or object at this place is deeper than the limit.
  func checkLevel() throws {
    guard let most = userInfo[.mostLevels] as? Int, codingPath.count >= most else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath, debugDescription: "it is deeper than \(most) levels"))
  }

  /// Throws if anything within the value at this place is deeper than the limit. Recursive, but only
  /// as far as the limit.
  func checkLevelsWithin() throws {
    if userInfo[.mostLevels] != nil { _ = try Levels(from: self) }
  }
}

/// A value that is decoded only to check its depth.
private struct Levels: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if var array = try? decoder.unkeyedContainer() {
      try decoder.checkLevel()
      while !array.isAtEnd { _ = try array.decode(Levels.self) }
    } else if let object = try? decoder.container(keyedBy: Key.self) {
      try decoder.checkLevel()
      for key in object.allKeys { _ = try object.decode(Levels.self, forKey: key) }
    }
  }
}
