import CalcotText

extension MapComparison {
  /// Returns the change as text for a terminal.
  func text() -> String {
    guard !isEmpty else { return "No change of screens, arrows or layers.\n" }
    var lines = [headline]
    for section in sections where !section.lines.isEmpty {
      lines += ["", "\(section.title) (\(section.lines.count))"]
      lines += section.lines.map { "  \($0.text)\($0.place.map { "  \($0)" } ?? "")" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the change as a comment on a pull request.
  func markdown() -> String {
    guard !isEmpty else { return "**Architecture:** no change of screens, arrows or layers.\n" }
    var lines = ["**Architecture:** \(headline)"]
    for section in sections where !section.lines.isEmpty {
      let isLong = section.lines.count > 12
      lines.append("")
      lines.append(
        isLong
          ? "<details><summary>\(section.title) (\(section.lines.count))</summary>\n"
          : "### \(section.title) (\(section.lines.count))\n")
      for line in section.lines {
        let text = Escape.markdown(line.text)
        lines.append("- \(text)\(line.place.map { " · `\($0)`" } ?? "")")
      }
      if isLong { lines.append("\n</details>") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Section {
    var title: String
    var lines: [Line]
  }

  private struct Line {
    var text: String
    var place: String?
  }

  private var headline: String {
    func count(_ added: Int, _ removed: Int, _ what: String) -> String? {
      let parts = [added > 0 ? "+\(added)" : nil, removed > 0 ? "−\(removed)" : nil]
      let text = parts.compactMap { $0 }.joined(separator: " ")
      return text.isEmpty ? nil : "\(what) \(text)"
    }
    return [
      count(addedScreens.count, removedScreens.count, "screens"),
      count(addedArrows.count, removedArrows.count, "arrows"),
      count(newCycles.count, goneCycles.count, "cycles"),
      count(newViolations.count, goneViolations.count, "layer violations"),
      lostScreens.isEmpty ? nil : "\(lostScreens.count) out of reach",
      changedScreens.isEmpty ? nil : "\(changedScreens.count) changed",
    ].compactMap { $0 }.joined(separator: ", ")
  }

  /// The sections of the text, regressions first.
  private var sections: [Section] {
    [
      Section(title: "New layer violations", lines: newViolations.map(Self.line)),
      Section(title: "New cycles", lines: newCycles.map(Self.line)),
      Section(title: "Screens out of reach", lines: lostScreens.map(Self.line)),
      Section(title: "New screens", lines: addedScreens.map(Self.line)),
      Section(title: "Removed screens", lines: removedScreens.map(Self.line)),
      Section(
        title: "Changed screens",
        lines: changedScreens.map { change in
          var parts: [String] = []
          if change.old.kind != change.new.kind {
            parts.append("\(change.old.kind.title) → \(change.new.kind.title)")
          }
          if change.old.feature != change.new.feature {
            parts.append("\(change.old.feature) → \(change.new.feature)")
          }
          return Line(
            text: "\(change.new.id): \(parts.joined(separator: ", "))",
            place: "\(change.new.place)")
        }),
      Section(title: "New arrows", lines: addedArrows.map(Self.line)),
      Section(title: "Removed arrows", lines: removedArrows.map(Self.line)),
      Section(title: "Mended layer violations", lines: goneViolations.map(Self.line)),
      Section(title: "Mended cycles", lines: goneCycles.map(Self.line)),
    ]
  }

  private static func line(_ screen: Screen) -> Line {
    Line(text: "\(screen.id) (\(screen.kind.title))", place: "\(screen.place)")
  }

  private static func line(_ arrow: Arrow) -> Line {
    Line(
      text: "\(arrow.from) → (\(arrow.how.title)) \(arrow.to)",
      place: arrow.evidence.first.map { "\($0.place)" })
  }

  private static func line(_ cycle: Cycle) -> Line {
    Line(text: cycle.screens.joined(separator: " ⇄ "), place: nil)
  }

  private static func line(_ violation: Violation) -> Line {
    let use = violation.use
    return Line(
      text: "\(violation.from.rawValue) → \(violation.to.rawValue): \(use.user) uses \(use.used)",
      place: "\(use.evidence.place)")
  }
}
