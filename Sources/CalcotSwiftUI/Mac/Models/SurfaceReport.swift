#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot
  import CalcotContent

  /// A change that SwiftUI has made in a model by itself, and reports after the fact.
  enum SurfaceReport {
    /// A move back in a stack, by the Back button, its menu or a swipe.
    case wentBack(to: ScreenID, in: StackID)
    /// A page turn, or a move to another side of a narrow split.
    case turned(to: Int, in: ScreenID)
    /// The user's choice of a tab, which may be the selected one.
    case chose(Int, in: ScreenID)
    /// The start of a dismissal over a layer, by a pull or by the system.
    case closed(over: LayerID)
    /// The removal of the shown or answered dialog. The callback of a choice may still follow.
    case dialogClosed(Dialog?)
  }
#endif
