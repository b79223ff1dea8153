import Calcot
import CalcotContent
import CalcotTesting
import CalcotTree

extension HostConformance {
  /// The rules about random values: the ViewModel receives what the user enters, except for the
  /// changes that the host has declared.
  nonisolated static let entryRules: [Rule] = [
    Rule("gives the app each text as the user enters it, in every text field") { run in
      let (app, entries) = await run.startEntries(.texts)
      var random = SeededGenerator(seed: RandomRun.seed)
      for field in TextEntry.allCases {
        await run.enter(HostileText.everything, in: field, app, entries)
        for _ in 0..<RandomRun.rounds(100, short: 4) {
          // NB: a form without script says nothing of a secret that is empty.
          let text = HostileText.make(&random) + (field == .secret ? "x" : "")
          await run.enter(text, in: field, app, entries)
        }
      }
    },
    Rule("gives the app a text letter by letter as the user types it") { run in
      let (app, entries) = await run.startEntries(.texts)
      var random = SeededGenerator(seed: RandomRun.seed)
      // NB: a page without script does not contain the secret, so nothing can be typed at its end.
      for field in TextEntry.allCases where field != .secret {
        for _ in 0..<RandomRun.rounds(50, short: 2) {
          let start = HostileText.makeTyped(&random)
          await run.enter(start, in: field, app, entries)
          let more = HostileText.makeTyped(&random)
          await app.type(more, into: field.label)
          run.check(entries.texts[field], is: start + more, in: field.label)
        }
      }
    },
    Rule("gives the app a text of a megabyte, or as much of it as the host takes in") { run in
      let (app, entries) = await run.startEntries(.texts)
      var random = SeededGenerator(seed: RandomRun.seed)
      let text = HostileText.make(bytes: 1_000_000, &random)
      for field in [TextEntry.line, .secret, .search] {
        await run.enter(text, in: field, app, entries)
        // NB: a form without script sends all fields at once, of which one may be so long.
        await run.enter("x", in: field, app, entries)
      }
      await run.enter(text, in: .lines, app, entries)
    },
    Rule("gives the app each number that the user enters, in every notation") { run in
      let (app, entries) = await run.startEntries(.numbers)
      var random = SeededGenerator(seed: RandomRun.seed)
      for field in NumberEntry.allCases {
        for _ in 0..<RandomRun.rounds(50, short: 3) {
          let (text, number) = field.random(&random)
          await app.fill(field.label, with: text)
          run.check(entries.numbers[field], is: number, of: text, in: field.label)
        }
      }
      await app.fill(NumberEntry.optional.label, with: "")
      run.check(entries.numbers[.optional], is: nil, of: "", in: NumberEntry.optional.label)
    },
    Rule("leaves the app its number when the user enters a text that is no number") { run in
      let (app, entries) = await run.startEntries(.numbers)
      var random = SeededGenerator(seed: RandomRun.seed)
      for field in [NumberEntry.whole, .decimals] {
        for _ in 0..<RandomRun.rounds(50, short: 3) {
          let (text, before) = (HostileText.make(&random) + "x", entries.numbers[field])
          await app.fill(field.label, with: text)
          run.check(entries.numbers[field], is: before, of: text, in: field.label)
        }
      }
    },
    Rule("gives the app each date that the user enters") { run in
      let (app, entries) = await run.startEntries(.dates)
      var random = SeededGenerator(seed: RandomRun.seed)
      for field in DateEntry.allCases {
        for _ in 0..<RandomRun.rounds(50, short: 3) {
          let text = field.random(&random)
          await app.fill(field.label, with: text)
          run.check(
            field.text(of: entries.dates[field]), is: text, in: field.label)
        }
      }
    },
    Rule("gives the app what the user chooses, whatever the options are") { run in
      let (app, entries) = await run.startEntries(.choices)
      var random = SeededGenerator(seed: RandomRun.seed)
      for _ in 0..<RandomRun.rounds(20, short: 2) {
        entries.options = HostileText.options(&random)
        await app.settle()
        for field in ChoiceEntry.allCases {
          for _ in 0..<3 {
            let option = entries.options(of: field).randomElement(using: &random) ?? ""
            await app.choose(entries.name(of: option), for: field.label)
            run.check(entries.chosen[field], is: option, in: field.label)
          }
        }
        await run.chooseSeveral(&random, app, entries) { app.choose($0, for: "Several") }
      }
    },
    Rule("gives the app what the user switches and checks, whatever the rows are") { run in
      let (app, entries) = await run.startEntries(.rows)
      var random = SeededGenerator(seed: RandomRun.seed)
      for _ in 0..<RandomRun.rounds(20, short: 2) {
        entries.options = HostileText.options(&random)
        await app.settle()
        await run.chooseSeveral(&random, app, entries) { app.tap($0, as: .row) }
      }
      let (other, switches) = await run.startEntries(.choices)
      for isOn in (0..<RandomRun.rounds(20, short: 4)).map({ $0.isMultiple(of: 2) }) {
        await other.tap("Switch")
        run.check(switches.isOn == isOn, "the switch is \(switches.isOn ? "on" : "off")")
      }
    },
  ]
}

