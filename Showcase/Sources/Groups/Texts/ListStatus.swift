/// The finished texts about the state of a list.
package struct ListStatus: Hashable, Sendable {
  /// The label of the indicator that the list is being read; nil if it is not.
  package let activity: String?
  package let problem: String?
  /// A Boolean value that indicates whether what the list belongs to does not exist.
  package var isMissing = false
  /// The text in place of a list without rows.
  package let emptyText: String?
  package let summary: String?

  package var canRefresh: Bool { activity == nil }
}

/// The labels of a list's controls, which stay the same while it is shown.
package struct ListLabels: Hashable, Sendable {
  package let search: String
  package let searchPlaceholder: String
  package let tryAgain: String
  package let refresh: String
}
