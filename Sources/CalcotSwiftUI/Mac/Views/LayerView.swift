#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import CalcotUIKit
  import SwiftUI

  /// The base or a modal, with everything above it.
  struct LayerView: View {
    @Bindable var layer: LayerModel
    let host: SwiftUIHost
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      StackView(stack: layer.stack, host: host)
        .overlay(alignment: .bottom) {
          if layer.isTop {
            StatusOverlay(host.status, words: host.words, clock: host.clock) {
              host.app.send(.closeMessage($0))
            } use: {
              host.app.send(.useMessage($0))
            }
          }
        }
        .onAppear { host.resize(layer.id, isNarrow: width == .compact) }
        .onChange(of: width) { _, width in host.resize(layer.id, isNarrow: width == .compact) }
        .onDisappear { host.resize(layer.id, isNarrow: nil) }
        .onChange(of: layer.dialog?.id) { host.dialogIsGone() }
        .modifier(DialogOverLayer(layer: layer, host: host))
        .modifier(WorkOverLayer(layer: layer, host: host))
        .sheet(item: $layer.sheet, onDismiss: { host.dismissed(over: layer.id) }) { sheet in
          LayerView(layer: sheet, host: host)
            .modifier(Arrival { host.appeared(sheet.id) })
            .presentationDetents(sheet.style == .halfSheet ? [.medium, .large] : [.large])
            .presentationDragIndicator(sheet.style == .halfSheet ? .visible : .automatic)
            .formSized()
        }
        .interactiveDismissDisabled(!layer.mayLeave)
        // NB: a modal does not inherit it from the layer below.
        .preferredColorScheme(host.status.appearance.colorScheme)
    }
  }

  extension View {
    /// Sizes a sheet like a form, as iOS 18 does by itself; earlier systems know one size only.
    @ViewBuilder
    fileprivate func formSized() -> some View {
      if #available(iOS 18, macOS 15, visionOS 2, *) {
        presentationSizing(.form)
      } else {
        self
      }
    }
  }

  /// A modifier that shows the dialog over a layer.
  ///
  /// NB: an action sheet is shown as an alert, too, because the control to point at is unknown.
  private struct DialogOverLayer: ViewModifier {
    @Bindable var layer: LayerModel
    let host: SwiftUIHost

    func body(content: Content) -> some View {
      content
        .alert(
          layer.dialog?.title ?? "", isPresented: $layer.isAlertShown, presenting: layer.dialog
        ) {
          choices(of: $0)
        } message: {
          message(of: $0)
        }
    }

    private func choices(of dialog: Dialog) -> some View {
      ForEach(Array(dialog.choices.enumerated()), id: \.offset) { index, choice in
        Button(choice.label(host.words), role: choice.role.native) {
          host.choose(index, in: dialog)
        }
      }
    }

    @ViewBuilder
    private func message(of dialog: Dialog) -> some View {
      if let message = dialog.message { Text(message) }
    }
  }
#endif
