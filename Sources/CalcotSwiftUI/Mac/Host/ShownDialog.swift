#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot

  /// The dialog that SwiftUI shows, until it has been removed: by a choice, by SwiftUI or by the
  /// app, whose callbacks may arrive in any order.
  @MainActor
  final class ShownDialog {
    private var dialog: Dialog?
    /// The dialog that the user has answered.
    private var answered: LayerID?
    /// The state of the dialog's removal; nil if only the app has asked for it.
    private var ending: DialogEnding?
    private let rest: Timeout

    init(clock: any Clock<Duration>) { rest = Timeout(clock) }

    /// Keeps the app's dialog, which is shown until it has been removed.
    func take(_ new: Dialog?) {
      if let new { dialog = new }
    }

    /// Returns the dialog with this identity; nil if it is not the last one that was taken.
    func dialog(_ id: LayerID?) -> Dialog? { dialog.flatMap { $0.id == id ? $0 : nil } }

    func isAnswered(_ id: LayerID) -> Bool { answered == id }
    func answer(_ id: LayerID) { answered = id }

    // MARK: Removal

    /// A Boolean value that indicates whether the dialog is removed because of a choice.
    var isChosen: Bool { ending?.cause == .chosen }
    /// A Boolean value that indicates whether SwiftUI has closed the dialog without a choice.
    var isClosed: Bool { ending?.cause == .closed }

    /// The dialog whose removal has ended, since SwiftUI has processed a choice and closed it.
    var closedByChoice: LayerID? {
      guard let ending, ending.cause == .chosen, ending.isClosed, ending.isSeen else { return nil }
      return ending.dialog
    }

    /// Notes another cause of a removal that has begun.
    ///
    /// - Returns: false if none has begun for this dialog.
    func change(_ id: LayerID, to cause: DialogEnding.Cause) -> Bool {
      guard ending?.dialog == id else { return false }
      ending?.cause = cause
      return true
    }

    /// Begins a removal.
    func end(_ id: LayerID, _ cause: DialogEnding.Cause) {
      ending = DialogEnding(dialog: id, cause: cause)
    }

    /// Notes that SwiftUI has closed the dialog that is being removed.
    func close() { ending?.isClosed = true }

    /// Notes that SwiftUI has processed the removal, and calls `gone` when it is over.
    func see(_ id: LayerID, gone: @escaping @MainActor () -> Void) {
      guard ending?.isSeen != true else { return }
      var ending = self.ending ?? DialogEnding(dialog: id, cause: .withdrawn)
      ending.isSeen = true
      self.ending = ending
      guard ending.rest > .zero else { return gone() }
      rest.start(ending.rest, gone)
    }

    /// Forgets the removal, which is over.
    func settle() {
      rest.cancel()
      ending = nil
    }
  }
#endif
