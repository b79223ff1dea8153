#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot
  import SwiftUI

  /// A view of tabs, pages or a split.
  struct ContainerView: View {
    @Bindable var container: ContainerModel
    let host: SwiftUIHost

    var body: some View {
      shown.onChange(of: container.selection) { host.seen() }
    }

    @ViewBuilder
    private var shown: some View {
      switch container.kind {
      case .tabs, .pages: stacks
      case .split: split.navigationSplitViewStyle(.balanced)
      }
    }

    /// The sides of a split. NB: a side that the user hid would stay in the tree unseen, so none
    /// can be hidden.
    @ViewBuilder
    private var split: some View {
      let first = side(0).toolbar(removing: .sidebarToggle)
      if container.stacks.count > 2 {
        NavigationSplitView(
          columnVisibility: .constant(.all), preferredCompactColumn: $container.column
        ) {
          first
        } content: {
          side(1)
        } detail: {
          side(2)
        }
      } else {
        NavigationSplitView(
          columnVisibility: .constant(.all), preferredCompactColumn: $container.column
        ) {
          first
        } detail: {
          side(1)
        }
      }
    }

    /// The stacks of tabs or pages.
    private var stacks: some View {
      TabView(selection: $container.selection) {
        ForEach(Array(container.stacks.enumerated()), id: \.element.id) { index, stack in
          StackView(stack: stack, host: host)
            .tabItem {
              if let branch = branch(index) { Label(branch.title, systemImage: branch.image) }
            }
            .badge(branch(index)?.badge)
            .tag(index)
        }
      }
    }

    private func branch(_ index: Int) -> BranchLabel? {
      container.labels.indices.contains(index) ? container.labels[index] : nil
    }

    @ViewBuilder
    private func side(_ index: Int) -> some View {
      if container.stacks.indices.contains(index) {
        StackView(stack: container.stacks[index], host: host)
      }
    }
  }
#endif
