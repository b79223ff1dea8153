#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// The margins beside a screen's content in a wide window.
  struct ReadableMargins: Equatable {
    /// The maximum width of a readable line, in points.
    static let measure = 672.0
    /// The margin that the system leaves at each side of a list, in points.
    private static let usual = 20.0

    /// The width of the window, or of its side.
    let width: Double
    /// A Boolean value that indicates whether the content uses all of the width, as a grid does.
    let isUnlimited: Bool

    /// The margin at each side; nil for that of the system.
    var margin: Double? {
      guard !isUnlimited, width > Self.measure + 2 * Self.usual else { return nil }
      return (width - Self.measure) / 2
    }

    var content: Double { max(width - 2 * (margin ?? Self.usual), 0) }
  }

  /// A modifier that limits a list or a form to a readable width, and passes that width to it.
  struct ReadableWidth: ViewModifier {
    let isUnlimited: Bool
    @State private var width = 0.0

    func body(content: Content) -> some View {
      let margins = ReadableMargins(width: width, isUnlimited: isUnlimited)
      content
        .environment(\.semanticWidth, margins.content)
        .contentMargins(.horizontal, margins.margin.map { CGFloat($0) }, for: .scrollContent)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
    }
  }

  private struct SemanticWidthKey: EnvironmentKey {
    static let defaultValue = 0.0
  }

  private struct PushesChoicesKey: EnvironmentKey {
    static let defaultValue = false
  }

  extension EnvironmentValues {
    /// The width of a semantic screen's content.
    var semanticWidth: Double {
      get { self[SemanticWidthKey.self] }
      set { self[SemanticWidthKey.self] = newValue }
    }

    /// A Boolean value that indicates whether a choice of many options may have a screen of its
    /// own: where SwiftUI moves the screens, and the app's stack has a path.
    package var pushesChoices: Bool {
      get { self[PushesChoicesKey.self] }
      set { self[PushesChoicesKey.self] = newValue }
    }
  }
#endif
