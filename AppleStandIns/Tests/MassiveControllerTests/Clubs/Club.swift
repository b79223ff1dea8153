import Foundation

struct Club: Identifiable, Equatable, Sendable {
  let id: Int
  let name: String
  let members: Int
  let lastRun: Date
}

enum ServerError: Error, Equatable {
  case unreachable
  case refused(String)
}
