#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import Groups
  import UIKit

  /// A section of a group's table. A table has no section without entries.
  struct GroupTableSection {
    var header: String?
    let entries: [GroupTableEntry]
  }

  /// A row of a group's table with the code that runs when it is tapped.
  struct GroupTableEntry {
    let row: ListRow
    /// The planned run that a swipe offers to delete.
    var run: RunRow?
    /// The code for a tap; nil for a row that only shows something.
    var tapped: (@MainActor (GroupViewModel) async -> Void)?

    /// Creates a row that only shows something.
    init(_ title: String, detail: String? = nil, image: UIImage? = nil) {
      row = ListRow(title: title, detail: detail, image: image, opens: false)
    }

    /// Creates a row for a planned run.
    init(_ run: RunRow) {
      let detail = [run.detail, run.badge].compactMap { $0 }.joined(separator: " · ")
      row = ListRow(title: run.title, detail: detail, opens: run.open != nil)
      self.run = run
      if let open = run.open { tapped = { _ in open() } }
    }

    /// Creates a row that leads to another screen.
    init(_ link: LinkButton) {
      row = ListRow(title: link.label)
      tapped = { _ in link.open() }
    }

    /// Creates a row that looks like a button.
    init(
      button title: String, detail: String? = nil, color: UIColor = .tintColor,
      tapped: @escaping @MainActor (GroupViewModel) async -> Void
    ) {
      row = ListRow(title: title, detail: detail, opens: false, color: color)
      self.tapped = tapped
    }
  }

  extension GroupViewModel {
    /// The sections of the table that shows the group.
    var tableSections: [GroupTableSection] {
      var sections = [GroupTableSection(entries: head)]
      sections.append(GroupTableSection(header: runsHeader, entries: runs))
      if let weeks {
        let entries = weeks.points.map { GroupTableEntry($0.name, detail: $0.text) }
        sections.append(GroupTableSection(header: weeks.label, entries: entries))
      }
      sections.append(GroupTableSection(entries: changes))
      return sections.filter { !$0.entries.isEmpty }
    }

    private var head: [GroupTableEntry] {
      var entries: [GroupTableEntry] = []
      if let problem {
        entries.append(
          GroupTableEntry(button: tryAgainLabel, detail: problem) { await $0.refreshButtonTapped() }
        )
      }
      if let activity { entries.append(GroupTableEntry(activity)) }
      if let picture {
        entries.append(GroupTableEntry(picture.label, image: UIImage(picture.source)))
      }
      let lines = (facts ?? "").split(separator: "\n", maxSplits: 1).map(String.init)
      entries += (lines + [nextRun].compactMap { $0 }).map { GroupTableEntry($0) }
      if let members { entries.append(GroupTableEntry(members)) }
      return entries
    }

    private var runs: [GroupTableEntry] {
      var entries: [GroupTableEntry] = []
      if let week = thisWeek {
        entries.append(GroupTableEntry(week.label, detail: "\(week.value) · \(week.trend.text)"))
      }
      if let noRunsText { entries.append(GroupTableEntry(noRunsText)) }
      entries += plannedRuns.map { GroupTableEntry($0) }
      if let plan = planRun { entries.append(button(plan)) }
      return entries
    }

    private var changes: [GroupTableEntry] {
      var entries = [about].compactMap { $0 }.map(button)
      if let choose = choosePictureLabel {
        entries.append(GroupTableEntry(button: choose) { await $0.choosePictureButtonTapped() })
      }
      if let remove = removePictureLabel {
        entries.append(
          GroupTableEntry(button: remove, color: .systemRed) {
            await $0.removePictureButtonTapped()
          })
      }
      if let rename { entries.append(button(rename)) }
      return entries
        + buttons.map { shown in
          let color: UIColor = shown.role == .destructive ? .systemRed : .tintColor
          return GroupTableEntry(button: shown.label, color: color) {
            await $0.buttonTapped(shown)
          }
        }
    }

    private func button(_ link: LinkButton) -> GroupTableEntry {
      GroupTableEntry(button: link.label) { _ in link.open() }
    }
  }

  extension UIImage {
    /// Creates an image of bytes that the app has; nil for other sources.
    fileprivate convenience init?(_ source: ImageSource) {
      guard case .data(let data) = source else { return nil }
      self.init(data: data.bytes)
    }
  }
#endif
