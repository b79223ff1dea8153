public import CalcotContent

/// A variant of an app's screens that is recorded: a language, a state, a width and an appearance.
///
/// ```swift
/// @Test(arguments: ScreenVariant.all(languages: ["en", "de"], states: ScreenState.allCases))
/// func `every screen is as recorded`(_ variant: ScreenVariant) async {
///   await expectScreens(of: screens(variant), in: variant)
/// }
/// ```
public struct ScreenVariant: Hashable, Sendable, CustomStringConvertible {
  /// The code of the app's language (BCP 47), for the test that makes the screens.
  public var language: String
  /// The state of the screens, for the fakes of the test that makes them.
  public var state: ScreenState
  /// A Boolean value that indicates whether the host is too narrow for two screens next to each
  /// other.
  public var isNarrow: Bool
  /// The appearance of the app.
  public var appearance: Appearance

  /// Creates a variant.
  public init(
    language: String = "en", state: ScreenState = .filled, isNarrow: Bool = false,
    appearance: Appearance = .system
  ) {
    self.language = language
    self.state = state
    self.isNarrow = isNarrow
    self.appearance = appearance
  }

  /// Returns all combinations.
  public static func all(
    languages: [String] = ["en"], states: [ScreenState] = [.filled], narrow: [Bool] = [false],
    appearances: [Appearance] = [.system]
  ) -> [ScreenVariant] {
    languages.flatMap { language in
      states.flatMap { state in
        narrow.flatMap { isNarrow in
          appearances.map {
            ScreenVariant(language: language, state: state, isNarrow: isNarrow, appearance: $0)
          }
        }
      }
    }
  }

  /// The name of the variant's recording, such as `de-empty-narrow`.
  public var description: String {
    ([language, state.rawValue] + (isNarrow ? ["narrow"] : [])
      + (appearance == .system ? [] : ["\(appearance)"])).joined(separator: "-")
  }
}

/// The states in which screens are recorded, which depend on the answers of the test's fakes.
public enum ScreenState: String, CaseIterable, Sendable {
  /// The answers have content.
  case filled
  /// The answers are empty.
  case empty
  /// The answers have not arrived: the fakes hold them, for example at a ``Gate``.
  case loading
  /// The answers have failed.
  case error
}
