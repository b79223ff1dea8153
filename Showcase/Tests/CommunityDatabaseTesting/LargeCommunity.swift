package import Groups

/// A large community, the same each time: each person is in one group, and every 50th in the
/// largest as well.
package struct LargeCommunity {
  package let people: [GroupSeed.Person]
  package let groups: [GroupSeed.Entry]
  /// The group with a fiftieth of all people, if inserted into an empty database.
  package let largest = Group.ID(rawValue: 1)

  package init(groups groupCount: Int, people personCount: Int) {
    let given = ["Maria", "José", "Anna", "太郎", "Zoë", "Łukasz", "Ngozi", "Siân", "Budi", "Åsa"]
    let family = ["Gruber", "Puig", "山田", "Ødegård", "Nguyễn", "Clarke", "Rossi"]
    let things = ["River", "Hill", "Forest", "Night", "Sunday", "Trail", "皇居", "Café"]
    people = (0..<personCount).map {
      GroupSeed.Person(
        given[$0 % given.count], "\(family[$0 % family.count]) \($0 * 7919 % 100_003)")
    }
    groups = (0..<groupCount).map { number in
      var members = Array(stride(from: number, to: personCount, by: groupCount))
      if number == 0 {
        members = Array(Set(members).union(stride(from: 0, to: personCount, by: 50))).sorted()
      }
      return GroupSeed.Entry(
        "\(things[number % things.count]) Club \(number * 7919 % 100_003)", members: members)
    }
  }
}
