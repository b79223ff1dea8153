/// https://developer.apple.com/documentation/swiftui/navigationsplitviewcolumn
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private var name = "automatic"
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
  private init(name: String) { self.name = name }

  /// Returns whether the sidebar is hidden: automatic is "the default leading column visibility for
  /// the current device" in its orientation.
  func hidesSidebar(inPortrait isPortrait: Bool) -> Bool {
    self == .detailOnly || self == .automatic && isPortrait
  }
}

/// A view of two or three columns, with a button that shows and hides the first one. In a compact
/// width "the view collapses its columns into a stack" with the preferred column on top; Back leads
/// to the column before.
///
/// https://developer.apple.com/documentation/swiftui/navigationsplitview
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  public typealias Body = Never
  private let visibility: Binding<NavigationSplitViewVisibility>
  private let preferred: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  private var order: [NavigationSplitViewColumn] {
    content == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail]
  }

  private func draw(_ column: NavigationSplitViewColumn, with pen: _Pen) {
    switch column {
    case .sidebar: sidebar._draw(with: pen)
    case .content: content?._draw(with: pen)
    default: detail._draw(with: pen)
    }
  }

  public func _draw(with pen: _Pen) {
    if pen.stack != nil {
      pen.warn("A NavigationSplitView stands within a NavigationStack.")
    }
    pen.at("split") {
      let isCompact = pen.environment.horizontalSizeClass == .compact
      let own = pen.place.keep("column") {
        Location(NavigationSplitViewColumn.sidebar, pen.screen.changes)
      }
      let top = preferred?.wrappedValue ?? own.value
      let place = order.firstIndex(of: top) ?? 0
      let visible = visibility.wrappedValue
      let hidesSidebar = !isCompact && visible.hidesSidebar(inPortrait: pen.screen.isPortrait)
      var columns: [DrawnNode] = []
      for (index, column) in order.enumerated() {
        let isHidden = index == 0 && hidesSidebar || isCompact && index != place
        pen.with(\.isVisible, pen.isVisible && !isHidden) {
          columns.append(pen.screen(column.name) { draw(column, with: pen) })
        }
      }
      if !isCompact, columns[0].page?.hidesSidebarToggle == false {
        let toggle = DrawnToolbarItem.sidebarToggle {
          visibility.wrappedValue = hidesSidebar ? .all : .detailOnly
        }
        columns[hidesSidebar ? columns.count - 1 : 0].page?.toolbar.append(toggle)
      }
      var node = DrawnNode(.splitView, children: columns)
      node.value = top.name
      if isCompact, place > 0 {
        let before = order[place - 1]
        node.acts.backTo = { _ in
          if let preferred { preferred.wrappedValue = before } else { own.value = before }
        }
      }
      pen.add(node)
    }
  }
}

extension DrawnToolbarItem {
  fileprivate static func sidebarToggle(_ tap: @escaping () -> Void) -> DrawnToolbarItem {
    var button = DrawnNode(.button, "Sidebar")
    button.acts.tap = tap
    return DrawnToolbarItem(placement: .navigation, nodes: [button])
  }
}

extension NavigationSplitView where Content == EmptyView {
  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>,
    _ preferred: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar, _ detail: Detail
  ) {
    (self.visibility, self.preferred) = (visibility, preferred)
    (self.sidebar, content, self.detail) = (sidebar, nil, detail)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, sidebar(), detail()) }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), detail()) }
}

extension NavigationSplitView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (visibility, preferred) = (columnVisibility, preferredCompactColumn)
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
  }
}
