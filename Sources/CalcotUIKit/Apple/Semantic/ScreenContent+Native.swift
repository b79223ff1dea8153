#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent

  /// The search field of a screen.
  struct SearchField: Equatable {
    let id: ElementID
    let value: FieldValue
  }

  extension ScreenContent {
    /// The first field with the search role, which the system shows in its own place.
    var searchField: SearchField? {
      for element in body {
        if case .field(let value) = element.kind, value.kind == .line(.search) {
          return SearchField(id: element.id, value: value)
        }
      }
      return nil
    }

    /// The elements below the search field.
    var bodyWithoutSearch: [Element] {
      guard let search = searchField else { return body }
      return body.filter { $0.id != search.id }
    }

    /// A Boolean value that indicates whether the screen is a form rather than a list.
    var isForm: Bool {
      var (hasFields, hasLists) = (false, false)
      for element in allElements where element.id != searchField?.id {
        switch element.kind {
        case .field: hasFields = true
        case .list, .table, .emptyState: hasLists = true
        case .text, .label, .image, .button, .row, .line, .link, .schedule, .section, .activity,
          .progress, .metric,
          .chart, .native:
          break
        }
      }
      return hasFields && !hasLists
    }

    /// A Boolean value that indicates whether the content uses all of a wide window.
    var isWide: Bool {
      allElements.contains { element in
        switch element.kind {
        case .list(_, _, .grid), .table: true
        default: false
        }
      }
    }

    /// A Boolean value that indicates whether the screen has its own cancel button.
    var hasCancelButton: Bool { !toolbar(.cancel).isEmpty }

    /// The button that a pull to refresh activates, on systems with that gesture.
    var refreshButton: Element? {
      #if os(macOS) || targetEnvironment(macCatalyst)
        nil
      #else
        toolbar(.refresh).first
      #endif
    }

    /// The toolbar buttons without a dedicated place.
    var otherButtons: [Element] {
      let refresh = refreshButton?.id
      return toolbar(.normal, .destructive, .refresh).filter { $0.id != refresh }
    }

    /// Returns the toolbar buttons with these roles.
    func toolbar(_ roles: ActionRole...) -> [Element] {
      toolbar.filter { element in
        if case .button(let button) = element.kind { roles.contains(button.role) } else { false }
      }
    }
  }
#endif
