#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent

  /// The layout around a screen's elements, which stays when the content that required it is gone.
  ///
  /// NB: to SwiftUI, a list with another modifier is another list: it would lose its scroll offset,
  /// and the edited field its focus.
  struct ScreenFrame: Equatable {
    /// A Boolean value that indicates whether the screen is a form; nil while it shows only an
    /// activity.
    private(set) var isForm: Bool?
    /// The latest search field.
    private(set) var search: SearchField?
    /// A Boolean value that indicates whether the screen has a pull to refresh.
    private(set) var hasRefresh = false
    /// A Boolean value that indicates whether the content uses all of a wide window.
    private(set) var isWide = false

    /// Updates the layout for new content.
    mutating func take(_ content: ScreenContent) {
      if isForm == nil, content.body.contains(where: \.isMore) { isForm = content.isForm }
      search = content.searchField ?? search
      hasRefresh = hasRefresh || content.refreshButton != nil
      isWide = isWide || content.isWide
    }
  }

  extension Element {
    /// A Boolean value that indicates whether the element is more than an activity.
    fileprivate var isMore: Bool {
      switch kind {
      case .activity: false
      case .section: children.contains(where: \.isMore)
      case .text, .label, .image, .button, .field, .row, .line, .link, .list,
        .schedule, .table, .emptyState,
        .progress, .metric, .chart, .native:
        true
      }
    }
  }
#endif
