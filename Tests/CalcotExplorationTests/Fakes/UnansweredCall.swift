// Made by `calcot fakes`; do not edit.

/// An error for a call of a fake for which a test has set no answer.
struct UnansweredCall: Error, CustomStringConvertible {
  let description: String

  init(_ call: String, set answer: String) {
    description = "\(call) has no answer: set \(answer)"
  }
}
