/// A number with its noun, as "1,234 lines".
struct Counted {
  let text: String

  init(_ number: Int, _ noun: String) {
    text = Self.grouped(number) + " " + noun + (number == 1 ? "" : "s")
  }

  /// The number with a comma between each three digits.
  static func grouped(_ number: Int) -> String {
    var text = ""
    let digits = String(number.magnitude)
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return number < 0 ? "-" + text : text
  }
}

/// A number with two digits after the point, as "0.18".
struct Hundredths {
  let text: String

  init(_ number: Double) {
    guard let hundredths = Int(exactly: (number * 100).rounded()), hundredths >= 0 else {
      text = "?"
      return
    }
    let rest = hundredths % 100
    text = "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// A confidence from 0 to 1 as whole percents.
struct Percent {
  let number: Int

  init(_ confidence: Double) {
    // NB: converting a number that is none to `Int` traps.
    number = confidence.isNaN ? 0 : Int((min(max(confidence, 0), 1) * 100).rounded())
  }

  var text: String { "\(number) %" }
}
