internal import CalcotCode

/// The path of a value from its creation to the object that retains it.
struct RetainPath {
  /// The names of the objects that retain the value so far, the innermost first: "selectionAction",
  /// "searchHistory".
  var links: [String] = []
  /// The steps with their places, for the finding.
  var facts: [Fact] = []
  /// The product of the confidences of all steps.
  var confidence = 1.0
  /// A Boolean value that indicates whether a subscription retains the value.
  var isSubscription = false
  /// A Boolean value that indicates whether the subscription probably ends by itself.
  var isFinite = false
  /// A Boolean value that indicates whether the value is retained only while a screen is visible.
  var isShown = false
  /// A Boolean value that indicates whether only the name of a library's function or type tells
  /// that the value is retained.
  var isGuess = false
  /// The properties that retain the value, the innermost first.
  var properties: [Member] = []
  var depth = 0

  func adding(_ link: String? = nil, fact: Fact? = nil, trust: Double = 1) -> RetainPath {
    var copy = self
    if let link { copy.links.append(link) }
    if let fact { copy.facts.append(fact) }
    copy.confidence *= trust
    copy.depth += 1
    return copy
  }

  func adding(_ property: Member, fact: Fact, trust: Double = 1) -> RetainPath {
    var copy = adding(property.name.text, fact: fact, trust: trust)
    copy.properties.append(property)
    return copy
  }

  func subscribed(isFinite: Bool = false) -> RetainPath {
    var copy = self
    copy.isSubscription = true
    copy.isFinite = copy.isFinite || isFinite
    return copy
  }

  func guessed() -> RetainPath {
    var copy = self
    copy.isGuess = true
    return copy
  }

  func shown() -> RetainPath {
    var copy = self
    copy.isShown = true
    return copy
  }
}

/// The end of a value's path.
enum Ending {
  /// The object itself retains the value.
  case kept(RetainPath)
  /// A function or a getter returns the value.
  case returned(from: Member, RetainPath)
}
