/// A generated codebase in MVVM-C of any size, with known violations.
///
/// The same lines and seed give the same codebase, byte for byte. It is for measurements: it parses
/// without an error, but may not compile.
public struct GeneratedCodebase: Sendable {
  public let files: [GeneratedFile]

  public var lines: Int { files.reduce(0) { $0 + $1.lines } }
  public var plants: [Plant] { files.flatMap(\.plants) }

  /// Generates at least `lines` lines, in whole domains, and spreads `violations` of each kind over
  /// them, as far as there are screens.
  public init(lines wanted: Int, violations: Int = 12, seed: UInt64 = 1) {
    var random = SplitMix(seed: seed)
    var files = CorePart.files
    var lines = files.reduce(0) { $0 + $1.lines }
    let share = max(1, wanted / Self.linesOfADomain)
    var number = 0
    while lines < wanted {
      let wrong = Self.violations(ofDomain: number, in: share, each: violations)
      let domain = Self.domain(number, wrong: wrong, random: &random)
      lines += domain.reduce(0) { $0 + $1.lines }
      files += domain
      number += 1
    }
    self.files = files
  }

  /// The approximate number of lines of a domain, which only decides how the violations are spread.
  private static let linesOfADomain = 11_000

  /// Returns the number of violations of each kind in a domain, so that they are spread evenly.
  private static func violations(
    ofDomain number: Int, in domains: Int, each count: Int
  ) -> [Violation: Int] {
    var result: [Violation: Int] = [:]
    for (place, kind) in Violation.allCases.enumerated() {
      let shifted = (number + place) % domains
      guard number < domains else { continue }
      result[kind] = count * (shifted + 1) / domains - count * shifted / domains
    }
    return result
  }

  private static func domain(
    _ number: Int, wrong: [Violation: Int], random: inout SplitMix
  ) -> [GeneratedFile] {
    let (round, place) = number.quotientAndRemainder(dividingBy: Words.domains.count)
    let qualifier = round == 0 ? "" : Words.qualifiers[(round - 1) % Words.qualifiers.count]
    let again = round > Words.qualifiers.count ? "\(round)" : ""
    let domain = Domain(name: qualifier + Words.domains[place] + again, random: &random)
    let screens = screens(of: domain, wrong: wrong, random: &random)
    var files = [
      ModelPart.entity(of: domain, random: &random), ServicePart.contract(of: domain),
      ServicePart.service(of: domain, random: &random),
      ServicePart.texts(of: domain, random: &random),
      CoordinatorPart.builder(of: domain, screens: screens),
    ]
    for screen in screens {
      files += parts(of: screen, first: screens[0].name, random: &random)
    }
    return files
  }

  private static func screens(
    of domain: Domain, wrong: [Violation: Int], random: inout SplitMix
  ) -> [Screen] {
    let names = Words.screens.map { domain.name + $0 }
    var violations = names.map { _ in Set<Violation>() }
    // NB: the first screen has a view controller, which can be made massive.
    let usesSwiftUI = names.indices.map { place in random.once(in: 2) && place > 0 }
    for kind in Violation.allCases {
      let places = random.some(names.count, of: Array(names.indices)).filter { place in
        switch kind {
        case .massive: !usesSwiftUI[place]
        case .cycle: place > 0
        // NB: a used import is no unused import.
        case .importsUI: violations[place].isEmpty
        case .usesUI, .viewModelNavigates, .isDataSource: !violations[place].contains(.importsUI)
        default: true
        }
      }
      for place in places.prefix(wrong[kind] ?? 0) { violations[place].insert(kind) }
    }
    return names.indices.map { place in
      Screen(
        domain: domain, name: names[place], usesSwiftUI: usesSwiftUI[place],
        state: random.one(
          of: usesSwiftUI[place] ? [.published, .observable] : Screen.StateStyle.allCases),
        violations: violations[place],
        next: place + 1 < names.count ? names[place + 1] : nil, place: place)
    }
  }

  private static func parts(
    of screen: Screen, first: String, random: inout SplitMix
  ) -> [GeneratedFile] {
    var files = [
      ModelPart.screen(screen, random: &random), ViewModelPart.file(screen, random: &random),
      ViewModelPart.formatting(screen, random: &random),
      InteractorPart.file(screen, random: &random),
      CoordinatorPart.coordinator(screen, first: first, random: &random),
    ]
    if screen.usesSwiftUI {
      files += [SwiftUIPart.view(screen, random: &random), SwiftUIPart.wrapped(screen)]
    } else {
      files.append(ViewControllerPart.controller(screen, random: &random))
      files += ViewControllerPart.layout(screen, random: &random)
      files.append(ViewControllerPart.cell(screen, random: &random))
    }
    if !screen.has(.untested) { files.append(TestPart.tests(screen, random: &random)) }
    return files
  }
}
