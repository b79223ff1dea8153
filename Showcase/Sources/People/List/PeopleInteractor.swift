package import Calcot
import CalcotContent

// calcot:fake
@MainActor
package protocol PeopleInteracting: AnyObject {
  var peopleList: PeopleList { get }
  var peopleListDidChange: ObserverSet<Void> { get }
  func fetchPeople() async
  func fetchPeople(in rows: Range<Int>) async
  func search(for text: String)
}

/// An Interactor that reads people for every screen that lists them: the directory and the picker.
final class PeopleInteractor: PeopleInteracting {
  private(set) var peopleList: PeopleList { didSet { peopleListDidChange.notify() } }
  let peopleListDidChange = ObserverSet<Void>()
  private let pages: PagedLoader<PeopleQuery, Person, PeopleRepositoryError>
  private let excluded: @MainActor () async -> Set<Person.ID>

  init(
    search: String = "", repository: any PeopleRepository,
    excluding excluded: @escaping @MainActor () async -> Set<Person.ID> = { [] }
  ) {
    peopleList = PeopleList(query: PeopleQuery(search: search))
    self.excluded = excluded
    pages = PagedLoader { query, rows throws(PeopleRepositoryError) in
      try await repository.people(query, in: rows)
    }
    pages.didChange.add(self, PeopleInteractor.pagesDidChange)
  }

  /// Reads the visible people again, which stay shown until then.
  func fetchPeople() async {
    await pages.read(isSeen: false) {
      peopleList.query.excluding = await excluded()
      return peopleList.query
    }
  }

  func fetchPeople(in rows: Range<Int>) async { await pages.show(rows) }

  func search(for text: String) {
    // NB: a search is saved, and nobody searches for more.
    peopleList.query.search = String(text.prefix(200))
    pages.showFirstRows()
  }

  private func pagesDidChange() { peopleList.people = pages.state }
}
