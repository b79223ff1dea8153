import Calcot
import CalcotContent

/// The host work that a page offers to the user, read from the page.
struct PageOffer {
  let node: PageNode

  /// Creates the current offer of a page; `nil` if there is none.
  init?(on document: PageNode) {
    guard let node = document.first(where: { $0.classes.contains("offer") }) else { return nil }
    self.node = node
  }

  var isPick: Bool { node.classes.contains("pick") }

  /// The link that leads away from the page.
  var link: PageNode? {
    node.classes.contains("link") ? first("a") { $0.attributes["href"] != nil } : nil
  }

  /// The link that saves a file.
  var file: PageNode? { first("a") { $0.attributes["download"] != nil } }

  var copyButton: PageNode? { first("button") { $0.attributes["data-copy"] != nil } }

  /// The button that confirms the work without script.
  var doneButton: PageNode? {
    first("button") {
      $0.action?.hasPrefix("q1 ") == true && $0.attributes["data-copy"] == nil
    }
  }

  /// The text to copy.
  var text: String? { first("textarea") { _ in true }?.text }

  /// The field that selects files.
  var field: PageNode? { first("input") { $0.attributes["type"] == "file" } }

  /// The button that uploads the selected files.
  var uploadButton: PageNode? {
    first("button") { $0.attributes["name"] == nil && $0.classes.contains("main") }
  }

  var exit: PageNode? { first("button") { $0.classes.contains("exit") } }

  /// The address to which the form is sent.
  var target: String? { first("form") { $0.attributes["action"] != nil }?.attributes["action"] }

  /// The fields of the form besides files.
  var hidden: [(name: String, value: String)] {
    let form = first("form") { $0.attributes["action"] != nil }
    return (form?.all ?? []).filter { $0.attributes["type"] == "hidden" }.map {
      ($0.attributes["name"] ?? "", $0.attributes["value"] ?? "")
    }
  }

  /// Returns the work that the page offers for a text: sharing or copying it.
  func work(with text: String) -> HostWork {
    node.classes.contains("shared") ? .share(.text(text)) : .copy(text)
  }

  private func first(_ tag: String, where condition: (PageNode) -> Bool) -> PageNode? {
    node.first { $0.tag == tag && condition($0) }
  }
}
