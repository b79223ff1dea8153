import Calcot
import CalcotContent
import CalcotTesting
import Testing
import UIKit

/// A driver of a host in a window of a running app. It uses accessibility: elements that it cannot
/// find and use are not accessible to the user either.
@MainActor
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

  func tap(_ label: String, as role: ControlRole?, in row: String?) throws(NotThere) {
    if row == nil, role == nil || role == .button,
      let action = screen.element(identified: "calcot.message.action"),
      action.accessibilityLabel == label
    {
      return try activate(action, label)
    }
    if alert == nil, role != .tab, let screen = app.app.tree.visible?.id,
      let content = app.app.content(of: screen),
      let found = content.control(label, as: role, in: row)
    {
      return try use(found.control, in: found.row)
    }
    try activate(screen.element(labelled: label), label)
  }

  private func use(_ control: Element, in row: Element?) throws(NotThere) {
    guard let row else {
      return try activate(screen.element(identified: control.id.path), control.id.path)
    }
    let actions = screen.element(identified: row.id.path)?.accessibilityCustomActions ?? []
    guard let action = actions.first(where: { $0.name == control.label }) else {
      throw NotThere("action \"\(control.id)\"", available: actions.map(\.name))
    }
    _ = action.actionHandler?(action)
  }

  private func activate(_ element: NSObject?, _ name: String) throws(NotThere) {
    guard let element, element.accessibilityActivate() else {
      throw NotThere("control \"\(name)\"", available: lines)
    }
  }

  /// NB: the options of a menu cannot be reached by code within the app until it is open.
  func choose(_ option: String, in label: String) throws(NotThere) {
    try activate(screen.element(labelled: option), option)
  }

  func step(_ label: String, up: Bool) throws(NotThere) {
    guard let control = screen.element(labelled: label) else {
      throw NotThere("field \"\(label)\"", available: lines)
    }
    if up { control.accessibilityIncrement() } else { control.accessibilityDecrement() }
  }

  func fill(_ label: String, with text: String) throws(NotThere) {
    try edit(label) { field in
      field.text = ""
      field.insertText(text)
    }
  }

  func type(_ text: String, into label: String) throws(NotThere) {
    try edit(label) { $0.insertText(text) }
  }

  func submit(_ label: String) throws(NotThere) {
    try edit(label) { $0.sendActions(for: .editingDidEndOnExit) }
  }

  private func edit(_ label: String, _ change: (UITextField) -> Void) throws(NotThere) {
    guard let field = screen.fields.first(where: { $0.accessibilityLabel == label }),
      field.isEnabled, field.becomeFirstResponder()
    else { throw NotThere("field \"\(label)\"", available: lines) }
    change(field)
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
