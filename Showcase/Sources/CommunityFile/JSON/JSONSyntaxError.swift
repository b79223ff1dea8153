/// Why a text is no JSON, at the byte where it stops to be.
struct JSONSyntaxError: Error {
  let offset: Int
  let what: String
  let remedy: String
}
