/// The contract between the parts of a screen: the outputs and events of its ViewModel, and the
/// request to its Coordinator. It is the same in every style.
struct ScreenContract {
  /// A value that the View shows.
  struct Output {
    let name: String
    let type: String
    /// The rest of the output's declaration with its first value, such as `= false`.
    let initial: String
    /// Returns the expression of the output's value for a Model.
    let value: (_ model: String) -> String
  }

  /// An action of the user.
  struct Event {
    /// The name as a command, such as `save`.
    let name: String
    /// The name as an event, such as `saveTapped`.
    let past: String
    /// The name and type of the event's value, such as the new text.
    var input: (name: String, type: String)?
    /// The call of the Interactor, if the event needs one.
    var work: String?
    var isRequest = false
  }

  /// The request to the Coordinator: an event that may lead somewhere.
  struct Request {
    /// The name of the member, such as `profileSaved`.
    let name: String
    var input: (name: String, type: String)?
    /// The message that the user sees.
    let message: String
  }

  let outputs: [Output]
  let events: [Event]
  let request: Request

  init(of content: ScreenContent, _ names: PlaceNames) {
    let (name, member) = (names.type.text, names.member)
    switch content {
    case .list:
      let id = (name: "id", type: "Int")
      outputs = [
        Output(name: "isEmpty", type: "Bool", initial: " = false") { "\($0).items.isEmpty" },
        Output(name: "rows", type: "[\(name)Row]", initial: ": [\(name)Row] = []") {
          "\($0).items.map(\(name)Row.init)"
        },
      ]
      events = [
        Event(name: "add", past: "addTapped", work: "add()"),
        Event(name: "pick", past: "rowTapped", input: id, isRequest: true),
        Event(name: "remove", past: "removeTapped", input: id, work: "remove(id)"),
      ]
      request = Request(
        name: "\(member)Picked", input: id, message: "Item \\(id) picked")
    case .form:
      outputs = [
        Output(name: "text", type: "String", initial: " = \"\"") { "\($0).text" },
        Output(name: "canSave", type: "Bool", initial: " = false") { "\($0).canSave" },
      ]
      events = [
        Event(
          name: "changeText", past: "textChanged", input: ("text", "String"),
          work: "change(text)"),
        Event(name: "save", past: "saveTapped", work: "save()", isRequest: true),
      ]
      request = Request(
        name: "\(member)Saved", message: "\(names.title) saved")
    case .detail:
      outputs = [
        Output(name: "text", type: "String", initial: " = \"\"") { "\($0).text" },
        Output(name: "canMark", type: "Bool", initial: " = false") { "!\($0).isRead" },
      ]
      events = [Event(name: "mark", past: "markTapped", work: "markRead()", isRequest: true)]
      request = Request(name: "\(member)Read", message: "\(names.title) read")
    }
  }
}
