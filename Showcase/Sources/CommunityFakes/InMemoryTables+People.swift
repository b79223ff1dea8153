internal import Calcot
internal import CalcotContent
internal import Groups
internal import People

extension InMemoryTables {
  /// Returns a person with their photo, if it is small.
  func person(_ id: Person.ID) -> Person? {
    guard var person = people[id] else { return nil }
    if let photo = photos[id], photo.content.count <= Person.mostPhotoBytes {
      person.photo = ImageData(photo.content)
    }
    return person
  }

  func documents(of person: Person.ID) -> [RemovedDocument] {
    documents.values.filter { $0.person == person }.sorted { $0.id.rawValue < $1.id.rawValue }
  }

  mutating func addDocument(_ file: PickedFile, to person: Person.ID) {
    highestDocument += 1
    let id = PersonDocument.ID(rawValue: highestDocument)
    documents[id] = RemovedDocument(id: id, person: person, file: file)
  }

  mutating func delete(_ id: Person.ID) throws(GroupRepositoryError) -> DeletedPerson {
    guard let person = people.removeValue(forKey: id) else { throw .notFound }
    let member = Member.ID(rawValue: id.rawValue)
    let groups = entries.filter { $0.value.members.contains(member) }.keys
    for group in groups { entries[group]?.members.remove(member) }
    let kept = documents(of: id)
    for document in kept { documents[document.id] = nil }
    return DeletedPerson(
      person: person, groups: groups.map(\.rawValue).sorted(),
      photo: photos.removeValue(forKey: id), documents: kept)
  }

  /// Restores a deleted person. Returns false if the person exists already.
  mutating func restore(_ deleted: DeletedPerson) -> Bool {
    let id = deleted.person.id
    guard people[id] == nil else { return false }
    people[id] = deleted.person
    photos[id] = deleted.photo
    for document in deleted.documents { documents[document.id] = document }
    for group in deleted.groups {
      entries[Group.ID(rawValue: group)]?.members.insert(Member.ID(rawValue: id.rawValue))
    }
    return true
  }
}
