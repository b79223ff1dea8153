import Calcot
import CalcotContent
import CalcotTesting
import Testing
import UIKit

/// A driver of a host in a window of a running app. It uses accessibility: elements that it cannot
/// find and use are not accessible to the user either.
final class SimulatorDriver: HostDriver {
  /// The UI framework of the host.
  enum Toolkit: String, CaseIterable, CustomTestStringConvertible {
    case uiKit, swiftUI

    var testDescription: String { rawValue }
  }

  let window: UIWindow
  private let toolkit: Toolkit
  private let capabilities: Set<Capability>
  private var shown: (any ShownApp)?

  /// The work that the host has done for the user besides showing the app.
  private(set) var performed: [HostWork] = []

  init(_ toolkit: Toolkit, capabilities: Set<Capability>) {
    self.toolkit = toolkit
    self.capabilities = capabilities.subtracting(Self.outOfReach)
    let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    guard let scene else {
      preconditionFailure(
        "The tests run in an app with a scene: choose ConformanceHost as their host.")
    }
    window = UIWindow(windowScene: scene)
  }

  var name: String { toolkit.rawValue }

  private var app: any ShownApp {
    guard let shown else { preconditionFailure("The driver shows no app: call start(_:).") }
    return shown
  }

  var host: any AppHost { app.host }

  func start(_ app: CalcotApp) {
    UIView.setAnimationsEnabled(false)
    shown =
      switch toolkit {
      case .uiKit: AppOnUIKit(app, in: window, capabilities: capabilities, copy: copy)
      case .swiftUI: AppOnSwiftUI(app, in: window, capabilities: capabilities, copy: copy)
      }
    window.makeKeyAndVisible()
  }

  private func copy(_ text: String) {
    UIPasteboard.general.string = text
    if let copied = UIPasteboard.general.string { performed.append(.copy(copied)) }
  }

  func stop() {
    shown?.stop()
    shown = nil
    window.isHidden = true
    window.rootViewController = nil
  }

  // MARK: Visible content

  private var top: UIViewController? { window.controllers.last }
  private var screen: AccessibleScreen {
    guard let view = top?.view else { return AccessibleScreen(roots: [window]) }
    return AccessibleScreen(roots: [view] + window.overlays)
  }
  private var alert: UIAlertController? { top as? UIAlertController }

  var lines: [String] { screen.lines }
  var isDialogShown: Bool { alert != nil }

  var shownScreens: [[ScreenID]] {
    let layers = window.controllers.filter { !($0 is UIAlertController) }
    // NB: the side of a split that the user works in is not visible.
    return zip(layers.map(app.screens), app.app.tree.layers).map { ids, layer in
      let visible = layer.stack.visible.id
      return ids.contains(visible) ? [visible] + ids.filter { $0 != visible } : ids
    }
  }

  func showsNatively(_ id: ScreenID) -> Bool {
    guard let content = app.app.content(of: id) else { return true }
    let elements = content.allElements
    return !elements.isEmpty
      && elements.allSatisfy { screen.element(identified: $0.id.path) == nil }
  }

  var canGoBack: Bool {
    alert == nil && (screen.element(identified: "calcot.back") != nil || stack != nil)
  }

  /// The innermost stack, if it shows the system's Back button.
  private var stack: UINavigationController? {
    top?.innermostStack.flatMap { stack in
      let isHidden = stack.topViewController?.navigationItem.hidesBackButton ?? true
      return stack.viewControllers.count > 1 && !isHidden ? stack : nil
    }
  }

  // MARK: User actions

  var isBusy: Bool { window.isMoving || shown?.isWaiting == true }

  func tap(_ control: Control) throws(NotThere) {
    switch control {
    case .messageAction(_, let label):
      try activate(screen.element(identified: "calcot.message.action"), label)
    case .element(let found):
      guard let row = found.row else {
        return try activate(screen.element(identified: found.id.path), found.label)
      }
      let actions = screen.element(identified: row.id.path)?.accessibilityCustomActions ?? []
      guard let action = actions.first(where: { $0.name == found.label }) else {
        throw NotThere("action \"\(found.label)\"", available: actions.map(\.name))
      }
      _ = action.actionHandler?(action)
    case .tab(_, _, let label), .choice(_, _, let label), .named(let label, _):
      try activate(screen.element(labelled: label), label)
    }
  }

