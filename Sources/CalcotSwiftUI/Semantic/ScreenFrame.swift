#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot

  /// What stands around the elements of a screen: it stays when the content that asked for it is gone.
  ///
  /// NB: a list with another modifier is another list to SwiftUI: it would lose its place, and the
  /// field that is typed in its focus.
  struct ScreenFrame: Equatable {
    /// Whether it is a form; nil while it shows nothing but an activity.
    private(set) var isForm: Bool?
    /// The field for searching, as it was last.
    private(set) var search: SearchField?
    /// Whether it can be pulled down.
    private(set) var hasRefresh = false

    /// What it is from this content on.
    mutating func take(_ content: ScreenContent) {
      if isForm == nil, content.body.contains(where: \.isMore) { isForm = content.isForm }
      search = content.searchField ?? search
      hasRefresh = hasRefresh || content.refreshButton != nil
    }
  }

  extension Element {
    /// Whether it is more than an activity.
    fileprivate var isMore: Bool {
      switch kind {
      case .activity: false
      case .section: children.contains(where: \.isMore)
      case .text, .button, .textField, .row, .list, .progress: true
      }
    }
  }
#endif
