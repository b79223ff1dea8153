/// The protocols of the standard library that a fake can implement.
///
/// Those whose requirements a test may want to answer have declarations here, as if from a file.
enum StandardProtocols {
  /// The protocols that a fake conforms to without a member.
  static let markers: Set<String> = [
    "AnyObject", "class", "Sendable", "Actor", "SendableMetatype", "Observable",
    "ObservableObject", "Any", "Copyable", "Escapable", "~Copyable", "~Escapable",
  ]

  /// The protocols of `Sendable` values that have a default implementation of each requirement.
  static let errors: Set<String> = ["Error", "LocalizedError", "CustomNSError"]

  /// The protocols that a fake implements by its identity.
  static let identities: Set<String> = ["Equatable", "Hashable", "NSObjectProtocol"]

  /// The compositions of other protocols.
  static let compositions = ["Codable": ["Encodable", "Decodable"]]

  static let declarations: [String: ProtocolDeclaration] = Dictionary(
    uniqueKeysWithValues: ProtocolReader.read(
      Array(source.utf8), path: path, module: nil
    ).protocols.map { ($0.name, $0) })

  /// The path of these declarations, which no file has.
  static let path = ""

  private static let source = """
    protocol Identifiable<ID> {
      associatedtype ID: Hashable
      var id: ID { get }
    }
    protocol CustomStringConvertible { var description: String { get } }
    protocol CustomDebugStringConvertible { var debugDescription: String { get } }
    protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
    protocol Encodable { func encode(to encoder: any Encoder) throws }
    protocol Decodable { init(from decoder: any Decoder) throws }
    protocol CaseIterable { static var allCases: [Self] { get } }
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    protocol TextOutputStream { mutating func write(_ string: String) }
    """
}
