import Calcot
import CalcotContent

/// A search by name among all actions that are available on the screen.
struct Palette: Equatable, Sendable {
  /// An available action.
  struct Entry: Equatable, Sendable {
    enum Action: Equatable, Sendable {
      case use(FocusTarget)
      case command(Command)
    }

    let label: String
    let action: Action
    /// The key that performs the action directly, or an empty text.
    let key: String
  }

  private(set) var prompt = FieldText("")
  private(set) var selected = 0

  /// The effect of a key.
  enum Reaction: Equatable {
    case show, close
    case choose(Entry.Action)
  }

  mutating func handle(_ key: Key, among entries: [Entry]) -> Reaction {
    let found = found(in: entries)
    switch key {
    case .escape: return .close
    case .enter:
      return found.indices.contains(selected) ? .choose(found[selected].action) : .show
    case .up, .control("p"), .backTab, .wheelUp: selected = max(selected - 1, 0)
    case .down, .control("n"), .tab, .wheelDown:
      selected = min(selected + 1, max(found.count - 1, 0))
    case .pageUp: selected = max(selected - 10, 0)
    case .pageDown: selected = min(selected + 10, max(found.count - 1, 0))
    default:
      let before = prompt.text
      _ = prompt.handle(key)
      if prompt.text != before { selected = 0 }
    }
    return .show
  }

  /// Returns the entries that contain the prompt's letters in order, those beginning with it first.
  func found(in entries: [Entry]) -> [Entry] {
    let wanted = prompt.text.lowercased().filter { !$0.isWhitespace }
    guard !wanted.isEmpty else { return entries }
    let ranks = entries.map { Self.rank(of: wanted, in: $0.label.lowercased()) }
    return (0...Self.lastRank).flatMap { rank in
      entries.indices.filter { ranks[$0] == rank }.map { entries[$0] }
    }
  }

  /// Returns the rank of a label in a search, 0 for the best, or `nil` if it lacks a letter.
  private static func rank(of wanted: String, in label: String) -> Int? {
    if label.hasPrefix(wanted) { return 0 }
    if label.contains(wanted) { return 1 }
    var rest = label[...]
    for letter in wanted {
      guard let found = rest.firstIndex(of: letter) else { return nil }
      rest = rest[rest.index(after: found)...]
    }
    return lastRank
  }

  private static let lastRank = 2
}

extension Composition {
  /// The entries for everything available: the page's actions, screens and links, and commands.
  func paletteEntries(focus: FocusTarget?) -> [Palette.Entry] {
    guard let page = active?.page else { return [] }
    let actions = page.stops.filter(\.isEnabled).compactMap { stop -> Palette.Entry? in
      guard let label = page.label(of: stop) else { return nil }
      let letter = page.mnemonics.letters[label.text].map(String.init)
      return Palette.Entry(label: label.name, action: .use(stop.target), key: letter ?? "")
    }
    let commands = KeyMap.bindings.compactMap { binding -> Palette.Entry? in
      guard [.back, .otherSide, .help, .quit].contains(binding.command),
        isAvailable(binding.command, focus: focus)
      else { return nil }
      return Palette.Entry(
        label: binding.name(scene.words), action: .command(binding.command),
        key: KeyMap.key(of: binding.command))
    }
    return actions + commands
  }
}

extension Page {
  /// Returns the name of the effect of Enter at a stop, with the stop's text on the screen.
  fileprivate func label(of stop: PageStop) -> (name: String, text: String)? {
    switch block(of: stop).kind {
    case .bar(let bar): name(of: stop, among: bar.buttons)
    case .buttons(let faces): name(of: stop, among: faces)
    case .tabs(let tabs):
      if case .branch(let index, _) = stop.target { (tabs.bar.titles[index], "") } else { nil }
    case .row, .cards: block(of: stop).row(with: stop.target).flatMap { name(of: stop, in: $0) }
    case .field(let field): (field.value.label, "")
    default: nil
    }
  }

  private func name(of stop: PageStop, in row: RowLayout) -> (String, String)? {
    guard row.target == stop.target else { return name(of: stop, among: row.actions) }
    return row.value.use == .none ? nil : (row.value.title, "")
  }

  private func name(of stop: PageStop, among buttons: [ButtonLayout]) -> (String, String)? {
    buttons.first { $0.target == stop.target }.map { ($0.name, $0.text) }
  }
}
