#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import CalcotApple
  import Observation
  import SwiftUI
  import UIKit

  /// A controller that shows a screen without a controller of its own with SwiftUI: its registered
  /// view, or its semantic one.
  @MainActor
  final class HostingController: UIHostingController<HostedScreen> {
    let model: HostedModel

    init(_ screen: ScreenModel, words: HostWords, leave: @escaping @MainActor (WayOut) -> Void) {
      model = HostedModel(screen, leave: leave)
      super.init(rootView: HostedScreen(model: model, words: words))
      screen.contentHeightDidChange = { [weak self] height in
        guard let self else { return }
        preferredContentSize = CGSize(width: view.bounds.width, height: height)
      }
      setBar()
    }

    /// Shows the way out of the screen, and whether it is the first of its stack.
    func show(_ wayOut: WayOut, isRoot: Bool) {
      model.show(wayOut, isRoot: isRoot)
      setBar()
    }

    /// Takes up changes of the screen.
    func refresh() {
      model.screen.refresh()
      setBar()
    }

    /// Sets what SwiftUI sets only when a push has begun: the user could leave by a Back button that
    /// asks, and would see the title come.
    private func setBar() {
      if let title = model.screen.content?.title { navigationItem.title = title }
      navigationItem.hidesBackButton = model.screen.hidesBackButton(isRoot: model.isRoot)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  /// A model of a screen that SwiftUI shows in a UIKit stack, with its way out.
  @MainActor @Observable
  final class HostedModel {
    let screen: ScreenModel
    private(set) var wayOut = WayOut.none
    private(set) var isRoot = true
    @ObservationIgnored private let leave: @MainActor (WayOut) -> Void

    init(_ screen: ScreenModel, leave: @escaping @MainActor (WayOut) -> Void) {
      (self.screen, self.leave) = (screen, leave)
    }

    func show(_ wayOut: WayOut, isRoot: Bool) {
      if self.wayOut != wayOut { self.wayOut = wayOut }
      if self.isRoot != isRoot { self.isRoot = isRoot }
    }

    func leaveByWayOut() { leave(wayOut) }
  }

  struct HostedScreen: View {
    let model: HostedModel
    let words: HostWords

    var body: some View {
      ScreenView(model.screen, wayOut: model.wayOut, isRoot: model.isRoot, words: words) {
        model.leaveByWayOut()
      }
    }
  }
#endif
