public import Launches

extension [LaunchDetail] {
  /// Three launches, for tests and previews.
  public static let moonAndMars = [
    (
      "apollo-11", "Apollo 11", "1969-07-16", "Saturn V", "Kennedy Space Center", true,
      "To the Moon."
    ),
    (
      "mariner-1", "Mariner 1", "1962-07-22", "Atlas-Agena B", "Cape Canaveral", false,
      "Not to Venus."
    ),
    ("viking-1", "Viking 1", "1975-08-20", "Titan IIIE", "Cape Canaveral", true, "To Mars."),
  ].compactMap { id, mission, date, rocket, site, isSuccess, summary -> LaunchDetail? in
    LaunchDate(date).map {
      LaunchDetail(
        launch: Launch(
          id: Launch.ID(rawValue: id), mission: mission, date: $0, rocket: rocket, site: site,
          outcome: isSuccess ? .success : .failure), summary: summary)
    }
  }
}
