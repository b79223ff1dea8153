public import CalcotContent

extension HostWords {
  /// The words by their places, such as `buttons.back`, for a test that a language of yours has them
  /// all.
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
