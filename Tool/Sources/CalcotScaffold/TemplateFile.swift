import Stencil

/// A file of a template: its path and its text, with variables in place of names.
struct TemplateFile {
  let path: String
  let source: [UInt8]

  func filled(with context: [String: Any]) throws -> NewFile {
    NewFile(
      path: try Self.filled(path, with: context),
      text: try Self.filled(String(decoding: source, as: UTF8.self), with: context))
  }

  private static func filled(_ text: String, with context: [String: Any]) throws -> String {
    try Environment(trimBehaviour: .smart).renderTemplate(string: text, context: context)
  }
}
