#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  package import CalcotContent
  package import SwiftUI

  /// A message and an activity indicator above all content. A success closes by itself, an error
  /// stays until the user closes it.
  package struct StatusOverlay: View {
    private let status: AppStatus
    private let words: HostWords
    private let clock: any Clock<Duration>
    private let close: @MainActor (MessageID) -> Void
    private let use: @MainActor (MessageID) -> Void

    /// Creates an overlay.
    ///
    /// - Parameters:
    ///   - status: the status to show.
    ///   - clock: times the closing of a success.
    ///   - close: closes a message.
    ///   - use: performs a message's action.
    package init(
      _ status: AppStatus, words: HostWords = HostWords(),
      clock: any Clock<Duration> = ContinuousClock(),
      close: @escaping @MainActor (MessageID) -> Void,
      use: @escaping @MainActor (MessageID) -> Void
    ) {
      self.status = status
      self.words = words
      self.clock = clock
      self.close = close
      self.use = use
    }

    package var body: some View {
      VStack(spacing: 8) {
        if let activity = status.activity {
          ProgressView(activity)
            .padding()
            .background(.regularMaterial)
            .accessibilityIdentifier("calcot.activity")
            .transition(.opacity)
        }
        if let message = status.message {
          MessageBanner(message: message, words: words) {
            close(message.id)
          } use: {
            use(message.id)
          }
          .task(id: message.id) { await closeInTime(message) }
          .transition(.move(edge: .bottom))
        }
      }
      .padding()
      .animation(.default, value: status)
    }

    private func closeInTime(_ message: AppStatus.Message) async {
      guard message.kind == .success else { return }
      let time = message.action == nil ? Self.timeToRead : Self.timeToUse
      do { try await clock.sleep(for: time) } catch { return }
      close(message.id)
    }

    private static var timeToRead: Duration { .seconds(4) }
    private static var timeToUse: Duration { .seconds(10) }
  }

  /// A message with its close button.
  private struct MessageBanner: View {
    let message: AppStatus.Message
    let words: HostWords
    let close: @MainActor () -> Void
    let use: @MainActor () -> Void

    var body: some View {
      HStack {
        Image(systemName: isError ? "exclamationmark.triangle" : "checkmark.circle")
          .foregroundStyle(isError ? Color.red : Color.green)
          .accessibilityHidden(true)
        Text(message.text)
          .accessibilityLabel(Announcement(message, words: words).text)
        Spacer()
        if let action = message.action {
          Button(action) { use() }
            .accessibilityIdentifier("calcot.message.action")
        }
        Button {
          close()
        } label: {
          Image(systemName: "xmark")
        }
        .accessibilityLabel(words.buttons.closeMessage)
        .accessibilityIdentifier("calcot.message.close")
      }
      .padding()
      .background(.regularMaterial)
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("calcot.message")
    }

    private var isError: Bool { message.kind == .error }
  }
#endif
