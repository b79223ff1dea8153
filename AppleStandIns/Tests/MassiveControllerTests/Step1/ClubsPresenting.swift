import Foundation

/// The part of the ViewModel that all steps share: texts, filter and order of the Model, without
/// user interface.
@MainActor
protocol ClubsPresenting {
  var list: ClubsList { get }
}

extension ClubsPresenting {
  var title: String { "Clubs" }
  var placeholder: String { "part of a name" }
  var search: String { list.search }
  var isLoading: Bool { list.isLoading }
  var sortTitle: String { list.sortsByMembers ? "Sort by name" : "Sort by members" }

  var clubs: [Club] {
    list.clubs
      .filter { search.isEmpty || $0.name.lowercased().contains(search.lowercased()) }
      .sorted { list.sortsByMembers ? $0.members > $1.members : $0.name < $1.name }
  }

  /// The notice that replaces the rows.
  var notice: String? {
    if list.clubs.isEmpty && isLoading { return "Loading the clubs…" }
    guard clubs.isEmpty else { return nil }
    return search.isEmpty ? "There are no clubs." : "No club is called that."
  }

  var footer: String? {
    guard notice == nil else { return nil }
    let count = counted(list.clubs.count, "club")
    return clubs.count == list.clubs.count ? count : "\(clubs.count) of \(count)"
  }

  func detail(of club: Club) -> String { "\(members(of: club)) · ran \(lastRun(of: club))" }

  func members(of club: Club) -> String { counted(club.members, "member") }

  private func lastRun(of club: Club) -> String {
    switch Int(list.now.timeIntervalSince(club.lastRun) / 86_400) {
    case 0: "today"
    case 1: "yesterday"
    case let days: "\(days) days ago"
    }
  }

  // MARK: Questions

  func deletion(of club: Club) -> Question {
    Question(
      title: "Delete \(club.name)?",
      message: club.members == 1
        ? "Its member loses it." : "Its \(club.members) members lose it.",
      action: "Delete", isDestructive: true, cancel: "Keep")
  }

  func loadingFailed(_ error: ServerError) -> Question {
    retry("The clubs were not loaded", error)
  }

  func deletingFailed(_ club: Club, _ error: ServerError) -> Question {
    retry("\(club.name) was not deleted", error)
  }

  private func retry(_ title: String, _ error: ServerError) -> Question {
    Question(title: title, message: text(of: error), action: "Try again", cancel: "OK")
  }

  private func text(of error: ServerError) -> String {
    switch error {
    case .unreachable: "The server cannot be reached. Check the connection."
    case .refused(let reason): "The server says: \(reason)"
    }
  }
}

/// A question to answer with yes or no.
struct Question: Equatable {
  let title: String
  let message: String
  let action: String
  var isDestructive = false
  let cancel: String
}
