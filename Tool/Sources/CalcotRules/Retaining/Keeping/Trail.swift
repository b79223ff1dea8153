internal import CalcotCode

/// The way that a value has gone from where it is made.
struct Trail {
  /// What keeps it so far, the innermost first: "selectionAction", "searchHistory".
  var links: [String] = []
  /// The same with places, for who reads the finding.
  var facts: [Fact] = []
  /// How sure each step was, multiplied.
  var confidence = 1.0
  /// It is kept by a subscription.
  var isSubscription = false
  /// The subscription probably ends by itself.
  var isFinite = false
  /// It is kept only as long as a screen is shown.
  var isShown = false
  /// The properties it is kept in, the innermost first.
  var properties: [Member] = []
  var depth = 0

  func adding(_ link: String? = nil, fact: Fact? = nil, trust: Double = 1) -> Trail {
    var copy = self
    if let link { copy.links.append(link) }
    if let fact { copy.facts.append(fact) }
    copy.confidence *= trust
    copy.depth += 1
    return copy
  }

  func adding(_ property: Member, fact: Fact, trust: Double = 1) -> Trail {
    var copy = adding(property.name.text, fact: fact, trust: trust)
    copy.properties.append(property)
    return copy
  }

  func subscribed(isFinite: Bool = false) -> Trail {
    var copy = self
    copy.isSubscription = true
    copy.isFinite = copy.isFinite || isFinite
    return copy
  }

  func shown() -> Trail {
    var copy = self
    copy.isShown = true
    return copy
  }
}

/// Where a value ends up.
enum Ending {
  /// The object whose code it is keeps it.
  case kept(Trail)
  /// A function or a getter gives it to whoever asks.
  case returned(from: Member, Trail)
}
