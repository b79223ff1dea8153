import Calcot
import CalcotWebTesting
import Foundation
import Testing

extension WebLooks {
  /// Tests of a page whose colors are the user's few, as in Windows' contrast themes.
  @MainActor
  @Suite("In forced colors")
  struct ForcedColorsTests {
    @Test func `a control that is on looks different from one that is off`() async throws {
      let controls: [(Kind, String)] = [
        (.toggle, ".toggle > [role=switch]"), (.picker, ".segments label:last-of-type > span"),
        (.picker, ".several label:last-of-type > input"), (.row, ".row.checks"),
      ]
      try await visitForced { visit in
        for (kind, selector) in controls {
          try await visit.open("/kinds/\(kind.rawValue)")
          let control = try await visit.browser.element(selector)
          for isDark in [false, true] {
            try await visit.browser.forceColors(isDark: isDark)
            let before = try await control.screenshot()
            #expect(try await control.screenshot() == before, "it does not change by itself")
            try await visit.browser.run(Self.turn, control.value)
            #expect(try await control.screenshot() != before, "\(selector) of \(kind.name)")
          }
        }
      }
    }

    @Test func `a choice that is off has no mark of one that is on`() async throws {
      try await visitForced { visit in
        for kind in [Kind.picker, .row] {
          try await visit.open("/kinds/\(kind.rawValue)")
          let marks = try await visit.browser.run(Self.marks).array ?? []
          #expect(!marks.isEmpty)
          #expect(marks.allSatisfy { $0["isOn"] == $0["isMarked"] }, "\(kind.name): \(marks)")
        }
      }
    }

    @Test func `each control has an edge, and none has lost its text`() async throws {
      try await visitForced { visit in
        for kind in Kind.allCases {
          try await visit.open("/kinds/\(kind.rawValue)")
          for isDark in [false, true] {
            try await visit.browser.forceColors(isDark: isDark)
            let found = try await visit.browser.run(Self.unseen).array ?? []
            #expect(found.compactMap(\.string) == [], "\(kind.name), dark: \(isDark)")
            guard let folder = Self.folder else { continue }
            let file = folder.appending(path: "\(kind.name)-\(isDark ? "dark" : "light").png")
            try Data(await visit.browser.screenshot()).write(to: file)
          }
        }
      }
    }

    /// The folder for pictures of what the tests see: `CALCOT_PICTURES`.
    private static let folder = ProcessInfo.processInfo.environment["CALCOT_PICTURES"].map {
      URL(filePath: $0)
    }

    /// Turns a control on or off as a script does, without the focus that a user would give it.
    private static let turn = """
      const control = arguments[0]
      const input = control.parentElement.querySelector(':scope > input:not([type=hidden])')
      if (input) return void (input.checked = !input.checked)
      const isOn = control.ariaChecked == 'true'
      control.ariaChecked = String(!isOn)
      control.querySelector('.box').textContent = isOn ? '☐' : '☑'
      """

    /// Returns for each box whether it is checked, and whether its mark can be seen.
    private static let marks = """
      return [...document.querySelectorAll('.box, .several input')].map(box => {
        const mark = getComputedStyle(box, '::before')
        return {
          isOn: box.matches('input:checked, [aria-checked="true"] > *'),
          isMarked: mark.visibility == 'visible' && mark.borderBottomColor != 'rgba(0, 0, 0, 0)',
        }
      })
      """

    /// Returns the visible controls that nothing sets off from what is around them.
    private static let unseen = """
      const seen = value => value > 0
      const edge = node => {
        const style = getComputedStyle(node)
        return seen(parseFloat(style.borderTopWidth)) || seen(parseFloat(style.borderBottomWidth))
          || style.outlineStyle != 'none' || style.textDecorationLine != 'none'
      }
      const isShown = node => node.checkVisibility({ visibilityProperty: true })
        && node.getBoundingClientRect().width > 1
      const fields = 'button, select, textarea, input:not([type=hidden], [type=range])'
      return [...document.querySelectorAll(fields)].filter(isShown).filter(node => {
        const box = node.closest('label, .segments, li, td, .options')
        return !edge(node) && node.tagName != 'INPUT' && !(box && edge(box))
          || getComputedStyle(node).color == getComputedStyle(document.body).backgroundColor
      }).map(node => node.outerHTML.slice(0, 120))
      """
  }
}

@MainActor
private func visitForced(_ body: @MainActor (Visit) async throws -> Void) async throws {
  try await visit { visit in
    try await visit.browser.forceColors(isDark: false)
    try await body(visit)
  } app: { _ in
    CalcotApp(KindsCoordinator(KindModel()), routes: RouteRegistry(KindRoute.self))
  }
}

extension Browser {
  /// Has the window show all pages in the few colors of a user, dark or light ones.
  fileprivate func forceColors(isDark: Bool) async throws {
    try await setMedia(isDark: isDark, reducesMotion: true, forcesColors: true)
  }
}
