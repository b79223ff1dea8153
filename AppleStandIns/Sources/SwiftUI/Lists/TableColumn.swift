public import Foundation

/// Declared for its name only, which a type of Calçot's has as well.
///
/// https://developer.apple.com/documentation/swiftui/tablecolumn
@MainActor
public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
> {}
