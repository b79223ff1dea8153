#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import Foundation
  import SwiftUI

  /// A day, a time, or both. An optional value has a switch that sets and clears it.
  struct DateField: View {
    let input: DateInput
    let value: FieldValue
    let field: FieldModel

    var body: some View {
      if input.isOptional {
        Toggle(value.label, isOn: isSet)
          .accessibilityIdentifier(field.id.path + "/set")
        if !value.text.isEmpty { picker.labelsHidden() }
      } else {
        picker
      }
    }

    private var picker: some View {
      DatePicker(
        value.label, selection: date, in: clock.range, displayedComponents: input.parts.components
      )
      .environment(\.calendar, clock.calendar)
      .environment(\.timeZone, clock.calendar.timeZone)
      .accessibilityIdentifier(field.id.path)
    }

    private var clock: WallClock { WallClock(input) }

    private var date: Binding<Date> {
      let clock = clock
      return field.binding(clock.date(in: value.text) ?? clock.now) { [text = value.text] in
        let new = clock.text(of: $0)
        return new == text ? nil : new
      }
    }

    private var isSet: Binding<Bool> {
      let clock = clock
      return field.binding(!value.text.isEmpty) { $0 ? clock.text(of: clock.now) : "" }
    }
  }

  extension DateInput.Parts {
    fileprivate var components: DatePickerComponents {
      switch self {
      case .day: .date
      case .time: .hourAndMinute
      case .dayAndTime: [.date, .hourAndMinute]
      }
    }
  }
#endif
