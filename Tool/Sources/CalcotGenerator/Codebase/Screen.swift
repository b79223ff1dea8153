/// One screen of the generated codebase: the names in it, and what is wrong with it.
struct Screen: Sendable {
  let domain: Domain
  /// The screen's name with the domain's, "InvoiceDetails".
  let name: String
  let usesSwiftUI: Bool
  let state: StateStyle
  let violations: Set<Violation>
  /// The next screen of the domain, which this one can show.
  let next: String?
  /// The screen's place in its domain, from 0.
  let place: Int

  /// How the ViewModel tells of its state.
  enum StateStyle: CaseIterable { case published, observable, delegate }

  /// The folder of the screen's parts.
  var folder: String { "App/Features/\(domain.name)/\(name)" }

  func has(_ violation: Violation) -> Bool { violations.contains(violation) }

  /// The text with its mark if the violation is planted here, otherwise what a clean screen has.
  func planted(_ violation: Violation, _ bad: String, otherwise good: String) -> String {
    has(violation) ? bad : good
  }
}

/// A part of the app with its own entity, service and screens.
struct Domain: Sendable {
  /// "Invoice": also the name of the entity.
  let name: String
  /// "invoice".
  let variable: String
  /// "invoices".
  let plural: String
  /// The fields that only this entity has.
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
