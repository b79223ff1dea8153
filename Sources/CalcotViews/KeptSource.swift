import Calcot
import CalcotContent

/// A source of rows of which those are kept whose elements are equal.
@MainActor
protocol KeptSource {
  /// Returns the elements of the rows of a range, and what their controls do; nil if two have the same key.
  func rows(
    _ range: Range<Int>, of list: ElementID, _ request: RenderRequest
  ) -> (elements: [Element], uses: any RowUses)?
}
