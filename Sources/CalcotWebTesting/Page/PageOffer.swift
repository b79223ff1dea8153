import Calcot

/// What a page offers the user to do for the app, as the user finds it there.
struct PageOffer {
  let node: PageNode

  /// What the page offers now.
  init?(on document: PageNode) {
    guard let node = document.first(where: { $0.classes.contains("offer") }) else { return nil }
    self.node = node
  }

  var isPick: Bool { node.classes.contains("pick") }

  /// The link that leads away.
  var link: PageNode? {
    node.classes.contains("link") ? first("a") { $0.attributes["href"] != nil } : nil
  }

  /// The link by which a file is saved.
  var file: PageNode? { first("a") { $0.attributes["download"] != nil } }

  var copyButton: PageNode? { first("button") { $0.attributes["data-copy"] != nil } }

  /// What says without script that it is done.
  var doneButton: PageNode? {
    first("button") {
      $0.attributes["value"]?.hasPrefix("q1 ") == true && $0.attributes["data-copy"] == nil
    }
  }

  /// The text that can be copied.
  var text: String? { first("textarea") { _ in true }?.text }

  /// The field with which files are chosen.
  var field: PageNode? { first("input") { $0.attributes["type"] == "file" } }

  /// What sends the files that were chosen.
  var uploadButton: PageNode? {
    first("button") { $0.attributes["name"] == nil && $0.classes.contains("main") }
  }

  var exit: PageNode? { first("button") { $0.classes.contains("exit") } }

  /// Where the form sends what it holds.
  var target: String? { first("form") { $0.attributes["action"] != nil }?.attributes["action"] }

  /// What the form sends besides files.
  var hidden: [(name: String, value: String)] {
    let form = first("form") { $0.attributes["action"] != nil }
    return (form?.all ?? []).filter { $0.attributes["type"] == "hidden" }.map {
      ($0.attributes["name"] ?? "", $0.attributes["value"] ?? "")
    }
  }

  /// What is done with a text.
  func work(with text: String) -> HostWork {
    node.classes.contains("shared") ? .share(.text(text)) : .copy(text)
  }

  private func first(_ tag: String, where condition: (PageNode) -> Bool) -> PageNode? {
    node.first { $0.tag == tag && condition($0) }
  }
}
