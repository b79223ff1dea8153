import Calcot
import CalcotContent
import CalcotViews
import Foundation

/// A form with a field of each kind.
struct OrderForm: SemanticView {
  let viewModel: Order
  private var order: Order { viewModel }

  private var values: Order.Values { order.values }
  private var utc: TimeZone { .gmt }

  var screen: Screen {
    Screen("Order") {
      texts
      choices
      numbers
      dates
    }
  }

  private var texts: Section {
    Section("Texts", footer: "Nobody else reads them.") {
      TextField("Name", text: values.name, error: order.objection, isEnabled: !order.isClosed) {
        order.set(\.name, $0)
      }
      TextField("Mail", text: values.mail, placeholder: "a@b.org", role: .email) {
        order.set(\.mail, $0)
      }
      TextField("Secret", text: values.secret, role: .password) { order.set(\.secret, $0) }
      TextField("Code", text: "", role: .oneTimeCode) { order.note($0) }
      TextField("Notes", text: values.notes, lines: 3...6) { order.set(\.notes, $0) }
    }
  }

  private var choices: Section {
    Section("Choices") {
      Toggle("Gift", isOn: values.isGift, isEnabled: !order.isClosed) { order.set(\.isGift, $0) }
      Picker("Size", selection: values.size, of: Order.Size.allCases, label: \.rawValue) {
        order.set(\.size, $0)
      }
      Picker("Herb", selection: values.herb, of: Order.Herb.allCases, label: \.rawValue) {
        order.set(\.herb, $0)
      }
      Picker("Herbs", selection: values.herbs, of: Order.Herb.allCases, label: \.rawValue) {
        order.set(\.herbs, $0)
      }
    }
  }

  private var numbers: Section {
    Section("Numbers") {
      NumberField("Weight", value: values.weight, in: 0...9, decimals: 1, unit: "kg") {
        order.set(\.weight, $0)
      }
      NumberField("Degrees", value: -3, in: -9...9) { order.note("\($0)") }
      NumberStepper(
        "Bunches", value: values.bunches, in: 1...3, step: 0.5, decimals: 1, unit: "bunches"
      ) { order.set(\.bunches, $0) }
      Slider("Ripeness", value: values.ripeness, in: 0...100, step: 20, unit: "%") {
        order.set(\.ripeness, $0)
      }
      Slider("Fixed", value: 3, in: 3...3) { order.note("\($0)") }
    }
  }

  private var dates: Section {
    Section("Dates") {
      DatePicker(
        "Day", date: values.day, from: values.day - 86_400, to: values.day + 86_400, in: utc
      ) { order.set(\.day, $0) }
      DatePicker("Time", date: values.time, showing: .time, in: utc) { order.set(\.time, $0) }
      DatePicker("Moment", date: values.moment, showing: .dayAndTime, in: utc) {
        order.set(\.moment, $0)
      }
      DatePicker("End", date: values.end, from: values.day, to: values.day, in: utc) {
        order.set(\.end, $0)
      }
    }
  }
}
