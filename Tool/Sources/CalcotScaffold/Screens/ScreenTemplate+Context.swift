extension ScreenTemplate {
  /// The values that the templates refer to.
  var context: [String: Any] {
    let contract = ScreenContract(of: content, names)
    let request = contract.request
    return [
      "name": names.type.text, "member": names.member, "title": names.title,
      "segment": names.segment, "module": owner.module, "access": owner.access,
      "coordinator": owner.name, "route": owner.route, "step": owner.step,
      "isTab": owner.hasTabs, content.rawValue: true, style.rawValue: true,
      "observed": style.isObserved,
      "outputs": contract.outputs.map(values(of:)),
      "events": contract.events.enumerated().map { place, event in
        values(of: event, isLast: place == contract.events.count - 1)
      },
      "asked": asked,
      "Asking": style == .router ? "Routing" : "Coordinating",
      "request": [
        "signature": request.name + "(" + (request.input.map { "_ \($0.name): \($0.type)" } ?? "")
          + ")",
        "told": told(request), "message": request.message,
        "case": step.declaration, "pattern": step.pattern,
      ],
      "see": expressions(contract, seen), "do": actions(contract, of: "viewModel"),
      "test": expressions(contract, seenInTest), "part": expressions(contract, partSeenInTest),
      "is": expressions(contract, isSeenInTest), "not": expressions(contract, isNotSeenInTest),
      "act": actions(contract, of: tested),
    ]
  }

  private func values(of output: ScreenContract.Output) -> [String: Any] {
    let model =
      switch style {
      case .immutable: names.member
      case .streams: "$0"
      case .observable, .router: "interactor.\(names.member)"
      case .delegate: names.member
      }
    let value = output.value(model)
    let line = "  var \(output.name): \(output.type) { \(value) }"
    return [
      "name": output.name, "type": output.type, "initial": output.initial, "value": value,
      "Name": Self.capitalized(output.name), "isWide": line.count > 100,
    ]
  }

  private func values(of event: ScreenContract.Event, isLast: Bool) -> [String: Any] {
    let request = ScreenContract(of: content, names).request
    let call = "\(request.name)(\(request.input?.name ?? ""))"
    let step = ".\(request.name)" + (request.input.map { "(\($0.name))" } ?? "")
    let told =
      switch style {
      case .streams: "steps.emit(\(step))"
      case .observable, .immutable, .delegate, .router: "\(asked).\(call)"
      }
    let work = event.work.map { "interactor.\($0)" }
    let statements = [work, event.isRequest ? told : nil].compactMap(\.self)
    return [
      "name": name(of: event), "type": event.input?.type ?? "Void",
      "parameter": event.input.map { "_ \($0.name): \($0.type)" } ?? "",
      "open": "{" + (event.input.map { " \($0.name) in" } ?? ""),
      "statements": statements,
      "only": statements.count == 1 ? statements[0] : "",
      "end": isLast ? ")" : ",",
    ]
  }

  private func name(of event: ScreenContract.Event) -> String {
    switch style {
    case .observable, .immutable, .router: event.past
    case .delegate: "on" + Self.capitalized(event.past)
    case .streams: event.name
    }
  }

  /// Returns the expression by which the View reads an output.
  private func seen(_ output: String) -> String {
    switch style {
    case .observable, .immutable, .router: "viewModel.\(output)"
    case .delegate: output
    case .streams: "viewModel.\(output).value"
    }
  }

  private func seenInTest(_ output: String) -> String {
    switch style {
    case .observable, .immutable, .router: "viewModel.\(output)"
    case .delegate: "view.show\(Self.capitalized(output))Calls.last"
    case .streams: "outputs.\(output).value"
    }
  }

  /// Returns the beginning of an expression for a part of an output, in a test.
  private func partSeenInTest(_ output: String) -> String {
    seenInTest(output) + (style == .delegate ? "?" : "")
  }

  private func isSeenInTest(_ output: String) -> String {
    seenInTest(output) + (style == .delegate ? " == true" : "")
  }

  private func isNotSeenInTest(_ output: String) -> String {
    style == .delegate ? "\(seenInTest(output)) == false" : "!\(seenInTest(output))"
  }

  /// The name of the object that gets the ViewModel's requests, unless it emits steps.
  private var asked: String { style == .router ? "router" : "coordinator" }

  private var tested: String { style == .streams ? "outputs" : "viewModel" }

  private func expressions(
    _ contract: ScreenContract, _ expression: (String) -> String
  ) -> [String: String] {
    Dictionary(uniqueKeysWithValues: contract.outputs.map { ($0.name, expression($0.name)) })
  }

  /// Returns the functions that the View and the test call on an event, by the events' names.
  private func actions(_ contract: ScreenContract, of subject: String) -> [String: String] {
    let end = style == .streams ? ".start" : ""
    return Dictionary(
      uniqueKeysWithValues: contract.events.map { ($0.name, "\(subject).\(name(of: $0))\(end)") })
  }

  /// Returns the test's condition that the ViewModel has made the request, with 1 as its value.
  private func told(_ request: ScreenContract.Request) -> String {
    switch style {
    case .streams:
      "flow.steps == [.\(request.name)\(request.input == nil ? "" : "(1)")]"
    case .observable, .immutable, .delegate, .router:
      "\(asked).\(request.name)Calls == \(request.input == nil ? "1" : "[1]")"
    }
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
