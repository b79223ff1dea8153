#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  package import CalcotContent
  package import SwiftUI

  /// One screen in a stack, with the exit button that SwiftUI does not provide.
  package struct ScreenView: View {
    package let screen: ScreenModel
    /// The destination of the host's own exit button.
    package var wayOut: WayOut
    /// A Boolean value that indicates whether the screen is the first of its stack, which has no
    /// Back button of the system's.
    package var isRoot: Bool
    /// The host's own texts.
    package var words: HostWords
    private let leave: @MainActor (WayOut) -> Void

    /// Creates a view of a screen.
    ///
    /// - Parameters:
    ///   - wayOut: the destination of the host's own exit button.
    ///   - isRoot: whether the screen is the first of its stack.
    ///   - leave: performs the exit.
    package init(
      _ screen: ScreenModel, wayOut: WayOut, isRoot: Bool, words: HostWords,
      leave: @escaping @MainActor (WayOut) -> Void
    ) {
      (self.screen, self.wayOut, self.isRoot) = (screen, wayOut, isRoot)
      (self.words, self.leave) = (words, leave)
    }

    package var body: some View {
      shown
        .modifier(Themed(theme: screen.theme))
        .navigationBarBackButtonHidden(screen.hidesBackButton(isRoot: isRoot))
        .toolbar {
          if let exit {
            ToolbarItem(placement: exit.placement) {
              ExitButton(exit: exit, words: words, leavability: screen.leavability) {
                leave(wayOut)
              }
            }
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(screen.id.description)
    }

    @ViewBuilder
    private var shown: some View {
      if let native = screen.native {
        native
      } else {
        SemanticScreenView(screen, words: words)
      }
    }

    /// The host's own exit button, if the screen needs one.
    ///
    /// NB: the system's Back button removes the screen before the user can be asked.
    private var exit: ExitButton.Kind? {
      if isRoot, screen.leavability == .takesBack { return .back }
      return switch wayOut {
      case .none: nil
      case .back: isRoot || screen.leavability != .free ? .back : nil
      case .close: screen.content?.hasCancelButton == true ? nil : .close
      }
    }
  }

  /// The host's own Back or Close button.
  struct ExitButton: View {
    enum Kind: Equatable {
      case back, close

      var placement: ToolbarItemPlacement { self == .back ? .navigation : .cancellationAction }
    }

    let exit: Kind
    let words: HostWords
    let leavability: Leavability
    let action: @MainActor () -> Void

    var body: some View {
      Button {
        action()
      } label: {
        switch exit {
        case .back: Label(words.buttons.back, systemImage: "chevron.backward")
        case .close: Text(words.buttons.close)
        }
      }
      .disabled(reason != nil)
      .accessibilityHint(reason ?? "")
      .accessibilityIdentifier(exit == .back ? "calcot.back" : "calcot.close")
    }

    private var reason: String? {
      if case .blocked(let reason) = leavability { reason } else { nil }
    }
  }
#endif
