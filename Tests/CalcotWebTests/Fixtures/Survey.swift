import Calcot
import CalcotContent
import CalcotViews
import Foundation
import Observation

/// The route of an app with one screen, which has a field of every kind.
enum SurveyRoute: LinkedRoute {
  case form

  static let links = Links<SurveyRoute>(RouteLink("", .form))
}

/// The values of the fields.
@MainActor @Observable
final class Survey {
  enum Diet: String, CaseIterable { case vegan = "Vegan", halal = "Halal", raw = "Raw <b>" }

  static let countries = (1...12).map { "Country \($0)" }

  /// A Boolean value that indicates whether the app takes no value.
  var isRefusing = false
  private(set) var changes = 0

  var name = ""
  var secret = ""
  var notes = ""
  var isPublic = false
  var size: String?
  var diets: Set<Diet> = []
  var country: String?
  var guests = 3
  var weight = 2.5
  var volume = 40.0
  var day: Date?
  var isMilkThere = false

  func change<Value>(_ value: ReferenceWritableKeyPath<Survey, Value>, to new: Value) {
    changes += 1
    if !isRefusing { self[keyPath: value] = new }
  }

  func begin(
    name: String = "", secret: String = "", notes: String = "", isPublic: Bool = false,
    diets: Set<Diet> = [], size: String? = nil, country: String? = nil, volume: Double = 40
  ) {
    (self.name, self.secret, self.notes, self.isPublic) = (name, secret, notes, isPublic)
    (self.diets, self.size, self.country, self.volume) = (diets, size, country, volume)
  }
}

final class SurveyCoordinator: Coordinator {
  let navigation = StackNavigation<SurveyRoute>(root: .form)
  let survey: Survey

  init(_ survey: Survey) { self.survey = survey }

  func calcot(for route: SurveyRoute, at place: RoutePlace<SurveyRoute>) -> Placed {
    place.screen { Calcot(SurveyViewModel(survey: survey)) { SurveyView(viewModel: $0) } }
  }
}

@MainActor
final class SurveyViewModel {
  let survey: Survey
  init(survey: Survey) { self.survey = survey }
}

struct SurveyView: SemanticView {
  let viewModel: SurveyViewModel

  var screen: Screen {
    let survey = viewModel.survey
    return Screen("Survey") {
      Toggle("Public", isOn: survey.isPublic) { survey.change(\.isPublic, to: $0) }
      TextField("Name", text: survey.name, placeholder: "Who?") { survey.change(\.name, to: $0) }
      TextField("Secret", text: survey.secret, role: .password) { survey.change(\.secret, to: $0) }
      TextField("Notes", text: survey.notes, lines: 2...6) { survey.change(\.notes, to: $0) }
      choices(survey)
      numbers(survey)
      DatePicker(
        "Day", date: survey.day, from: Date(timeIntervalSince1970: 0),
        in: TimeZone(secondsFromGMT: 0) ?? .current
      ) { survey.change(\.day, to: $0) }
      Row("Milk", isChecked: survey.isMilkThere) { survey.change(\.isMilkThere, to: $0) }.badge(2)
      Button("Save") {}
    }
  }

  @ContentBuilder private func choices(_ survey: Survey) -> [any Content] {
    Picker("Size", selection: survey.size, of: ["S", "M \"wide\""], label: { $0 }) {
      survey.change(\.size, to: $0)
    }
    Picker("Diets", selection: survey.diets, of: Survey.Diet.allCases, label: \.rawValue) {
      survey.change(\.diets, to: $0)
    }
    Picker("Country", selection: survey.country, of: Survey.countries, label: { $0 }) {
      survey.change(\.country, to: $0)
    }
  }

  @ContentBuilder private func numbers(_ survey: Survey) -> [any Content] {
    NumberStepper("Guests", value: survey.guests, in: 1...5) { survey.change(\.guests, to: $0) }
    NumberField("Weight", value: survey.weight, in: 0...100, decimals: 1, unit: "kg") {
      survey.change(\.weight, to: $0)
    }
    Slider("Volume", value: survey.volume, in: 0...100, step: 5, unit: "%") {
      survey.change(\.volume, to: $0)
    }
  }
}

extension CalcotApp {
  static func survey(_ survey: Survey) -> CalcotApp {
    CalcotApp(SurveyCoordinator(survey), routes: RouteRegistry(SurveyRoute.self))
  }
}
