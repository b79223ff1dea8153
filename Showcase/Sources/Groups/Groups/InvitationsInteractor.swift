public import Calcot
import CalcotContent

/// The Interactor of the number of invitations, for a badge. It keeps the last number if the store
/// cannot be read: the list of groups says why.
@MainActor
public final class InvitationsInteractor {
  /// The observers of another number.
  public let countDidChange = ObserverSet<Int>()
  private let repository: any GroupRepository
  private var count = 0
  private var fetches = 0

  /// Creates an interactor that has counted none yet.
  public init(repository: any GroupRepository) { self.repository = repository }

  /// Counts the invitations. Of several counts at a time, the one that began last tells the number.
  public func fetchCount() async {
    fetches += 1
    let mine = fetches
    guard let page = try? await repository.groups(GroupQuery(.invited), in: 0..<0),
      mine == fetches, page.total != count
    else { return }
    count = page.total
    countDidChange.notify(count)
  }
}

extension GroupChange {
  /// A Boolean value that indicates whether the change may have added or removed an invitation.
  public var mayBeOfInvitations: Bool {
    switch self {
    case .updated, .everything: true
    case .created, .memberRemoved, .membersAdded, .runPlanned, .runChanged, .runDeleted: false
    }
  }
}
