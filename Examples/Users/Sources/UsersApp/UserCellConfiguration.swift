struct UserCellConfiguration: Identifiable {
  let id: User.ID
  let name: String
  let note: String?
  let onTap: @MainActor () -> Void
}
