public import Groups

extension GroupSeed {
  /// A running and sports community: 14 groups of 3 to 60 among 150 people from many places.
  public static let community = GroupSeed(
    people: communityPeople,
    groups: [
      drawn("Sunday Long Run", size: 60, start: 0, stride: 7),
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
      drawn("Track Tuesdays", size: 19, start: 73, stride: 49),
      drawn("Ultra 100", size: 3, start: 140, stride: 53),
    ])

  // NB: no stride shares a factor with 150, so nobody is drawn twice.
  private static func drawn(_ name: String, size: Int, start: Int, stride: Int) -> Entry {
    Entry(name, members: (0..<size).map { (start + $0 * stride) % communityPeople.count })
  }
}
