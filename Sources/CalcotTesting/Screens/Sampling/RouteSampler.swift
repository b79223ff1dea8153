import Calcot

/// A maker of sample routes. It decodes routes by their own `Codable` conformance, with every
/// combination of a case and of the parameters' values.
struct RouteSampler {
  /// The greatest number of combinations that are tried for a case.
  private static let most = 1_000
  let values: SampleValues

  /// Sample routes, and the reasons why others could not be made.
  struct Samples {
    var routes: [AnyRoute] = []
    var problems: [String] = []

    static func + (one: Samples, other: Samples) -> Samples {
      Samples(routes: one.routes + other.routes, problems: one.problems + other.problems)
    }
  }

  /// Returns sample routes of a type: at least one for each case, or a problem that names the case.
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

  /// Returns sample routes of a case, or of a type without cases.
  private func decoded<R: Route>(_ type: R.Type, case name: String?) -> Samples {
    let label = name.map { "\(R.name).\($0)" } ?? R.name
    let choices = SampleChoices()
    var (samples, problem): (Samples, String?) = (Samples(), nil)
    var (known, tried): (Set<AnyRoute>, Int) = ([], 0)
    repeat {
      tried += 1
      guard tried <= Self.most else {
        return Samples(problems: [
          "\(label) has more than \(Self.most) samples: give some such routes."
        ])
      }
      do {
        let decoder = SampleDecoder(
          type: type, case: name, source: SampleSource(values: values, choices: choices))
        let route = AnyRoute(try R(from: decoder))
        if known.insert(route).inserted { samples.routes.append(route) }
      } catch let error as NoSampleValue {
        problem = problem ?? "there is no sample value of \(String(reflecting: error.type))"
      } catch {
        problem = problem ?? "it cannot be decoded as its name suggests (\(error))"
      }
    } while choices.advance()
    guard samples.routes.isEmpty else { return samples }
    samples.problems.append(
      "\(label) has no sample, because \(problem ?? "nothing was tried"): give one, or "
        + "such a route.")
    return samples
  }
}

/// The choices that are made while a value is decoded. They run through all combinations.
final class SampleChoices {
  private var made: [(index: Int, count: Int)] = []
  private var position = 0

  /// Returns the chosen index in this combination.
  func choose(among count: Int) -> Int {
    defer { position += 1 }
    if position == made.count { made.append((0, count)) }
    return made[position].index
  }

  /// Advances to the next combination; returns `false` after the last.
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

/// An error thrown for a parameter whose type has no value.
struct NoSampleValue: Error {
  let type: Any.Type
}
