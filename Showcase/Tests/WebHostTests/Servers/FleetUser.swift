import CalcotWebTesting

/// A person at a page of a fleet, who makes one group after the other, and presses Save once for each.
@MainActor
final class FleetUser {
  /// How an attempt to make a group has come out.
  enum Outcome {
    /// The page has shown the group in the list.
    case accepted
    /// The page has said that it could not be made.
    case failed
    /// The page has come to another server meanwhile.
    case unknown
  }

  let page: FleetPage
  /// The names that the page has shown in the list after they were saved.
  private(set) var accepted: Set<String> = []
  /// What the page has shown and must not.
  private(set) var surprises: [String] = []
  /// A Boolean value that indicates whether the next group is the last one.
  var isLast = false
  /// What the person has done since the last attempt; who has done too much gives up.
  private var steps = 0
  private let number: Int
  private let onOutcome: (Outcome) -> Void

  /// Creates a person.
  ///
  /// - Parameter onOutcome: Called when it is known how an attempt has come out.
  init(_ number: Int, at page: FleetPage, onOutcome: @escaping (Outcome) -> Void) {
    (self.number, self.page, self.onOutcome) = (number, page, onOutcome)
  }

  /// Makes groups until the last one is accepted.
  func work() async {
    var count = 0
    while isPatient {
      (count, steps) = (count + 1, 0)
      let (name, wasLast) = ("By \(number), group \(count)", isLast)
      await openForm()
      let outcome = await write(name) ? await save(name) : .unknown
      if outcome == .accepted { accepted.insert(name) }
      onOutcome(outcome)
      if wasLast, outcome == .accepted { return }
    }
  }

  /// Presses Save once. Of what failed, or was lost on the way, nobody can know whether it was done: the
  /// form is left.
  private func save(_ name: String) async -> Outcome {
    page.press("Save")
    let arrivals = page.arrivals
    while isPatient {
      await page.until { _ in true }
      if page.shows("already") { surprises.append("\(name) was made twice") }
      if page.field("Name") == nil { return page.shows(name) ? .accepted : .unknown }
      let isFailed = answerFailure()
      if isFailed || page.arrivals > arrivals {
        await leaveForm()
        return isFailed ? .failed : .unknown
      }
      await page.change()
    }
    return .unknown
  }

  /// Has the form, wherever the page is.
  private func openForm() async {
    while takeStep() {
      await page.until { $0.field("Name") != nil || $0.button("New group") != nil }
      if answerFailure() { continue }
      if page.field("Name") != nil { return }
      page.press("New group")
      let arrivals = page.arrivals
      // NB: what is said about something that failed covers the button.
      await page.until {
        $0.field("Name") != nil || $0.button("OK") != nil || $0.arrivals > arrivals
      }
    }
  }

  /// Types a name, and looks whether it stays.
  ///
  /// - Returns: A Boolean value that indicates whether the form has it and can be saved.
  private func write(_ name: String) async -> Bool {
    // NB: what is said about something that failed may have covered the field.
    repeat {
      page.type(name, into: "Name")
      await page.until { _ in true }
    } while answerFailure() && takeStep()
    guard page.field("Name")?.attributes["value"] == name, page.button("Save") != nil else {
      surprises.append("\(name) was typed, and the page has \(page.page.document.text)")
      return false
    }
    return true
  }

  private func leaveForm() async {
    while takeStep() {
      await page.until { _ in true }
      if page.field("Name") == nil { return }
      let isAnswered = page.press("Discard") || answerFailure() || page.press("Cancel")
      if !isAnswered { await page.change() }
    }
  }

  private static let patience = 200
  private var isPatient: Bool { steps < Self.patience }

  /// Counts a step; returns false once there were too many in vain.
  private func takeStep() -> Bool {
    steps += 1
    if steps == Self.patience {
      surprises.append("\(number) cannot go on: \(page.page.document.text), \(page.buttons)")
    }
    return isPatient
  }

  /// Closes the message about something that failed; returns false if there is none.
  private func answerFailure() -> Bool { page.press("OK") }
}
