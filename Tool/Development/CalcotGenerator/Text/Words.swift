/// The words of the generated names and texts.
enum Words {
  static let domains = [
    "Invoice", "Parcel", "Ticket", "Recipe", "Booking", "Lesson", "Garden", "Vehicle", "Contract",
    "Payment", "Account", "Journey", "Station", "Museum", "Concert", "Library", "Meeting",
    "Message",
    "Document", "Picture", "Playlist", "Workout", "Medicine", "Appointment", "Shipment", "Voucher",
    "Reward", "Coupon", "Address", "Profile", "Language", "Weather", "Alarm", "Calendar",
    "Notebook",
    "Reminder", "Camera", "Scanner", "Wallet", "Transfer", "Budget", "Savings", "Insurance",
    "Claim",
    "Survey", "Feedback", "Review", "Comment", "Channel", "Broadcast",
  ]

  static let qualifiers = [
    "Shared", "Seasonal", "Regional", "Archived", "Nightly", "Guest", "Family", "Corporate",
    "Student", "Premium", "Offline", "Partner",
  ]

  static let screens = [
    "List", "Details", "Editor", "Filter", "History", "Summary", "Settings", "Overview",
  ]

  static let fields: [Domain.Field] = [
    .init(name: "subtitle", type: "String?", sample: "nil"),
    .init(name: "reference", type: "String", sample: "\"R-2041\""),
    .init(name: "quantity", type: "Int", sample: "3"),
    .init(name: "discount", type: "Decimal", sample: "0.15"),
    .init(name: "dueDate", type: "Date?", sample: "nil"),
    .init(name: "priority", type: "Int", sample: "1"),
    .init(name: "ownerName", type: "String", sample: "\"Alba\""),
    .init(name: "notes", type: "[String]", sample: "[\"call back\", \"ask for the date\"]"),
    .init(name: "isFavourite", type: "Bool", sample: "true"),
    .init(name: "distance", type: "Double", sample: "12.5"),
    .init(name: "attributes", type: "[String: String]", sample: "[\"colour\": \"green\"]"),
    .init(name: "pageAddress", type: "URL?", sample: "URL(string: \"https://example.org/a\")"),
    .init(name: "rating", type: "Double?", sample: "4.5"),
    .init(name: "lastSeenAt", type: "Date?", sample: "Date(timeIntervalSince1970: 86_400)"),
  ]

  static let cases = [
    "draft", "open", "pending", "confirmed", "rejected", "expired", "closed", "delivered", "lost",
  ]

  static let verbs = [
    "refresh", "merge", "collect", "rank", "group", "trim", "weigh", "compare", "balance", "split",
    "score", "choose", "resolve", "gather", "align", "measure", "settle", "arrange", "review",
    "complete", "check", "spread", "reduce", "match",
  ]

  static let things = [
    "Totals", "Entries", "Sections", "Batches", "Limits", "Offers", "Changes", "Hints", "Steps",
    "Results", "Periods", "Labels", "Weights", "Groups", "Options", "Records", "Pages", "Marks",
  ]

  static let sentences = [
    "Entries that were archived stay out of the sum, because the yearly statement counts them.",
    "The server rounds down; so does this.",
    "An empty answer means that nothing has changed since the last time, not that nothing is left.",
    "Callers rely on the order: the newest comes first, and equal dates keep their places.",
    "Only the first page is asked for here. Others follow when the person scrolls.",
    "Old versions of the app wrote the reference in lower case, so both have to be accepted.",
    "Costs a pass over all entries; call it once a change, not once a row.",
    "The limit comes from the contract with the partner and is the same in every country.",
    "Nothing is shown until both answers are there, so that rows do not jump.",
    "A title of spaces alone counts as none.",
  ]

  static let texts = [
    "We could not load this page. Pull down to try again.", "Saved a moment ago",
    "Your changes will be sent as soon as you are online.", "Choose at least one entry to go on",
    "This cannot be undone.", "%d of %d are complete", "Nothing here yet", "See all",
    "Ask the owner for access, or choose another entry from the list below.",
    "Last updated on %@ by %@", "Share with people nearby", "Remove from favourites",
    "The code that you entered has expired. We have sent you a new one: it is valid for ten minutes.",
  ]
}

extension String {
  /// The text with an upper-case first letter.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
