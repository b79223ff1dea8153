public import CalcotContent
public import CalcotTesting

/// A rule about the texts that an exploration enters into a field, besides those for the field's
/// kind and purpose.
///
/// ```swift
/// .enter("1234", "0000", into: "PIN")
/// .enter(on: "Search") { field, random in [cities.randomElement(using: &random)!] }
/// ```
public struct EntryRule: Sendable {
  /// A closure that makes texts for a field.
  public typealias Make = @MainActor @Sendable (FieldValue, inout SeededGenerator) -> [String]

  private let label: String?
  private let screen: String?
  private let make: Make

  /// Returns a rule for the fields with a label, on every screen or on those with a title.
  public static func enter(
    _ texts: String..., into label: String, on screen: String? = nil
  ) -> EntryRule {
    EntryRule(label: label, screen: screen) { _, _ in texts }
  }

  /// Returns a rule that makes the texts for the fields with a label, or for all of them.
  public static func enter(
    into label: String? = nil, on screen: String? = nil, _ make: @escaping Make
  ) -> EntryRule {
    EntryRule(label: label, screen: screen, make: make)
  }

  /// Returns the texts for a field of the screen with this title.
  @MainActor
  func texts(
    for field: FieldValue, on title: String, _ random: inout SeededGenerator
  ) -> [String] {
    guard label == nil || label == field.label, screen == nil || screen == title else { return [] }
    return make(field, &random)
  }
}
