/// A part of saved data that is decoded on its own: its value, or the reason why it cannot be read.
/// So an invalid part does not affect others.
enum SavedPart<Value: Codable & Equatable>: Equatable {
  case read(Value)
  case unreadable(SavedDataError)
}

extension SavedPart: Codable {
  init(from decoder: any Decoder) {
    do {
      try decoder.checkLevel()
      self = .read(try Value(from: decoder))
    } catch {
      self = .unreadable(SavedDataError(error, at: decoder.codingPath))
    }
  }

  func encode(to encoder: any Encoder) throws {
    try value().encode(to: encoder)
  }
}
