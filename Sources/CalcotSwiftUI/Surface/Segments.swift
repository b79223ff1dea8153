#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import Calcot

  extension [HostSurface.Place] {
    /// The stack, cut before and after each container.
    ///
    /// NB: SwiftUI has no place for a navigation stack within what another one has pushed, and a
    /// container has stacks. So each part is shown over the one before by the host itself: screens
    /// by a navigation stack of their own, a container by what it is.
    var segments: [[HostSurface.Place]] {
      reduce(into: []) { parts, place in
        if place.container == nil, let last = parts.last?.last, last.container == nil {
          parts[parts.count - 1].append(place)
        } else {
          parts.append([place])
        }
      }
    }
  }

  /// The way out of what stands at the bottom of a segment, which SwiftUI knows nothing of.
  package enum WayOut: Equatable {
    /// There is none.
    case none
    /// Back to what it stands over.
    case back(to: ScreenID, in: StackID)
    /// Out of the modal.
    case close(LayerID)
  }
#endif
