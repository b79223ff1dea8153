import CalcotContent

/// The labels along the axes of a chart.
enum ChartAxis {
  /// A label at a place between the lowest, 0, and the highest, 1.
  struct Place: Equatable {
    let place: Double
    let text: String
  }

  /// Returns the indices of at most six points, evenly apart.
  static func spread(_ count: Int) -> [Int] {
    let step = max(1, (count + 5) / 6)
    return Array(stride(from: 0, to: count, by: step))
  }

  /// Returns labels for zero and for the lowest and the highest point, with the points' own texts.
  static func ends(of chart: ChartValue) -> [Place] {
    let points = [
      chart.points.min { $0.value < $1.value }, chart.points.max { $0.value < $1.value },
    ]
    var places = [Place(place: chart.place(of: 0), text: "0")]
    for point in points.compactMap({ $0 }) {
      let place = Place(place: chart.place(of: point.value), text: point.text)
      // NB: texts closer than this would lie on each other.
      if !places.contains(where: { abs($0.place - place.place) < 0.08 }) { places.append(place) }
    }
    return places
  }
}
