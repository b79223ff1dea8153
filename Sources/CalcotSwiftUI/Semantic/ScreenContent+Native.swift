#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot

  /// The field by which a screen is searched.
  struct SearchField: Equatable {
    let id: ElementID
    let value: TextFieldValue
  }

  extension ScreenContent {
    /// The first field that is for searching: the system has a place for one.
    var searchField: SearchField? {
      for element in body {
        if case .textField(let value) = element.kind, value.role == .search {
          return SearchField(id: element.id, value: value)
        }
      }
      return nil
    }

    /// What stands under the system's field for searching.
    var bodyWithoutSearch: [Element] {
      guard let search = searchField else { return body }
      return body.filter { $0.id != search.id }
    }

    /// Whether the screen is one to fill in, rather than one to go through.
    var isForm: Bool {
      var (hasFields, hasLists) = (false, false)
      for element in allElements where element.id != searchField?.id {
        switch element.kind {
        case .textField: hasFields = true
        case .list: hasLists = true
        case .text, .button, .row, .section, .activity, .progress: break
        }
      }
      return hasFields && !hasLists
    }

    /// Whether the screen has a way out of its own.
    var hasCancelButton: Bool { !toolbar(.cancel).isEmpty }

    /// What pulling the screen down does, where there is that gesture.
    var refreshButton: Element? {
      #if os(macOS) || targetEnvironment(macCatalyst)
        nil
      #else
        toolbar(.refresh).first
      #endif
    }

    /// The buttons of the toolbar that have no place of their own.
    var otherButtons: [Element] {
      let refresh = refreshButton?.id
      return toolbar(.normal, .destructive, .refresh).filter { $0.id != refresh }
    }

    /// The buttons of the toolbar with these roles.
    func toolbar(_ roles: ActionRole...) -> [Element] {
      toolbar.filter { element in
        if case .button(_, let role, _) = element.kind { roles.contains(role) } else { false }
      }
    }
  }
#endif
