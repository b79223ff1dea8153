#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI
  import UIKit

  /// A controller that shows a screen with SwiftUI, if the screen has no controller of its own: its
  /// registered view, or its semantic one.
  @MainActor
  final class HostingController: UIHostingController<ScreenView> {
    private var contentHeight: CGFloat?

    init(_ screen: ScreenModel, words: HostWords, leave: @escaping @MainActor (WayOut) -> Void) {
      super.init(
        rootView: ScreenView(screen, wayOut: .none, isRoot: true, words: words, leave: leave))
      screen.contentHeightDidChange = { [weak self] height in
        self?.contentHeight = height
        self?.fit()
      }
      setBar()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      fit()
    }

    // NB: here, since a flow on an existing app's navigation controller has no layer of its own.
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      DecodedPictures.shared.forget()
    }

    private func fit() {
      guard let contentHeight else { return }
      let size = CGSize(width: view.bounds.width, height: contentHeight)
      if preferredContentSize != size { preferredContentSize = size }
    }

    /// Updates the way out of the screen, and whether it is the first of its stack.
    func show(_ wayOut: WayOut, isRoot: Bool) {
      if rootView.wayOut != wayOut { rootView.wayOut = wayOut }
      if rootView.isRoot != isRoot { rootView.isRoot = isRoot }
      setBar()
    }

    /// Shows the host's own texts in another language.
    func show(_ words: HostWords) {
      if rootView.words.language != words.language { rootView.words = words }
    }

    /// Reads the screen's changes from the app.
    func refresh() {
      rootView.screen.refresh()
      setBar()
    }

    /// Sets the title, its size and whether Back is hidden before a push; SwiftUI does so only during
    /// it, when the user could leave by a Back button that asks, and would see the title appear.
    private func setBar() {
      let screen = rootView.screen
      if let content = screen.content {
        navigationItem.title = content.title
        navigationItem.largeTitleDisplayMode =
          content.isTitleLarge.map { $0 ? .always : .never } ?? .automatic
      }
      navigationItem.hidesBackButton = screen.hidesBackButton(isRoot: rootView.isRoot)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }
#endif
