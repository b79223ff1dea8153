import Calcot

@MainActor
protocol PeopleInteracting: AnyObject {
  var peopleList: PeopleList { get }
  var peopleListDidChange: ObserverSet<Void> { get }
  func fetchPeople() async
  func fetchPeople(in rows: Range<Int>) async
  func search(for text: String)
}

/// Reads people for every screen that lists them: the directory and the picker.
final class PeopleInteractor: PeopleInteracting {
  private(set) var peopleList: PeopleList { didSet { peopleListDidChange.notify() } }
  let peopleListDidChange = ObserverSet<Void>()
  private let repository: any PeopleRepository
  private let excluded: @MainActor () async -> Set<Person.ID>
  /// Counts what makes pages out of date that are on their way.
  private var edition = 0

  init(
    search: String = "", repository: any PeopleRepository,
    excluding excluded: @escaping @MainActor () async -> Set<Person.ID> = { [] }
  ) {
    peopleList = PeopleList(query: PeopleQuery(search: search))
    self.repository = repository
    self.excluded = excluded
  }

  /// Reads what is looked at again; what is there stays until then.
  func fetchPeople() async {
    edition += 1
    let edition = edition
    var query = peopleList.query
    query.excluding = await excluded()
    guard edition == self.edition else { return }
    peopleList.query = query
    var people = Paged<Person>()
    do {
      for range in people.missing(in: peopleList.shown) {
        people.insert(try await repository.people(query, in: range))
      }
      guard edition == self.edition else { return }
      (peopleList.people, peopleList.loading) = (people, .loaded)
      // NB: other rows may have been looked at meanwhile.
      await fetchPeople(in: peopleList.shown)
    } catch .cancelled {
    } catch {
      if edition == self.edition { peopleList.loading = .failed(error) }
    }
  }

  func fetchPeople(in rows: Range<Int>) async {
    peopleList.shown = rows
    let edition = edition
    do {
      for range in peopleList.people.missing(in: rows) {
        let page = try await repository.people(peopleList.query, in: range)
        guard edition == self.edition else { return }
        peopleList.people.insert(page)
      }
    } catch .cancelled {
    } catch {
      if edition == self.edition { peopleList.loading = .failed(error) }
    }
  }

  func search(for text: String) {
    peopleList.query.search = text
    peopleList.shown = 0..<RowWindow.first
  }
}
