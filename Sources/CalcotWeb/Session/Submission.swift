/// A submitted form, identified by the random number in its page and by its content. A browser that
/// repeats a request, or a user who presses twice or reloads, sends the same one again.
struct Submission: Hashable, Codable {
  /// The random number.
  let once: String
  private let content: String

  /// Creates the submission of a form; `nil` if `once` is not such a number.
  init?(once: String, _ body: [UInt8]) {
    guard RandomText.isOne(once) else { return nil }
    self.once = once
    // NB: the same in every process, so that another server knows the form.
    content = PageKey.of([String(decoding: body, as: UTF8.self)])
  }
}
