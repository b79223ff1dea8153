#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot
  import CalcotUIKit
  import Observation
  import SwiftUI

  /// A model of a place in a stack: a screen, or a container.
  @MainActor @Observable
  final class PlaceModel: Identifiable {
    nonisolated let id: ScreenID
    let screen: ScreenModel
    private(set) var container: ContainerModel?

    init(_ id: ScreenID, screen: ScreenModel) {
      self.id = id
      self.screen = screen
    }

    /// The screen that the user works in.
    var visible: ScreenModel { container?.selectedStack?.visible ?? screen }

    func show(_ container: ContainerModel?) {
      if self.container !== container { self.container = container }
    }
  }

  /// The label of a stack in a tab bar.
  struct BranchLabel: Equatable {
    let title: String
    /// The name of a system image.
    let image: String
    /// A short text beside the title.
    let badge: String?
  }

  /// A model of the stacks of tabs, pages or a split.
  @MainActor @Observable
  final class ContainerModel {
    let id: ScreenID
    let kind: Container.Kind
    private(set) var stacks: [StackModel] = []
    private(set) var labels: [BranchLabel] = []
    private var selected = 0
    private let report: @MainActor (SurfaceReport) -> Void

    init(
      _ id: ScreenID, kind: Container.Kind, report: @escaping @MainActor (SurfaceReport) -> Void
    ) {
      self.id = id
      self.kind = kind
      self.report = report
    }

    /// The index of the selected stack; the setter handles a user action.
    var selection: Int {
      get { selected }
      set {
        guard kind != .tabs else { return report(.chose(newValue, in: id)) }
        guard newValue != selected else { return }
        selected = newValue
        report(.turned(to: newValue, in: id))
      }
    }

    /// The side of a split that is shown in a compact width.
    var column: NavigationSplitViewColumn {
      get { columns.indices.contains(selection) ? columns[selection] : .sidebar }
      set { selection = columns.firstIndex(of: newValue) ?? selection }
    }

    private var columns: [NavigationSplitViewColumn] {
      stacks.count > 2 ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    }

    var selectedStack: StackModel? {
      stacks.indices.contains(selected) ? stacks[selected] : nil
    }

    func show(_ stacks: [StackModel], labels: [BranchLabel]?, selected: Int) {
      if !self.stacks.elementsEqual(stacks, by: ===) { self.stacks = stacks }
      if let labels, self.labels != labels { self.labels = labels }
      show(selected)
    }

    func show(_ selected: Int) {
      if self.selected != selected { self.selected = selected }
    }
  }
#endif
