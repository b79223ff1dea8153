/// A part of saved data that is decoded for itself: its value, or the reason why it cannot be read.
/// So a part that is no good costs no more than itself.
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
