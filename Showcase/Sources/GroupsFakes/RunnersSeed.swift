public import Groups

extension GroupSeed {
  /// Three small groups that share some of six people, for tests.
  public static let runners = GroupSeed(
    people: [
      Person("Anna", "Gruber"), Person("太郎", "山田"), Person("Zoe\u{308}", "Straus"),
      Person("Núria", "Puig"), Person("Ngozi", "Okonkwo"), Person("Budi", ""),
    ],
    groups: [
      Entry("Sunday Long Run", members: [0, 1, 2, 3]),
      Entry("Early Birds", members: [1, 4, 5]),
      Entry("皇居ランニングクラブ", members: [1]),
    ])
}
