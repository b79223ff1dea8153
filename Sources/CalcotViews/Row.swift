public import Calcot
public import CalcotContent
public import CalcotTree

/// A row of a list, with a title, a detail, an action for a tap, and buttons of its own.
///
/// ```swift
/// Row(group.name, detail: group.members, opens: group.open)          // leads to another screen
/// Row(document.name) { await viewModel.documentTapped(document) }    // acts
/// Row(item.name, isChecked: item.isDone) { viewModel.itemChecked(item.id, $0) }
/// Row(fact.title, detail: fact.value)                                // is for reading
/// ```
///
/// Only a row that leads to a screen or an address has the look of a link.
public struct Row: Content {
  private var value: RowValue
  private let action: ControlAction?
  private let destination: Element.Destination
  private var actions: [any Content] = []

  private init(
    _ value: RowValue, _ action: ControlAction?, to destination: Element.Destination = .nowhere
  ) {
    self.value = value
    self.action = action
    self.destination = destination
  }

  /// Creates a row for reading.
  public init(_ title: String, detail: String? = nil) {
    self.init(RowValue(title: title, detail: detail), nil)
  }

  /// Creates a row whose action runs within the user's turn when it is tapped.
  public init(_ title: String, detail: String? = nil, onTap: @escaping @MainActor () -> Void) {
    self.init(RowValue(title: title, detail: detail, use: .acts), .run(onTap))
  }

  /// Creates a row whose action is a task of the screen's scope: it is cancelled when the screen
  /// ends.
  public init(
    _ title: String, detail: String? = nil, onTap: @escaping @MainActor () async -> Void
  ) {
    self.init(RowValue(title: title, detail: detail, use: .acts), .start(onTap))
  }

  /// Creates a row that leads to another screen. A host with addresses offers that of the screen,
  /// so a browser can open it in a new tab. Without an action the row is for reading.
  ///
  /// ```swift
  /// Row(row.name, detail: row.members, opens: row.open)
  /// ```
  public init(_ title: String, detail: String? = nil, opens action: NavigationAction?) {
    let value = RowValue(title: title, detail: detail, use: action == nil ? .none : .leads)
    self.init(
      value, action.map { action in .run { action() } },
      to: action?.destination ?? .nowhere)
  }

  /// Creates a row that leads to an address outside of the app, which the host opens. Without an
  /// address the row is for reading.
  ///
  /// - Parameter onFailure: A closure that receives the reason if the host cannot open it; by
  ///   default the host's reason is shown.
  public init(
    _ title: String, detail: String? = nil, opens address: WebAddress?,
    onFailure: (@MainActor (Refusal) -> Void)? = nil
  ) {
    let value = RowValue(title: title, detail: detail, use: address == nil ? .none : .leads)
    self.init(
      value, address.map { .open($0, failed: onFailure) },
      to: address.map { .outside($0) } ?? .nowhere)
  }

  /// Creates a row that the user checks and unchecks, such as one of a shopping list; `onCheck`
  /// receives the new state.
  public init(
    _ title: String, detail: String? = nil, isChecked: Bool,
    onCheck: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(
      RowValue(title: title, detail: detail, use: .checks(isOn: isChecked)),
      .run { onCheck(!isChecked) })
  }

  /// Returns the row with a short text beside the title, such as a number of unread messages.
  public func badge(_ text: String?) -> Row {
    with { $0.badge = text }
  }

  /// Returns the row with a number as its badge, unless it is zero.
  public func badge(_ count: Int) -> Row { badge(count == 0 ? nil : String(count)) }

  /// Returns the row with a portrait before the title; if there is none, with the title's initials.
  public func avatar(_ photo: ImageSource?) -> Row {
    let source = photo ?? .initials(of: value.title)
    return with { $0.image = ImageValue(source, role: .avatar) }
  }

  /// Returns the row with a picture before the title, or with a placeholder while there is none. In
  /// a grid it is over the title.
  public func picture(_ source: ImageSource?) -> Row {
    with { $0.image = ImageValue(source, role: .picture) }
  }

  /// Returns the row with a symbol before the title.
  public func icon(_ symbol: Symbol?) -> Row {
    with { $0.image = symbol.map { ImageValue(.symbol($0), role: .icon) } }
  }

  /// Returns the row in one of six colors, which a host chooses, such as one for each doctor of a
  /// clinic. Any number stands for a color; the seventh is the first again.
  public func colored(_ number: Int) -> Row { with { $0.color = number } }

  /// Returns the row as the head of its screen: its picture large and over its title, and its
  /// actions side by side under them.
  ///
  /// ```swift
  /// Row(viewModel.name, detail: viewModel.place).avatar(viewModel.photo).actions {
  ///   Button("Call", symbol: .phone) { viewModel.callTapped() }
  /// }
  /// .hero()
  /// ```
  public func hero() -> Row { with { $0.isHero = true } }

  /// Returns the row for some minutes of its day, whose times its detail begins with.
  func lasting(_ minutes: Range<Int>?, as times: (Range<Int>) -> String) -> Row {
    guard let minutes else { return self }
    return with {
      $0.minutes = minutes
      $0.detail = [times(minutes), $0.detail].compactMap { $0 }.joined(separator: " · ")
    }
  }

  /// Returns the row with further cells for a ``Table``; the title is the first cell.
  public func cells(_ texts: String...) -> Row { with { $0.cells = texts } }

  private func with(_ change: (inout RowValue) -> Void) -> Row {
    var row = self
    change(&row.value)
    return row
  }

  /// Returns the row with buttons of its own, which a host may show beside it, on a swipe or in a
  /// menu.
  public func actions(@ContentBuilder _ actions: () -> [any Content]) -> Row {
    var row = self
    row.actions = actions()
    return row
  }

  public func render(into context: inout RenderContext) { render(into: &context, key: nil) }

  func render(into context: inout RenderContext, key: String?) {
    context.add(
      .row(value), key: key, action: action, children: actions, destination: destination)
  }
}
