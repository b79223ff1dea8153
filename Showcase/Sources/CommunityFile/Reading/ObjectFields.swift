/// The required and optional keys of an object of a community file.
struct ObjectFields {
  static let file = ObjectFields(required: ["version", "people", "groups"])
  static let person = ObjectFields(
    required: ["id", "firstName", "lastName"], optional: ["homepage"])
  static let group = ObjectFields(required: ["name", "members"], optional: ["category"])

  let required: [String]
  let all: [String]

  private init(required: [String], optional: [String] = []) {
    self.required = required
    all = required + optional
  }
}
