/// The appearance of an app: the system's, or always light or dark.
public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
  case system, light, dark
}
