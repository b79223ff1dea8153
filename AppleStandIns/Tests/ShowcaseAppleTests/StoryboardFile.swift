import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The contents of a storyboard file with one controller.
final class StoryboardFile: NSObject, XMLParserDelegate {
  /// A connection of a control or bar item to a method of the controller.
  struct Action: Equatable {
    let selector: String
    let sender: String
  }

  /// The attributes of the controller, such as `customClass`.
  private(set) var controller: [String: String] = [:]
  /// The labels and buttons, in order.
  private(set) var views: [(id: String, kind: String)] = []
  /// The identifier of each view that an outlet names.
  private(set) var outlets: [String: String] = [:]
  private(set) var actions: [Action] = []
  private var open: [String?] = []

  /// Reads a file; nil if it is no well-formed XML.
  init?(_ url: URL) {
    super.init()
    guard let data = try? Data(contentsOf: url) else { return nil }
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  /// The methods to which a control or bar item is connected.
  func selectors(of sender: String) -> [String] {
    actions.filter { $0.sender == sender }.map(\.selector)
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    switch element {
    case "viewController": controller = attributes
    case "label", "button", "barButtonItem":
      if let id = attributes["id"] { views.append((id, element)) }
    case "outlet":
      if let property = attributes["property"] { outlets[property] = attributes["destination"] }
    case "action":
      // NB: it stands in the element "connections" of its sender.
      if let selector = attributes["selector"], let sender = open.dropLast().last ?? nil,
        attributes["destination"] == controller["id"]
      {
        actions.append(Action(selector: selector, sender: sender))
      }
    default: break
    }
    open.append(attributes["id"])
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }
}
