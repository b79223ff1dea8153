#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// A view of one element of a semantic view.
  struct ElementView: View {
    let element: Element
    let screen: ScreenModel
    let words: HostWords

    var body: some View {
      switch element.kind {
      case .text(let text, let role): TextView(text: text, role: role, id: element.id.path)
      case .button: ElementButton(element: element, screen: screen)
      case .field(let value):
        FieldView(id: element.id, value: value, screen: screen, words: words)
      case .row: RowView(row: element, screen: screen, words: words)
      case .link(let label): LinkView(label: label, id: element.id, screen: screen)
      case .label(let text, let symbol):
        SymbolLabel(text: text, symbol: symbol).accessibilityIdentifier(element.id.path)
      case .image(let image):
        PictureView(image: image, words: words, shape: image.role.shape)
          .accessibilityIdentifier(element.id.path)
      case .metric(let metric):
        MetricView(metric: metric, words: words).accessibilityIdentifier(element.id.path)
      case .chart(let chart): ChartView(chart: chart)
      case .native(let value):
        if let piece = screen.piece(for: value) {
          NativePieceView(label: value.label, piece: piece)
            .accessibilityIdentifier(element.id.path)
        }
      case .emptyState(let state):
        EmptyStateView(state: state, element: element, screen: screen)
      case .activity(let label): ProgressView(label).accessibilityIdentifier(element.id.path)
      case .progress(let value):
        ProgressView(value: value.fraction) {
          Text(value.label)
        } currentValueLabel: {
          Text(value.percentage)
        }
        .accessibilityIdentifier(element.id.path)
      case .line: LineView(elements: element.children, screen: screen, words: words)
      case .schedule(let weekdays, let leading, let today, _):
        MonthView(
          days: element.children.map { ScheduleDay($0) }, weekdays: weekdays, leading: leading,
          today: today, screen: screen)
      case .list, .table, .section: EmptyView()
      }
    }
  }

  /// A text styled for its role.
  private struct TextView: View {
    let text: String
    let role: TextRole
    let id: String

    var body: some View { styled.accessibilityIdentifier(id) }

    @ViewBuilder
    private var styled: some View {
      switch role {
      case .body: Text(text)
      case .heading: Text(text).font(.headline).accessibilityAddTraits(.isHeader)
      case .figure: Text(text).font(.largeTitle)
      case .secondary: Text(text).foregroundStyle(.secondary)
      case .error: Text(text).foregroundStyle(.red)
      }
    }
  }
#endif
