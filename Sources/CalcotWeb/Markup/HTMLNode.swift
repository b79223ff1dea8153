package import Calcot
package import CalcotContent

/// A node of a page: the unit that is compared, and sent if it has changed.
package indirect enum HTMLNode: Equatable, Sendable {
  /// The part of an app that is visible, whose own views are nodes.
  package typealias Scene = HostScene<[HTMLNode]>

  case text(String)
  case tag(HTMLTag)
  /// An element of a screen. Its markup is rendered only if it is sent or differs from another one.
  case element(Element, of: ScreenID)
  /// A row of a list.
  case item(Element, of: ScreenID)
  /// A button of a row. Its accessible name includes the row's title.
  case action(Element, row: ElementID, of: ScreenID)
  /// A row of a table with columns.
  case tableRow(Element, [TableColumn], of: ScreenID)
  /// A screen; its markup is rendered under the same conditions as an element's.
  case pane(Scene.Pane, isActive: Bool)
  /// The bar of tabs or pages.
  case bar(Scene.Bar)
}

/// A tag with its content.
package struct HTMLTag: Equatable, Sendable {
  package var name: String
  /// The identifier that patches use; required if the tag may change on its own.
  package var id: String?
  package var attributes: [HTMLAttribute]
  package var children: [HTMLNode]
  /// The text of the field whose control this tag is. A patch sends it as the field's text, and
  /// leaves out the attributes that express it in markup.
  package var fieldText: String?

  package init(
    _ name: String, id: String? = nil, _ attributes: [HTMLAttribute] = [],
    children: [HTMLNode] = []
  ) {
    self.name = name
    self.id = id
    self.attributes = attributes
    self.children = children
  }

  package init(_ name: String, id: String? = nil, _ attributes: [HTMLAttribute] = [], text: String)
  {
    self.init(name, id: id, attributes, children: text.isEmpty ? [] : [.text(text)])
  }
}

/// An attribute of a tag; a Boolean attribute has an empty value.
package struct HTMLAttribute: Equatable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String = "") {
    self.name = name
    self.value = value
  }
}

extension HTMLAttribute {
  /// Returns the attribute with which a button sends an action.
  static func action(_ action: String) -> HTMLAttribute {
    HTMLAttribute("name", FormBody.actionPrefix + action)
  }

  /// The attribute of a button that cannot be used now. NB: A disabled button would lose the focus,
  /// and never be usable on a page without script.
  static let unusable = HTMLAttribute("aria-disabled", "true")
}

extension HTMLTag {
  package func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
