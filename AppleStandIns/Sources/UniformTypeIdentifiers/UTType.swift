/// A type of data; the known types are a table with those that occur in tests.
///
/// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Hashable, Sendable {
  public let identifier: String

  private struct Known {
    let identifier: String
    let extensions: [String]
    let parents: [String]
  }

  private static let table = [
    Known(identifier: "public.item", extensions: [], parents: []),
    Known(identifier: "public.data", extensions: [], parents: ["public.item"]),
    Known(identifier: "public.image", extensions: [], parents: ["public.data"]),
    Known(identifier: "public.text", extensions: [], parents: ["public.data"]),
    Known(identifier: "public.jpeg", extensions: ["jpg", "jpeg"], parents: ["public.image"]),
    Known(identifier: "public.png", extensions: ["png"], parents: ["public.image"]),
    Known(identifier: "public.heic", extensions: ["heic"], parents: ["public.image"]),
    Known(identifier: "com.compuserve.gif", extensions: ["gif"], parents: ["public.image"]),
    Known(identifier: "org.webmproject.webp", extensions: ["webp"], parents: ["public.image"]),
    Known(identifier: "com.adobe.pdf", extensions: ["pdf"], parents: ["public.data"]),
    Known(identifier: "public.plain-text", extensions: ["txt"], parents: ["public.text"]),
    Known(
      identifier: "net.daringfireball.markdown", extensions: ["md"],
      parents: ["public.plain-text"]),
    Known(
      identifier: "public.comma-separated-values-text", extensions: ["csv"],
      parents: ["public.plain-text"]),
  ]

  public static let item = UTType(identifier: "public.item")
  public static let data = UTType(identifier: "public.data")
  public static let image = UTType(identifier: "public.image")
  public static let pdf = UTType(identifier: "com.adobe.pdf")

  private init(identifier: String) { self.identifier = identifier }

  /// Creates the type of an extension: "The system returns a dynamic type" for an undeclared one;
  /// nil if the text cannot be an extension.
  public init?(filenameExtension: String) {
    guard !filenameExtension.isEmpty, !filenameExtension.contains("/") else { return nil }
    let known = Self.table.first { $0.extensions.contains(filenameExtension.lowercased()) }
    identifier = known?.identifier ?? "dyn.\(filenameExtension.lowercased())"
  }

  /// Returns whether this type equals the other one, or is a subtype of it.
  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    let known = Self.table.first { $0.identifier == identifier }
    let parents = known?.parents ?? ["public.data"]
    return parents.contains { UTType(identifier: $0).conforms(to: type) }
  }
}
