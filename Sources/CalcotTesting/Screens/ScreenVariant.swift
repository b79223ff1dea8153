public import Calcot

/// The circumstances in which the screens of an app are recorded.
///
/// ```swift
/// @Test(arguments: ScreenVariant.all(languages: ["en", "de"], states: ScreenState.allCases))
/// func `every screen is as recorded`(_ variant: ScreenVariant) async {
///   await expectScreens(of: builder(variant), in: variant)
/// }
/// ```
public struct ScreenVariant: Hashable, Sendable, CustomStringConvertible {
  /// The code of the app's language (BCP 47), for the test that makes the screens.
  public var language: String
  /// The state of the screens, for the fakes of the test that makes them.
  public var state: ScreenState
  /// A Boolean value that indicates whether the host is too narrow for two screens next to each other.
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

  /// Returns every combination.
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

/// The states in which screens are recorded: what the fakes of a test answer.
public enum ScreenState: String, CaseIterable, Sendable {
  /// There is something to show.
  case filled
  /// There is nothing to show.
  case empty
  /// The answers are under way: the fakes hold them, for example at a ``Gate``.
  case loading
  /// The answers have failed.
  case error
}
