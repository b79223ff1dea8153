#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import CalcotUIKit
  import Observation

  /// A model of one stack, split into segments at its containers.
  @MainActor @Observable
  final class StackModel: Identifiable {
    nonisolated let id: StackID
    private(set) var segments: [SegmentModel] = []
    /// A Boolean value that indicates whether the first segment, the root alone, stands beside the
    /// others.
    private(set) var isSideBySide = false
    private let report: @MainActor (SurfaceReport) -> Void

    init(_ id: StackID, report: @escaping @MainActor (SurfaceReport) -> Void) {
      self.id = id
      self.report = report
    }

    /// The screen that the user works in.
    var visible: ScreenModel? { segments.last?.places.last?.visible }

    /// Updates the segments.
    ///
    /// - Parameters:
    ///   - wayOut: the way out of the stack's root.
    ///   - isSideBySide: whether the first part stands beside the others.
    func show(_ parts: [[PlaceModel]], wayOut: WayOut, isSideBySide: Bool) {
      var below: ScreenID?
      let shown = parts.compactMap { places -> SegmentModel? in
        guard let first = places.first else { return nil }
        let segment =
          segments.first { $0.id == first.id } ?? SegmentModel(first, of: id, report: report)
        segment.show(places, wayOut: below.map { .back(to: $0, in: id) } ?? wayOut)
        below = places.last?.id
        return segment
      }
      if !segments.elementsEqual(shown, by: ===) { segments = shown }
      if self.isSideBySide != isSideBySide { self.isSideBySide = isSideBySide }
    }
  }

  /// A model of the part of a stack that one SwiftUI view can show: a container, or screens above
  /// one another.
  @MainActor @Observable
  final class SegmentModel: Identifiable {
    nonisolated let id: ScreenID
    let stack: StackID
    /// The places, the root first.
    private(set) var places: [PlaceModel]
    /// The way out of the root.
    private(set) var wayOut = WayOut.none
    private let report: @MainActor (SurfaceReport) -> Void

    init(
      _ root: PlaceModel, of stack: StackID,
      report: @escaping @MainActor (SurfaceReport) -> Void
    ) {
      id = root.id
      self.stack = stack
      self.report = report
      places = [root]
    }

    var root: PlaceModel { places[0] }

    /// The screens above the root; SwiftUI sets it when the user has gone back.
    var path: [ScreenID] {
      get { places.dropFirst().map(\.id) }
      set {
        switch PathChange(root: id, from: path, to: newValue) {
        case .none: return
        case .pop(let screen):
          places.removeLast(path.count - newValue.count)
          report(.wentBack(to: screen, in: stack))
        // NB: set again, so that SwiftUI takes up the change.
        case .foreign: places = Array(places)
        }
      }
    }

    /// Returns the place of a screen in the segment.
    func place(_ id: ScreenID) -> PlaceModel? { places.first { $0.id == id } }

    /// Returns the way back from a place; nil for the root.
    func wayBack(from place: PlaceModel) -> WayOut? {
      guard let index = places.firstIndex(where: { $0 === place }), index > 0 else { return nil }
      return .back(to: places[index - 1].id, in: stack)
    }

    func show(_ places: [PlaceModel], wayOut: WayOut) {
      if !self.places.elementsEqual(places, by: ===) { self.places = places }
      if self.wayOut != wayOut { self.wayOut = wayOut }
    }
  }
#endif
