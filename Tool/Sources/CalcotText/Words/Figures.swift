/// A number with its noun, as "1,234 lines".
package struct Counted {
  package let text: String

  /// - Parameter noun: The noun in the singular; its plural is regular.
  package init(_ number: Int, _ noun: String) {
    let plural = noun.hasSuffix("y") ? noun.dropLast() + "ies" : noun + "s"
    text = Self.grouped(number) + " " + (number == 1 ? noun : plural)
  }

  /// Returns the number with a comma between each three digits.
  package static func grouped(_ number: Int) -> String {
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
package struct Hundredths {
  package let text: String

  package init(_ number: Double) {
    guard let hundredths = Int(exactly: (number * 100).rounded()), hundredths >= 0 else {
      text = "?"
      return
    }
    let rest = hundredths % 100
    text = "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// A confidence from 0 to 1 as whole percents.
package struct Percent {
  package let number: Int

  package init(_ confidence: Double) {
    // NB: converting NaN to `Int` traps.
    number = confidence.isNaN ? 0 : Int((min(max(confidence, 0), 1) * 100).rounded())
  }

  package var text: String { "\(number) %" }
}
