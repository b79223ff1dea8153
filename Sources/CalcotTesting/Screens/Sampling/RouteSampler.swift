import Calcot

/// A maker of sample routes: those that the routes' own `Codable` conformance reads where every choice
/// of a case and of a parameter's value is made in turn.
struct RouteSampler {
  let values: SampleValues

  /// Sample routes, and what is in the way of others.
  struct Samples {
    var routes: [AnyRoute] = []
    var problems: [String] = []

    static func + (one: Samples, other: Samples) -> Samples {
      Samples(routes: one.routes + other.routes, problems: one.problems + other.problems)
    }
  }

  /// Returns the routes of a type: at least one of each case, or a problem that names it.
  func samples<R: Route>(of type: R.Type) -> Samples {
    let given = values.values(of: type)
    let known = Samples(routes: given.map { AnyRoute($0) })
    guard let cases = EnumCases.names(of: type) else {
      return given.isEmpty ? decoded(type, case: nil) : known
    }
    let covered = Set(given.map(Self.caseName))
    return cases.filter { !covered.contains($0) }
      .reduce(known) { $0 + decoded(type, case: $1) }
  }

  private static func caseName(of route: some Route) -> String {
    let mirror = Mirror(reflecting: route)
    return mirror.children.first?.label ?? "\(route)"
  }

  /// Returns the routes of a case, or of a type without cases.
  private func decoded<R: Route>(_ type: R.Type, case name: String?) -> Samples {
    let choices = SampleChoices()
    var (samples, problem): (Samples, String?) = (Samples(), nil)
    repeat {
      do {
        let decoder = SampleDecoder(
          type: type, case: name, source: SampleSource(values: values, choices: choices))
        let route = AnyRoute(try R(from: decoder))
        if !samples.routes.contains(route) { samples.routes.append(route) }
      } catch let error as NoSampleValue {
        problem = problem ?? "there is no sample value of \(String(reflecting: error.type))"
      } catch {
        problem = problem ?? "it cannot be decoded as its name suggests (\(error))"
      }
    } while choices.advance()
    guard samples.routes.isEmpty else { return samples }
    let route = name.map { "\(R.name).\($0)" } ?? R.name
    samples.problems.append(
      "\(route) has no sample, because \(problem ?? "nothing was tried"): give the builder one, or "
        + "such a route.")
    return samples
  }
}

/// The choices made while one value is decoded, each among several: all combinations come in turn.
final class SampleChoices {
  private var made: [(index: Int, count: Int)] = []
  private var position = 0

  /// Returns the index that is chosen this time.
  func choose(among count: Int) -> Int {
    defer { position += 1 }
    if position == made.count { made.append((0, count)) }
    return made[position].index
  }

  /// Goes to the next combination; returns false after the last.
  func advance() -> Bool {
    made.removeSubrange(position...)
    position = 0
    while let last = made.popLast() {
      guard last.index + 1 < last.count else { continue }
      made.append((last.index + 1, last.count))
      return true
    }
    return false
  }
}

/// An error thrown for a parameter of which there is no value.
struct NoSampleValue: Error {
  let type: Any.Type
}
