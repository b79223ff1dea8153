#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import CalcotContent

  extension [HostSurface.Place] {
    /// Returns the stack, split before and after each container, and after a root that stands
    /// beside the others.
    ///
    /// NB: SwiftUI cannot show a navigation stack inside a pushed view, and a container has stacks.
    /// So the host itself shows each segment above the previous one: screens in a navigation stack
    /// of their own, a container in its own view.
    func segments(isRootApart: Bool = false) -> [[HostSurface.Place]] {
      reduce(into: []) { parts, place in
        let isApart = isRootApart && parts.count == 1
        if !isApart, place.container == nil, let last = parts.last?.last, last.container == nil {
          parts[parts.count - 1].append(place)
        } else {
          parts.append([place])
        }
      }
    }
  }
#endif
