package import Calcot

/// One node of a page: what is compared, and what is sent where it has changed.
package indirect enum HTMLNode: Equatable, Sendable {
  case text(String)
  case tag(HTMLTag)
  /// An element of a screen. Its markup is made where it has to be sent or differs from another one.
  case element(Element, of: ScreenID)
  /// A row of a list.
  case item(Element, of: ScreenID)
  /// A screen; its markup is made like an element's.
  case pane(WebScene.Pane)
}

/// A tag with all that is in it.
package struct HTMLTag: Equatable, Sendable {
  package var name: String
  /// What patches call it; needed where it may change by itself.
  package var id: String?
  package var attributes: [HTMLAttribute]
  package var children: [HTMLNode]

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

/// An attribute of a tag; one without a value is there or not.
package struct HTMLAttribute: Equatable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String = "") {
    self.name = name
    self.value = value
  }
}

extension HTMLTag {
  package func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
