import Calcot
import CalcotViews

/// The form that plans a run, or changes a planned one.
struct RunFormView: SemanticView {
  let viewModel: RunFormViewModel

  var screen: Screen {
    Screen(viewModel.title, isMissing: viewModel.isMissing) {
      if viewModel.isKnown { fields }
    } toolbar: {
      Button(viewModel.cancelLabel, role: .cancel, isEnabled: viewModel.canCancel) {
        viewModel.cancelButtonTapped()
      }
      Button(viewModel.saveLabel, role: .main, isEnabled: viewModel.canSave) {
        await viewModel.saveButtonTapped()
      }
    }
  }

  @ContentBuilder private var fields: [any Content] {
    DatePicker(
      viewModel.startLabel, date: viewModel.start, showing: .dayAndTime, from: viewModel.earliest,
      in: viewModel.timeZone, error: viewModel.startProblem, isEnabled: viewModel.isEditable
    ) { viewModel.startChosen($0) }
    .spelled(viewModel.startText)
    NumberField(
      viewModel.distanceLabel, value: viewModel.distance, in: viewModel.distances,
      decimals: 1, unit: viewModel.unit, isEnabled: viewModel.isEditable
    ) { viewModel.distanceChanged($0) }
    .required()
    Picker(
      viewModel.kindLabel, selection: viewModel.kind, of: viewModel.kinds,
      label: viewModel.name(of:), isEnabled: viewModel.isEditable
    ) { viewModel.kindChosen($0) }
    TextField(
      viewModel.noteLabel, text: viewModel.note, placeholder: viewModel.notePlaceholder,
      error: viewModel.noteProblem, lines: 2...6, isEnabled: viewModel.isEditable
    ) { viewModel.noteChanged($0) }
    .limit(viewModel.noteLimit)
    Toggle(
      viewModel.publicLabel, isOn: viewModel.isPublic, isEnabled: viewModel.isEditable
    ) { viewModel.publicChanged($0) }
    if let news = viewModel.news { Text(news, role: .secondary) }
  }
}