  private func activate(_ element: NSObject?, _ name: String) throws(NotThere) {
    guard let element, element.accessibilityActivate() else {
      throw NotThere("control \"\(name)\"", available: lines)
    }
  }

  /// NB: accessibility has one value for a control, so that a badge is looked for among its words.
  func reading(of control: Control) throws(NotThere) -> ControlReading {
    let element: NSObject?
    switch control {
    case .element(let found): element = screen.element(identified: found.id.path)
    case .tab(_, _, let label): element = screen.element(labelled: label)
    case .choice, .messageAction, .named: return ControlReading()
    }
    guard let element else { throw NotThere("control \"\(control.label)\"", available: lines) }
    let value = element.accessibilityValue ?? (element as? UITextField)?.text ?? ""
    guard case .element(let found) = control else { return ControlReading(badge: value) }
    let expected = ControlReading(found.element)
    let words = "\(element.accessibilityLabel ?? "") \(value)"
    return ControlReading(
      value: expected.value.map { _ in value },
      isChecked: expected.isChecked.map { _ in ["1", "On"].contains(value) },
      badge: expected.badge.flatMap { words.contains($0) ? $0 : nil })
  }

  /// NB: the options of a menu cannot be reached by code within the app until it is open.
  func choose(_ option: ChoiceInput.Option, for field: ScreenElement) throws(NotThere) {
    try activate(screen.element(labelled: option.label), option.label)
  }

  func step(_ field: ScreenElement, up: Bool) throws(NotThere) {
    guard let control = screen.element(identified: field.id.path) else {
      throw NotThere("field \"\(field.label)\"", available: lines)
    }
    if up { control.accessibilityIncrement() } else { control.accessibilityDecrement() }
  }

  func fill(_ field: ScreenElement, with text: String) throws(NotThere) {
    try edit(field) { field in
      field.text = ""
      field.insertText(text)
    }
  }

  func type(_ text: String, into field: ScreenElement) throws(NotThere) {
    try edit(field) { $0.insertText(text) }
  }

  func submit(_ field: ScreenElement) throws(NotThere) {
    try edit(field) { $0.sendActions(for: .editingDidEndOnExit) }
  }

  private func edit(_ field: ScreenElement, _ change: (UITextField) -> Void) throws(NotThere) {
    guard let input = screen.fields.first(where: { $0.accessibilityLabel == field.label }),
      input.isEnabled, input.becomeFirstResponder()
    else { throw NotThere("field \"\(field.label)\"", available: lines) }
    change(input)
  }

  func back() throws(NotThere) {
    if let button = screen.element(identified: "calcot.back") {
      return try activate(button, "Back")
    }
    guard let stack else { throw NotThere("There is no way back from here.") }
    stack.popViewController(animated: false)
  }

  func dismiss() throws(NotThere) {
    if let alert {
      let cancel = alert.actions.first { $0.style == .cancel }?.title ?? ""
      return try activate(screen.element(labelled: cancel), cancel)
    }
    try activate(screen.element(identified: "calcot.close"), "Close")
  }

  func closeMessage() throws(NotThere) {
    let button = screen.element(identified: "calcot.message.close")
    try activate(button, "Close message")
  }

  func turnPage(forward: Bool) throws(NotThere) {
    guard screen.scrollView?.accessibilityScroll(forward ? .left : .right) == true else {
      throw NotThere("There is no page \(forward ? "after" : "before") this one.")
    }
  }

  func scroll(toEnd: Bool) throws(NotThere) {
    guard let view = screen.scrollView else { throw NotThere("Nothing scrolls here.") }
    let end = max(view.contentSize.height - view.frame.height, 0)
    view.setContentOffset(CGPoint(x: 0, y: toEnd ? end : 0), animated: false)
  }

  func resize(isNarrow: Bool) {
    window.traitOverrides.horizontalSizeClass = isNarrow ? .compact : .regular
  }

  /// NB: a real screen moves in its own time, which no test can control; two turns without changes
  /// count as idle.
  func settle() async {
    var (before, quiet) = (lines, 0)
    for _ in 0..<200 where quiet < 2 {
      await shown?.app.settle()
      try? await Task.sleep(for: .milliseconds(20))
      let now = lines
      let isQuiet = now == before && !window.isMoving && shown?.isWaiting != true
      quiet = isQuiet ? quiet + 1 : 0
      before = now
    }
  }
}
