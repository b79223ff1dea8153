public import CalcotContent

extension HostWords {
  /// The words by their places, such as `buttons.back`. Use them in a test that checks that a
  /// language of your own has all words.
  ///
  /// ```swift
  /// let english = HostWords().texts
  /// let same = HostWords.dutch.texts.filter { english[$0] == $1 }.keys.sorted()
  /// #expect(same == ["labels.missingRow"])
  /// ```
  public var texts: [String: String] {
    var texts: [String: String] = [:]
    for group in Mirror(reflecting: self).children {
      for word in Mirror(reflecting: group.value).children {
        if let name = group.label, let place = word.label, let text = word.value as? String {
          texts["\(name).\(place)"] = text
        }
      }
    }
    return texts
  }
}
