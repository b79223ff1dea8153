/// A JSON syntax error at a byte offset.
struct JSONSyntaxError: Error {
  let offset: Int
  let what: String
  let remedy: String
}
