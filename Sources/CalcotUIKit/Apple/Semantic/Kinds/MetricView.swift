#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import SwiftUI

  /// A prominent number with its label and its change.
  struct MetricView: View {
    let metric: MetricValue
    let words: HostWords

    var body: some View {
      VStack(alignment: .leading) {
        Text(metric.label).font(.subheadline).foregroundStyle(.secondary)
        Text(metric.value).font(.largeTitle).bold()
        if let trend = metric.trend {
          Label(trend.text, systemImage: trend.direction.systemImage)
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .accessibilityElement(children: .ignore)
            .accessibilityAddTraits(.isStaticText)
            .accessibilityLabel(words.labels.words(for: trend))
        }
      }
      .accessibilityElement(children: .combine)
    }
  }

  extension Trend.Direction {
    /// The name of the system's image.
    fileprivate var systemImage: String {
      switch self {
      case .up: "arrow.up.right"
      case .down: "arrow.down.right"
      case .level: "arrow.right"
      }
    }
  }

  extension HostWords.Labels {
    fileprivate func words(for trend: Trend) -> String {
      switch trend.direction {
      case .up: up.filled(trend.text)
      case .down: down.filled(trend.text)
      case .level: level.filled(trend.text)
      }
    }
  }
#endif
