public import Calcot
import CalcotContent

/// A view written for the browser. It is registered with the server and replaces the semantic view
/// of every ViewModel of its type.
///
/// ```swift
/// final class ClockView: HTMLView {
///   var viewModel: ClockViewModel
///   init(_ viewModel: ClockViewModel) { self.viewModel = viewModel }
///   var title: String { "Clock" }
///   var body: HTML {
///     HTML.tag("p", class: "clock") { HTML.text(viewModel.time) }
///     HTML.button("Reset") { [viewModel] in viewModel.resetButtonTapped() }
///   }
/// }
/// ```
@MainActor
public protocol HTMLView: CalcotView {
  /// The title of the page, which is also its heading.
  var title: String { get }

  /// The content under the heading. Evaluated again when the ViewModel has been replaced, and when
  /// an `@Observable` value that it has read has changed.
  @HTMLBuilder var body: HTML { get }
}

/// The views and the pieces of HTML that an app has registered with its site.
@MainActor
struct HTMLRegistry {
  var views = ViewRegistry<any HTMLView>()
  var pieces = PieceRegistry()
}

/// The hand-written views of one app's screens, with a cache of their content.
@MainActor
final class HTMLViews {
  /// The content of one view.
  struct Shown {
    let title: String
    let nodes: [HTMLNode]
    let uses: [String: HTMLUse]
  }

  private let report: (String) -> Void
  private let views: NativeViews<any HTMLView>
  private var shown: [ScreenID: Shown] = [:]
  /// The HTML of values within semantic views.
  let pieces: HTMLPieces

  init(_ registry: HTMLRegistry, report: @escaping (String) -> Void) {
    views = NativeViews(registry.views)
    pieces = HTMLPieces(registry.pieces, report: report)
    self.report = report
  }

  func prepare(_ screen: ScreenID, in app: CalcotApp) { _ = views.view(of: screen, in: app) }

  /// Returns the content of a screen's view; `nil` if its semantic view is shown.
  func shown(_ screen: ScreenID, in app: CalcotApp) -> Shown? {
    if let known = shown[screen] { return known }
    guard let view = views.view(of: screen, in: app) else { return nil }
    let (now, problems) = app.tracking(screen, for: self) {
      let (title, html) = (view.title, view.body)
      let now = Shown(
        title: title, nodes: html.nodes.belonging(to: screen, in: "\(screen.rawValue)/view"),
        uses: html.uses)
      // NB: kept within the turn, whose end discards it if there has been a change meanwhile.
      shown[screen] = now
      return (now, html.problems)
    }
    for problem in problems { report("\(type(of: view)): \(problem)") }
    return now
  }

  /// Returns the paths of the enabled fields of a screen's view, in the order of the page; `nil` if
  /// its semantic view is shown.
  func fields(of screen: ScreenID, in app: CalcotApp) -> [String]? {
    guard let shown = shown(screen, in: app) else { return nil }
    let prefix = "\(screen.rawValue)/"
    return shown.nodes.flatMap(\.inputs).compactMap { input in
      guard let name = input.attribute("name"), name.hasPrefix(prefix),
        input.attribute("disabled") == nil
      else { return nil }
      return String(name.dropFirst(prefix.count))
    }
  }

  /// Discards the cached content of a screen's view.
  func invalidate(_ screen: ScreenID) {
    // NB: released after the access, because the `deinit` of what its controls hold may use the screen.
    let former = shown[screen]
    shown[screen] = nil
    withExtendedLifetime(former) {}
  }

  func keep(only screens: Set<ScreenID>) {
    views.keep(only: screens)
    let former = shown
    shown = former.filter { screens.contains($0.key) }
    withExtendedLifetime(former) {}
  }
}

extension HTMLTag {
  /// Returns the tag for the page of a screen: with a unique identifier, so that a patch can change
  /// it alone, and, if it is a control, with its action.
  ///
  /// - Parameter id: The identifier if the tag has no key.
  fileprivate func belonging(to screen: ScreenID, id: String) -> HTMLTag {
    var tag = self
    let prefix = "\(screen.rawValue)/view/"
    tag.id = self.id.map { prefix + $0 } ?? id
    tag.attributes = attributes.flatMap { attribute in
      guard attribute.name == "data-key" else { return [attribute] }
      return name == "button"
        ? [.action("v \(screen.rawValue) \(attribute.value)")]
        : [
          HTMLAttribute("name", prefix + attribute.value),
          HTMLAttribute("data-do", "w \(screen.rawValue) \(attribute.value)"),
        ]
    }
    tag.children = childrenForPatches { $0.belonging(to: screen, in: tag.id ?? id) }
    return tag
  }
}

extension HTMLNode {
  /// The fields in the node, including the node itself.
  fileprivate var inputs: [HTMLTag] {
    guard case .tag(let tag) = self else { return [] }
    return (tag.name == "input" ? [tag] : []) + tag.children.flatMap(\.inputs)
  }
}

extension [HTMLNode] {
  /// Returns the nodes for a tag with an identifier, on the page of a screen.
  fileprivate func belonging(to screen: ScreenID, in parent: String) -> [HTMLNode] {
    named(in: parent) { tag, id in tag.belonging(to: screen, id: id) }
  }
}
