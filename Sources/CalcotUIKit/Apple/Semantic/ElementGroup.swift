#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent

  /// A group of elements in a list or a form, between an optional header and an optional footer.
  struct ElementGroup: Equatable, Identifiable {
    let id: ElementID
    let header: String?
    let content: Content
    private(set) var footer: String?

    enum Content: Equatable {
      case elements([Element])
      /// The rows of a list.
      case rows([Element], of: ElementID, RowWindow, ListLayout)
      case table(TableParts)
    }

    /// Returns the body of a screen as groups: elements outside sections are grouped with their
    /// neighbours, and a list is always a group of its own.
    ///
    /// NB: a SwiftUI list has no nested sections, and makes rows lazily only if every element of a
    /// `ForEach` is one row.
    ///
    /// - Parameter isRegistered: returns whether a view is registered for a native piece's value;
    ///   otherwise the piece's children replace it.
    static func groups(
      of body: [Element], isRegistered: (NativeValue) -> Bool = { _ in false }
    ) -> [ElementGroup] {
      var groups: [ElementGroup] = []
      add(body.flatMap { $0.shown(isRegistered) }, header: nil, to: &groups)
      return groups
    }

    private static func add(
      _ elements: [Element], header: String?, to groups: inout [ElementGroup]
    ) {
      var (header, loose): (String?, [Element]) = (header, [])
      func close() {
        if let first = loose.first ?? (header == nil ? nil : elements.first) {
          groups.append(ElementGroup(id: first.id, header: header, content: .elements(loose)))
        }
        (header, loose) = (nil, [])
      }
      for element in elements {
        switch element.kind {
        case .section(let inner, let footer):
          close()
          add(element, header: inner, footer: footer, to: &groups)
        case .list(let label, let window, let layout):
          if !loose.isEmpty { close() }
          groups.append(
            ElementGroup(
              id: element.id, header: [header, label].compactMap { $0 }.joinedOrNil,
              content: .rows(element.children, of: element.id, window, layout)))
          header = nil
        case .table(let columns):
          if !loose.isEmpty { close() }
          let table = TableParts(columns, element.children)
          groups.append(ElementGroup(id: element.id, header: header, content: .table(table)))
          header = nil
        case .schedule(_, _, _, let isMonth):
          if isMonth { loose.append(element) }
          close()
          // NB: the calendar over them has the buttons of a month's days.
          for day in element.children.map({ ScheduleDay($0) })
          where !isMonth || !day.entries.isEmpty {
            let content = (isMonth ? [] : [day.button].compactMap { $0 }) + day.entries
            groups.append(ElementGroup(id: day.id, header: day.label, content: .elements(content)))
          }
        case .text, .label, .image, .button, .field, .line, .row, .link, .emptyState, .activity,
          .progress, .metric, .chart, .native:
          loose.append(element)
        }
      }
      close()
    }

    /// Adds the groups of a section, the last of which has its footer.
    private static func add(
      _ section: Element, header: String?, footer: String?, to groups: inout [ElementGroup]
    ) {
      let before = groups.count
      add(section.children, header: header, to: &groups)
      guard let footer else { return }
      if groups.count == before {
        groups.append(ElementGroup(id: section.id, header: header, content: .elements([])))
      }
      let last = groups.count - 1
      groups[last].footer = [groups[last].footer, footer].compactMap { $0 }.joined(separator: "\n")
    }
  }

  extension Element {
    /// Returns the element, in which the children of unregistered native pieces replace the pieces.
    fileprivate func shown(_ isRegistered: (NativeValue) -> Bool) -> [Element] {
      switch kind {
      case .native(let value) where !isRegistered(value):
        children.flatMap { $0.shown(isRegistered) }
      case .section, .line:
        [
          Element(
            id: id, kind: kind, children: children.flatMap { $0.shown(isRegistered) },
            destination: destination)
        ]
      default: [self]
      }
    }
  }

  extension [String] {
    fileprivate var joinedOrNil: String? { isEmpty ? nil : joined(separator: " · ") }
  }
#endif
