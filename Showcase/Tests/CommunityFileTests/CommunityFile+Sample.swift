import CalcotTesting
import CommunityFile
import Groups

extension CommunityFile {
  /// Returns a community with these numbers of groups and of people, who each belong to one group
  /// and sometimes to a second. It is the same for the same `seed`, for tests and benchmarks.
  static func sample(groups: Int, members: Int, seed: UInt64) -> CommunityFile {
    var random = SeededGenerator(seed: seed)
    let people = (0..<max(members, 0)).map { index in
      Person(
        id: index + 1, firstName: firstNames.randomElement(using: &random)!,
        lastName: lastNames.randomElement(using: &random)!,
        homepage: index.isMultiple(of: 3) ? "https://example.org/people/\(index + 1)" : nil)
    }
    guard groups > 0 else { return CommunityFile(people: people, groups: []) }
    var lists = [[Int]](repeating: [], count: groups)
    for person in people {
      let first = Int.random(in: 0..<groups, using: &random)
      lists[first].append(person.id)
      let second = Int.random(in: 0..<groups, using: &random)
      if person.id.isMultiple(of: 10), second != first { lists[second].append(person.id) }
    }
    let made = lists.enumerated().compactMap { index, list -> Group? in
      let text = "\(activities.randomElement(using: &random)!) \(index + 1)"
      guard case .success(let name) = GroupName.validate(text) else { return nil }
      return Group(
        name: name, category: GroupCategory.allCases.randomElement(using: &random)!, members: list)
    }
    return CommunityFile(people: people, groups: made)
  }

  private static let firstNames = [
    "Anna", "Jürgen", "Núria", "Íñigo", "Zoé", "Bjørn", "Þór", "Väinö", "Łucja", "Мария",
    "Ελένη", "明", "さくら", "Nguyễn", "أمل", "Mary Ann",
  ]
  private static let lastNames = [
    "Gruber", "Groß", "Puig", "Etxeberria", "Lefèvre", "Ødegård", "Sigurðsson", "Hämäläinen",
    "Wójcik", "Иванова", "Παπαδοπούλου", "李", "佐藤", "Văn", "d'Aubigné", "",
  ]
  private static let activities = [
    "Runners", "Läufer", "Ciclistes", "Senderistas", "Chess \"Rook\"", "Family 👩‍👩‍👧‍👦", "Back\\Slash",
    "読書会", "Choir", "Café",
  ]
}
