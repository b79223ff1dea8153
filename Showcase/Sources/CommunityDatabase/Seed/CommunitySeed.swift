public import Groups

extension GroupSeed {
  /// A running and sports community: 14 groups of 3 to 60 among 150 people from many places, 3
  /// invitations and 6 suggestions. A third of the people have a homepage, and three groups say
  /// where they meet and have runs around today.
  public static let community = GroupSeed(
    people: communityPeople.enumerated().map(withHomepage),
    groups: [
      drawn("Sunday Long Run", size: 60, start: 0, stride: 7).running(
        .long, on: 1, at: 9, [16_000, 18_000, 21_100, 14_500],
        about: GroupAbout(
          description: "Slow enough to talk, long enough to count.\nCoffee afterwards.",
          place: "Prater, Hauptallee 1")),
      drawn("Early Birds 6 a.m.", size: 24, start: 11, stride: 13),
      drawn("Couch to 5K", size: 41, start: 3, stride: 17),
      drawn("Marathon Training Vienna", size: 33, start: 29, stride: 11),
      drawn("Donauinsel Läufer:innen", size: 18, start: 47, stride: 19),
      drawn("皇居ランニングクラブ", size: 27, start: 62, stride: 23),
      drawn("서울 한강 러너스", size: 15, start: 81, stride: 29),
      drawn("Cafe\u{301} con Leche Cyclists", size: 12, start: 5, stride: 31),
      drawn("Trail & Mountain 🏔️", size: 22, start: 90, stride: 37),
      drawn("Parents with Prams", size: 9, start: 17, stride: 41),
      drawn("Open Water Swimmers", size: 7, start: 120, stride: 43),
      drawn("Триатлон для начинающих", size: 14, start: 38, stride: 47),
      drawn("Track Tuesdays", size: 19, start: 73, stride: 49).running(
        .intervals, on: 3, at: 18, [6_000, 8_400, 7_200],
        about: GroupAbout(
          description: "Six times a thousand metres, with company.", place: "Cricket-Platz")),
      drawn("Ultra 100", size: 3, start: 140, stride: 53),
      drawn("Company Relay", size: 16, start: 8, stride: 7, .invited),
      drawn("Full Moon Runners", size: 21, start: 66, stride: 11, .invited).running(
        .easy, on: 6, at: 21, [9_000, 7_500],
        about: GroupAbout(
          description: "We run when the moon is full, and when it is not.", place: "Lobau")),
      drawn("Cursa de Sant Silvestre", size: 11, start: 101, stride: 13, .invited),
      drawn("Barefoot Beginners", size: 6, start: 31, stride: 17, .suggested),
      drawn("Nordic Walking Wienerwald", size: 28, start: 54, stride: 19, .suggested),
      drawn("Dog Joggers", size: 13, start: 112, stride: 23, .suggested),
      drawn("Ñandú Running Club", size: 17, start: 77, stride: 29, .suggested),
      drawn("神宮外苑ナイトラン", size: 10, start: 132, stride: 31, .suggested),
      drawn("Orienteering Newcomers", size: 5, start: 23, stride: 37, .suggested),
    ])

  // NB: no stride shares a factor with 150, so nobody is drawn twice.
  private static func drawn(
    _ name: String, size: Int, start: Int, stride: Int, _ category: GroupCategory = .joined
  ) -> Entry {
    Entry(
      name, members: (0..<size).map { (start + $0 * stride) % communityPeople.count },
      category: category)
  }

  private static func withHomepage(_ index: Int, _ person: Person) -> Person {
    guard index % 3 == 0 else { return person }
    return Person(
      person.firstName, person.lastName,
      homepage: "https://runners.example/people/\(index + 1)")
  }
}