extension HostileText {
  /// Returns texts for a choice: hostile ones, and some that differ only a little.
  fileprivate static func options(_ random: inout SeededGenerator) -> [String] {
    let fixed = [
      "", " ", "\n", "a b", "a\nb", "a b#2", "a\tb", "a\u{0}b", "\u{0}", "\r\n", "?", "on", "-",
      "\u{301}",
    ]
    var options = Set(fixed)
    while options.count < 24 { options.insert(make(&random)) }
    return options.sorted().shuffled(using: &random)
  }
}

extension ConformanceRun {
  /// Starts the suite's app at one of the screens with fields for random values.
  @MainActor
  fileprivate func startEntries(_ shown: EntryScreen) async -> (TestApp, Entries) {
    let (app, coordinator) = start()
    await app.then { _ in coordinator.navigation.push(.entries(shown)) }
    return (app, coordinator.entries)
  }

  /// Enters a text at once, as if the user pasted it, and checks that the app gets it.
  @MainActor
  fileprivate func enter(
    _ text: String, in field: TextEntry, _ app: TestApp, _ entries: Entries
  ) async {
    await app.fill(field.label, with: text)
    let result = app.driver.entryChanges.result(of: text, isInLines: field == .lines)
    check(entries.texts[field], is: result, in: field.label)
  }

  /// Chooses options, some of them twice, and checks that the app has the chosen ones.
  @MainActor
  fileprivate func chooseSeveral(
    _ random: inout SeededGenerator, _ app: TestApp, _ entries: Entries,
    _ choose: (String) -> Void
  ) async {
    var wanted: Set<String> = []
    for _ in 0..<8 {
      let option = entries.options(of: .menu).randomElement(using: &random) ?? ""
      wanted.formSymmetricDifference([option])
      await app.then { _ in choose(entries.name(of: option)) }
      check(
        entries.several == wanted,
        "\(entries.several) are chosen, not \(wanted) (CALCOT_SEED=\(RandomRun.seed))")
    }
  }

  /// Fails unless a text has the same scalars as another, in the same order.
  fileprivate func check(_ text: String?, is wanted: String, in field: String) {
    let (found, wanted) = (Array((text ?? "").unicodeScalars), Array(wanted.unicodeScalars))
    let same = zip(found, wanted).prefix { $0 == $1 }.count
    // NB: of a long text, only the end of the equal part and what follows it.
    let shown = { (scalars: [Unicode.Scalar]) in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars.dropFirst(max(same - 20, 0)).prefix(40))
      return String(text).shown
    }
    check(
      text != nil && found == wanted,
      """
      \(field) has \(text == nil ? "nothing" : shown(found)), not \(shown(wanted)), after the same \
      \(same) of \(wanted.count) scalars (CALCOT_SEED=\(RandomRun.seed))
      """)
  }

  fileprivate func check(
    _ number: Double?, is wanted: Double?, of text: String, in field: String
  ) {
    check(
      number == wanted,
      "\(field) has \(number as Any) of \(text.shown) (CALCOT_SEED=\(RandomRun.seed))")
  }
}

extension String {
  /// The scalars of the text, escaped; at most 300 of them.
  fileprivate var shown: String {
    let shown = unicodeScalars.prefix(300).map { $0.escaped(asASCII: true) }.joined()
    let count = unicodeScalars.count
    return "\"\(shown)\"" + (count > 300 ? " … (\(count) scalars)" : "")
  }
}
