#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import SwiftUI

  /// A modifier that gives a screen the look of an app's theme.
  struct Themed: ViewModifier {
    let theme: AppTheme?
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var letters

    func body(content: Content) -> some View {
      if let theme {
        let accent = Color(theme.accent(in: scheme == .dark ? .dark : .light))
        content
          .tint(accent)
          .environment(\.accent, accent)
          .environment(\.corners, CGFloat(theme.corners))
          .dynamicTypeSize(letters.scaled(by: theme.letters))
      } else {
        content
      }
    }
  }

  /// A modifier that rounds the corners of a picture as the theme says.
  struct Rounded: ViewModifier {
    /// The radius as a share of that of a large picture.
    var share: CGFloat = 1
    @Environment(\.corners) private var corners

    func body(content: Content) -> some View {
      content.clipShape(.rect(cornerRadius: corners * share))
    }
  }

  extension DynamicTypeSize {
    /// The sizes of the letters of a text at each size, in points.
    private static let points: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// Returns the size with the letters that are nearest to these, times a factor.
    func scaled(by factor: Double) -> DynamicTypeSize {
      let sizes = Array(zip(Self.allCases, Self.points))
      guard let own = sizes.first(where: { $0.0 == self })?.1 else { return self }
      func distance(_ points: Double) -> Double { abs(points - own * factor) }
      return sizes.min { distance($0.1) < distance($1.1) }?.0 ?? self
    }
  }

  extension Color {
    fileprivate init(_ color: RGB) {
      self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: 1)
    }
  }

  private struct AccentKey: EnvironmentKey {
    static let defaultValue = Color.accentColor
  }

  private struct CornersKey: EnvironmentKey {
    static let defaultValue: CGFloat = 12
  }

  extension EnvironmentValues {
    /// The accent color of a screen, for what a tint does not reach.
    var accent: Color {
      get { self[AccentKey.self] }
      set { self[AccentKey.self] = newValue }
    }

    /// The radius of the corners of a large picture, in points.
    var corners: CGFloat {
      get { self[CornersKey.self] }
      set { self[CornersKey.self] = newValue }
    }
  }

  #if canImport(UIKit)
    import UIKit

    extension AppTheme {
      /// The accent color, which follows the appearance.
      var tint: UIColor {
        let (light, dark) = (accent(in: .light), accent(in: .dark))
        return UIColor { traits in
          let color = traits.userInterfaceStyle == .dark ? dark : light
          return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
        }
      }
    }
  #endif
#endif
