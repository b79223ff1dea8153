import Calcot
import CalcotContent

/// The expectations of texts, the screen, and the values, marks and badges of controls.
extension TestApp {
  /// Returns whether the user can read `text` now.
  public func shows(_ text: String) -> Bool { driver.shows(text) }

  /// Fails unless the user can read all of `texts` now.
  public func expect(
    _ texts: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    for text in texts where !shows(text) {
      fail("\"\(text)\" cannot be read. There is:\n\(self.text)", at: place)
    }
  }

  /// Fails if the user can read any of `texts` now.
  public func expectNot(
    _ texts: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    for text in texts where shows(text) {
      fail("\"\(text)\" can be read. There is:\n\(self.text)", at: place)
    }
  }

  /// Fails unless the screen called `title` is the one that the user works in.
  public func expect(
    screen title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    attempt(place, isStep: false) {
      () throws(NotThere) in
      let shown = driver.shownScreens.last?.first
      let own = shown.flatMap { driver.showsNatively($0) ? nil : app?.content(of: $0)?.title }
      guard own == nil || own == title else {
        throw NotThere("The screen is \"\(own ?? "")\", not \"\(title)\".")
      }
      guard driver.isDialogShown || driver.isRequestShown || shows(title) else {
        throw NotThere("The title \"\(title)\" cannot be read. There is:\n\(text)")
      }
    }
  }

  /// Fails unless the field called `label` has a value, in the form that the user reads. An empty
  /// field has the value "", whatever its placeholder says.
  ///
  /// ```swift
  /// app.expect(field: "Distance", is: "12 km")
  /// ```
  public func expect(
    field label: String, is value: String, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    read(
      Target(label: label, kind: .field, place: place, index: index),
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { reading in
      reading.value == value
        ? nil : "The field \"\(label)\" is \"\(reading.value ?? "")\", not \"\(value)\"."
    }
  }

  /// Fails unless the switch or row called `label` is checked.
  public func expectChecked(
    _ label: String, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    read(
      Target(label: label, kind: .check, place: place, index: index),
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { $0.isChecked == true ? nil : "\"\(label)\" is not checked." }
  }

  /// Fails if the switch or row called `label` is checked.
  public func expectNotChecked(
    _ label: String, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    read(
      Target(label: label, kind: .check, place: place, index: index),
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { $0.isChecked == true ? "\"\(label)\" is checked." : nil }
  }

  /// Fails unless the row or tab called `label` has a badge; `nil` means that it has none.
  ///
  /// ```swift
  /// app.expectBadge("3", on: "Inbox")
  /// ```
  public func expectBadge(
    _ badge: String?, on label: String, as role: ControlRole? = nil, in place: String? = nil,
    at index: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let words = { (badge: String?) in badge.map { "the badge \"\($0)\"" } ?? "no badge" }
    read(
      Target(label: label, kind: .badged, role: role, place: place, index: index),
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { reading in
      reading.badge == badge
        ? nil : "\"\(label)\" has \(words(reading.badge)), not \(words(badge))."
    }
  }

  /// Fails with the problem that `check` returns for the state of a control that the user reads.
  private func read(
    _ target: Target, _ place: SourcePlace, _ check: (ControlReading) -> String?
  ) {
    attempt(place, isStep: false, on: target) { () throws(NotThere) in
      let control = try finder().control(target).control
      if let problem = check(try driver.reading(of: control)) { throw NotThere(problem) }
    }
  }
}
