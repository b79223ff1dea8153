/// The ViewModel of one club's screen.
@MainActor
struct ClubViewModel {
  let club: Club?
  var title: String { club?.name ?? "Gone" }
  var members: String { club.map { counted($0.members, "member") } ?? "" }
}
