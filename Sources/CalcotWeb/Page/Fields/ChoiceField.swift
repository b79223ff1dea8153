import Calcot
import CalcotContent

extension FieldMarkup {
  /// Returns a group with a control for each option.
  func group(_ input: ChoiceInput) -> HTMLTag {
    let chosen = Set(input.chosen(in: field.text).map(\.key))
    let options = input.options.enumerated().map { place, option in
      HTMLNode.tag(
        self.option(option, place, isChosen: chosen.contains(option.key), input.allowsSeveral))
    }
    var attributes = [
      HTMLAttribute("class", "field \(input.allowsSeveral ? "several" : "segments")")
    ]
    if input.allowsSeveral {
      attributes += objected().filter { $0.name == "aria-describedby" }
    } else {
      attributes += [HTMLAttribute("role", "radiogroup")] + objected()
    }
    var tag = HTMLTag(
      "fieldset", id: id, attributes,
      children: [
        .tag(HTMLTag("legend", id: "\(id):n", text: field.label)), .tag(none("")),
        .tag(
          HTMLTag("div", id: "\(id):g", [HTMLAttribute("class", "options")], children: options)),
        .tag(objection),
      ])
    tag.fieldText = field.pageText
    return tag
  }

  private func option(
    _ option: ChoiceInput.Option, _ place: Int, isChosen: Bool, _ isOneOfSeveral: Bool
  ) -> HTMLTag {
    var attributes = [
      HTMLAttribute("type", isOneOfSeveral ? "checkbox" : "radio"), HTMLAttribute("name", name),
      HTMLAttribute("value", option.key),
    ]
    if isChosen { attributes.append(HTMLAttribute("checked")) }
    if isOneOfSeveral, complaint != nil { attributes.append(HTMLAttribute("aria-invalid", "true")) }
    let control = "\(id):i/\(place)"
    return HTMLTag(
      "label", id: "\(id):l/\(place)",
      children: [
        .tag(HTMLTag("input", id: control, attributes + unusable + autofocus(control))),
        .tag(HTMLTag("span", id: "\(id):t/\(place)", text: option.label)),
      ])
  }

  /// Returns a menu of the options, which begins with an entry for no option that cannot be chosen.
  func menu(_ input: ChoiceInput) -> HTMLTag {
    let chosen = input.chosen(in: field.text).first
    var none = HTMLTag(
      "option", id: "\(id):o",
      [HTMLAttribute("value", ""), HTMLAttribute("disabled"), HTMLAttribute("hidden")],
      text: words.fields.noneChosen)
    if chosen == nil { none.attributes.append(HTMLAttribute("selected")) }
    let options = input.options.enumerated().map { place, option in
      var attributes = [HTMLAttribute("value", option.key)]
      if option == chosen { attributes.append(HTMLAttribute("selected")) }
      return HTMLTag("option", id: "\(id):i/\(place)", attributes, text: option.label)
    }
    var tag = HTMLTag(
      "select", id: "\(id):i", attributes([]), children: ([none] + options).map { .tag($0) })
    tag.fieldText = field.pageText
    return tag
  }
}
