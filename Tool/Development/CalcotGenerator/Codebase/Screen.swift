/// A screen of the generated codebase: its names and its violations.
struct Screen: Sendable {
  let domain: Domain
  /// The name with that of the domain, "InvoiceDetails".
  let name: String
  let usesSwiftUI: Bool
  let state: StateStyle
  let violations: Set<Violation>
  /// The next screen of the domain, which this one can show.
  let next: String?
  /// The screen's place in its domain, from 0.
  let place: Int

  /// The way in which the ViewModel publishes its state.
  enum StateStyle: CaseIterable { case published, observable, delegate }

  /// The folder of the screen's parts.
  var folder: String { "App/Features/\(domain.name)/\(name)" }

  func has(_ violation: Violation) -> Bool { violations.contains(violation) }

  /// Returns the text with its mark if the violation is planted here, otherwise the text of a clean
  /// screen.
  func planted(_ violation: Violation, _ bad: String, otherwise good: String) -> String {
    has(violation) ? bad : good
  }
}

/// A part of the app with its own entity, service and screens.
struct Domain: Sendable {
  /// The name of the domain and its entity: "Invoice".
  let name: String
  /// The name of a variable: "invoice".
  let variable: String
  /// The name of a list: "invoices".
  let plural: String
  /// The fields of this entity alone.
  let fields: [Field]
  let cases: [String]

  struct Field: Sendable {
    let name: String
    let type: String
    let sample: String
  }

  init(name: String, random: inout SplitMix) {
    self.name = name
    variable = name.prefix(1).lowercased() + name.dropFirst()
    plural = variable + "s"
    fields = random.some(4 + random.below(6), of: Words.fields)
    cases = random.some(4 + random.below(3), of: Words.cases)
  }
}
