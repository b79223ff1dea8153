package import CalcotContent

/// The contents of the row of a person's homepage, on every host.
package struct HomepageCellConfiguration: Hashable, Sendable {
  package let title: String
  package let detail: String
  /// The address outside of the app that the row leads to; nil if there is none.
  package let address: WebAddress?
  /// The label of the button that copies the homepage; nil if there is none to open or copy.
  package let copyLabel: String?

  @MainActor init(_ person: Person, texts: PeopleTexts) {
    title = texts.homepage
    detail = person.homepage ?? texts.noHomepage
    address = person.homepage.flatMap { try? WebAddress($0) }
    copyLabel = person.homepage == nil ? nil : texts.copy
  }
}
