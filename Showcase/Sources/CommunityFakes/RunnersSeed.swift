internal import Foundation
public import Groups

extension GroupSeed {
  /// Three small groups that share some of six people, for tests.
  public static let runners = GroupSeed(people: runnersPeople, groups: runnersGroups)

  /// The ``runners`` with an invitation and two suggestions, and two homepages. The early birds say
  /// where they meet, and have run and will run again around the first of January 1970.
  public static let runnersAndMore = GroupSeed(
    people: runnersPeople.map { person in
      ["Anna", "Budi"].contains(person.firstName)
        ? Person(
          person.firstName, person.lastName,
          homepage: "https://\(person.firstName.lowercased()).example")
        : person
    },
    groups: runnersGroups.map { $0.name == "Early Birds" ? earlyBirds : $0 } + [
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

  private static let earlyBirds = Entry(
    "Early Birds", members: [1, 4, 5],
    about: GroupAbout(
      description: "We meet when the sun does.\nCoffee afterwards.", place: "Prater Hauptallee"),
    runs: [
      RunPlan(start: day(-9, hour: 6), metres: 8_000, kind: .easy),
      RunPlan(start: day(-2, hour: 6), metres: 10_500, kind: .intervals),
      RunPlan(
        start: day(3, hour: 6), metres: 18_000, kind: .long, note: "Bring a lamp.",
        isPublic: true),
    ])

  private static func day(_ day: Int, hour: Int) -> Date {
    Date(timeIntervalSince1970: TimeInterval((day * 24 + hour) * 3_600))
  }
}
