/// Something that a host may be able to show or do.
public enum Capability: String, Hashable, Sendable, CaseIterable, Codable {
  case sheet, fullScreen, alert, actionSheet
}
