import Calcot
import CalcotTesting
import CalcotViews
import Observation

/// A shelf of jars, whose rows depend on their jar, on observed state and on a value given to the list.
@MainActor @Observable
final class ShelfViewModel {
  struct Jar: Identifiable, Equatable {
    let id: Int
    var amount: Int
  }

  var jars = (0..<6).map { Jar(id: $0, amount: $0) }
  /// Read only in the rows of jars whose amount is a multiple of 3.
  var unit = "g"
  /// Read outside of the rows, and given to them.
  var mark = ""
  /// A Boolean value that indicates whether some rows have fields: those of jars whose number is a
  /// multiple of 4, which alone read it.
  var hasFields = false
  @ObservationIgnored var described: [Int] = []
  @ObservationIgnored private(set) var used: [Int] = []
  @ObservationIgnored private var next = 100

  func useTapped(_ id: Int) { used.append(id) }

  func rename(_ id: Int, _ text: String) { mark = text }
}

struct ShelfView: SemanticView {
  let viewModel: ShelfViewModel
  /// A Boolean value that indicates whether the list is given all that its rows depend on.
  var isHonest = true

  var screen: Screen {
    let mark = viewModel.mark
    return Screen("Shelf") {
      Text("\(viewModel.jars.count) jars")
      List(viewModel.jars, keeping: isHonest ? .equalRows(with: mark) : .equalRows) {
        row($0, mark)
      }
    }
  }

  private func row(_ jar: ShelfViewModel.Jar, _ mark: String) -> Row {
    viewModel.described.append(jar.id)
    let unit = jar.amount.isMultiple(of: 3) ? viewModel.unit : ""
    return Row("Jar \(jar.id)\(mark)", detail: "\(jar.amount)\(unit)").actions {
      Button("Use \(jar.id)") { viewModel.useTapped(jar.id) }
      if jar.id.isMultiple(of: 4), viewModel.hasFields {
        TextField("Label \(jar.id)", text: mark) { viewModel.rename(jar.id, $0) }
      }
    }
  }
}

extension ShelfViewModel {
  /// Changes something at random, or nothing.
  ///
  /// - Parameter mayRepeat: A Boolean value that indicates whether two jars may have the same identity,
  ///   which is an app's mistake.
  func change(_ random: inout SeededGenerator, mayRepeat: Bool = false) {
    let place = Int.random(in: 0...jars.count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1, 2: if place < jars.count { jars[place].amount += 1 }
    case 3:
      next += 1
      jars.insert(Jar(id: next, amount: place), at: place)
    case 4: if place < jars.count { jars.remove(at: place) }
    case 5: jars.shuffle(using: &random)
    case 6: unit = ["g", "kg"].randomElement(using: &random) ?? ""
    case 7: mark = ["", "!", "?"].randomElement(using: &random) ?? ""
    case 8 where mayRepeat && place < jars.count: jars.append(jars[place])
    case 8:
      unit += "s"
      if place < jars.count { jars[place].amount += 3 }
    default: jars = jars.map { Jar(id: $0.id, amount: $0.amount) }
    }
    if jars.count > 9 { jars.removeLast() }
  }
}
