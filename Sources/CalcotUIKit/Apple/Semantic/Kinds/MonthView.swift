#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// The days of a month in lines of seven, with a mark on those that have entries.
  struct MonthView: View {
    let days: [ScheduleDay]
    let weekdays: [String]
    let leading: Int
    let today: Int?
    let screen: ScreenModel
    @Environment(\.accent) private var accent

    var body: some View {
      VStack(spacing: 8) {
        HStack(spacing: 0) {
          ForEach(Array(weekdays.enumerated()), id: \.offset) { _, name in
            Text(name).font(.footnote).foregroundStyle(.secondary).frame(maxWidth: .infinity)
          }
        }
        .accessibilityHidden(true)
        ForEach(Array(stride(from: 0, to: leading + days.count, by: 7)), id: \.self) { first in
          HStack(spacing: 0) {
            ForEach(first..<first + 7, id: \.self) { place in
              cell(place - leading).frame(maxWidth: .infinity)
            }
          }
        }
      }
      .buttonStyle(.borderless)
    }

    @ViewBuilder
    private func cell(_ place: Int) -> some View {
      if days.indices.contains(place) {
        let day = days[place]
        if let button = day.button {
          Button {
            screen.send(.activate(button.id, in: screen.id))
          } label: {
            face(day, isToday: place == today)
          }
          .accessibilityLabel(button.label ?? day.label)
          .accessibilityIdentifier(button.id.path)
        } else {
          face(day, isToday: place == today).accessibilityLabel(day.label)
        }
      } else {
        Color.clear.frame(height: 1)
      }
    }

    private func face(_ day: ScheduleDay, isToday: Bool) -> some View {
      VStack(spacing: 2) {
        Text(String(day.parts.number))
          .foregroundStyle(isToday ? accent : Color.primary)
        Text(day.entries.isEmpty ? " " : "•").font(.footnote).accessibilityHidden(true)
      }
    }
  }
#endif
