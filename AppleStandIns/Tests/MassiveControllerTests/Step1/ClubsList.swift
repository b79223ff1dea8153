import Foundation

/// The Model: plain data.
struct ClubsList: Equatable, Sendable {
  var clubs: [Club] = []
  var search = ""
  var sortsByMembers = false
  var isLoading = false
  let now: Date
}
