#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot
  import CalcotUIKit
  import SwiftUI

  /// A stack: its segments above one another, of which the last one is visible. The root may stand
  /// beside them.
  struct StackView: View {
    let stack: StackModel
    let host: SwiftUIHost

    var body: some View {
      if stack.isSideBySide, let list = stack.segments.first {
        // NB: both sides are in the tree, so a list that the user hid would stay in it unseen.
        NavigationSplitView(columnVisibility: .constant(.all)) {
          SegmentView(segment: list, host: host).toolbar(removing: .sidebarToggle)
        } detail: {
          layers(of: stack.segments.dropFirst())
        }
        .navigationSplitViewStyle(.balanced)
      } else {
        layers(of: stack.segments[...]).animation(.default, value: stack.segments.map(\.id))
      }
    }

    private func layers(of segments: ArraySlice<SegmentModel>) -> some View {
      ZStack {
        ForEach(Array(shown(segments).enumerated()), id: \.element.id) { index, segment in
          SegmentView(segment: segment, host: host)
            .background(.background)
            .accessibilityHidden(segment.id != stack.segments.last?.id)
            .zIndex(Double(index))
            .transition(.move(edge: .trailing))
        }
      }
    }

    private func shown(_ segments: ArraySlice<SegmentModel>) -> ArraySlice<SegmentModel> {
      // NB: on macOS the toolbars of all segments would be merged into the window's.
      #if os(macOS)
        segments.suffix(1)
      #else
        segments
      #endif
    }
  }

  /// A segment of a stack: a container, or screens above one another.
  struct SegmentView: View {
    @Bindable var segment: SegmentModel
    let host: SwiftUIHost

    var body: some View {
      if let container = segment.root.container {
        ContainerView(container: container, host: host)
      } else {
        NavigationStack(path: $segment.path) {
          ScreenView(
            segment.root.screen, wayOut: segment.wayOut, isRoot: true, words: host.words,
            leave: host.leave
          )
          .navigationDestination(for: ScreenID.self) { DestinationView(segment, $0, host: host) }
        }
        .environment(\.pushesChoices, true)
        .onChange(of: segment.path) { host.seen() }
      }
    }
  }

  /// A screen above the root of a stack.
  ///
  /// NB: it keeps its place, which the stack no longer has while SwiftUI moves the screen off.
  private struct DestinationView: View {
    @State private var place: PlaceModel?
    private let current: PlaceModel?
    private let segment: SegmentModel
    private let host: SwiftUIHost

    init(_ segment: SegmentModel, _ screen: ScreenID, host: SwiftUIHost) {
      self.segment = segment
      self.host = host
      current = segment.place(screen)
      _place = State(initialValue: segment.place(screen))
    }

    var body: some View {
      if let place = current ?? place {
        let wayOut = segment.wayBack(from: place) ?? .none
        ScreenView(
          place.screen, wayOut: wayOut, isRoot: false, words: host.words, leave: host.leave)
      }
    }
  }
#endif
