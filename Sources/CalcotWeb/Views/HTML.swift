public import Calcot

/// A piece of a page that an ``HTMLView`` shows, written in Swift and escaped when it is sent: no
/// text can become a tag or an attribute.
///
/// ```swift
/// HTML.tag("p", class: "total") { HTML.text("42 km") }
/// HTML.button("Run") { viewModel.runButtonTapped() }
/// ```
@MainActor
public struct HTML {
  var nodes: [HTMLNode] = []
  var uses: [String: HTMLUse] = [:]
  var problems: [String] = []

  /// Creates an empty piece.
  public init() {}

  init(_ node: HTMLNode) { nodes = [node] }

  /// Returns a text.
  public static func text(_ text: String) -> HTML { HTML(.text(text)) }

  /// Returns a tag with its content.
  ///
  /// - Parameters:
  ///   - name: One of the tags that display content, including those that draw shapes; others, such
  ///     as `script`, `style` and `iframe`, are left out and reported.
  ///   - key: Identifies the tag in patches while its neighbors change.
  ///   - attributes: The attributes in the order in which they are written; those that would run
  ///     code, inline styles, and addresses with a scheme other than http, https, mailto and tel
  ///     are left out and reported.
  public static func tag(
    _ name: String, key: String? = nil, class: String? = nil,
    attributes: KeyValuePairs<String, String> = [:], @HTMLBuilder content: () -> HTML = { HTML() }
  ) -> HTML {
    var html = content()
    var kept: [HTMLAttribute] = []
    if let `class` { kept.append(HTMLAttribute("class", `class`)) }
    for (attribute, value) in attributes {
      let attribute = SafeMarkup.attributeName(attribute)
      if SafeMarkup.mayHave(attribute, value) {
        kept.append(HTMLAttribute(attribute, value))
      } else {
        // NB: without its value, which may be a user's, and would stand in the log.
        html.problems.append(
          "the attribute \(attribute) of <\(name)> was left out: it could run code")
      }
    }
    let lowercased = name.lowercased()
    guard SafeMarkup.tags.contains(lowercased) else {
      html.problems.append("the tag <\(name)> was left out, and what is in it kept")
      return html
    }
    html.nodes = [.tag(HTMLTag(lowercased, id: key, kept, children: html.nodes))]
    return html
  }

  /// Returns a button.
  ///
  /// - Parameter key: Distinguishes the button from other controls; its label by default.
  public static func button(
    _ label: String, key: String? = nil, role: ActionRole = .normal, isEnabled: Bool = true,
    action: @escaping @MainActor () -> Void
  ) -> HTML {
    let key = key ?? label
    var attributes = [HTMLAttribute("class", role.rawValue), HTMLAttribute("data-key", key)]
    if !isEnabled { attributes.append(.unusable) }
    var html = HTML(.tag(HTMLTag("button", id: key, attributes, text: label)))
    if isEnabled { html.uses[key] = .button(action) }
    return html
  }

  /// Returns a labeled single-line text field.
  ///
  /// - Parameter key: Distinguishes the field from other controls; its label by default.
  public static func field(
    _ label: String, key: String? = nil, text: String, isEnabled: Bool = true,
    onEdit: @escaping @MainActor (String) -> Void
  ) -> HTML {
    let key = key ?? label
    var attributes = [HTMLAttribute("value", text), HTMLAttribute("data-key", key)]
    if !isEnabled { attributes.append(HTMLAttribute("disabled")) }
    var input = HTMLTag("input", id: key, attributes)
    input.fieldText = text
    let words = HTMLTag("span", text: label)
    var html = HTML(
      .tag(
        HTMLTag("label", [HTMLAttribute("class", "field")], children: [.tag(words), .tag(input)])))
    if isEnabled { html.uses[key] = .field(onEdit) }
    return html
  }
}

/// The effect of a control of an ``HTMLView``.
enum HTMLUse {
  case button(@MainActor () -> Void)
  case field(@MainActor (String) -> Void)
}

/// A result builder that combines the pieces of a closure, with `if`, `switch` and `for`.
@MainActor
@resultBuilder
public enum HTMLBuilder {
  public static func buildExpression(_ html: HTML) -> HTML { html }
  public static func buildBlock(_ parts: HTML...) -> HTML { buildArray(parts) }
  public static func buildOptional(_ part: HTML?) -> HTML { part ?? HTML() }
  public static func buildEither(first: HTML) -> HTML { first }
  public static func buildEither(second: HTML) -> HTML { second }
  public static func buildArray(_ parts: [HTML]) -> HTML {
    parts.reduce(into: HTML()) { html, part in
      html.nodes += part.nodes
      html.problems += part.problems
      for (key, use) in part.uses {
        if html.uses.updateValue(use, forKey: key) != nil {
          // NB: without the key, which may be a label, and so a user's text.
          html.problems.append(
            "two controls have one key, or one label and no key: give each a key of its own")
        }
      }
    }
  }
}
