public import Groups

extension GroupSeed {
  /// Three small groups that share some of six people, for tests.
  public static let runners = GroupSeed(people: runnersPeople, groups: runnersGroups)

  /// The ``runners`` with an invitation and two suggestions, and two homepages.
  public static let runnersAndMore = GroupSeed(
    people: runnersPeople.map { person in
      ["Anna", "Budi"].contains(person.firstName)
        ? Person(
          person.firstName, person.lastName,
          homepage: "https://\(person.firstName.lowercased()).example")
        : person
    },
    groups: runnersGroups + [
      Entry("Full Moon", members: [2, 3], category: .invited),
      Entry("Ñandú Club", members: [4], category: .suggested),
      Entry("Barefoot", members: [], category: .suggested),
    ])

  private static let runnersPeople = [
    Person("Anna", "Gruber"), Person("太郎", "山田"), Person("Zoe\u{308}", "Straus"),
    Person("Núria", "Puig"), Person("Ngozi", "Okonkwo"), Person("Budi", ""),
  ]

  private static let runnersGroups = [
    Entry("Sunday Long Run", members: [0, 1, 2, 3]),
    Entry("Early Birds", members: [1, 4, 5]),
    Entry("皇居ランニングクラブ", members: [1]),
  ]
}
