internal import CalcotCode

/// Finds the network's own answers that Views receive, and the domain's Models that views of UIKit
/// receive, without a ViewModel in between.
extension ModelReadSearch {
  /// An answer or a Model in a function or property of a View.
  struct GivenResponse {
    var view: CodeType
    /// The function or property.
    var member: Member
    /// The parameter; nil for a property.
    var parameter: NodeID?
    var value: ModelValue
  }

  /// Returns the answers that Views receive, in the order of the source.
  func givenResponses() -> [GivenResponse] {
    let types = codebase.types.filter { values.models.isResponse($0) }
    let models = hasViewModels ? codebase.types.filter { values.models.isOfDomain($0) } : []
    return types.flatMap { type in
      codebase.mentions(of: type.name).compactMap { given(at: $0) }
    }
      + models.flatMap { type in
        codebase.mentions(of: type.name).compactMap { given(at: $0) }.filter(isFilled)
      }
  }

  /// Returns a Boolean value that indicates whether a function fills a view, so that its code
  /// decides about the Model's texts. In SwiftUI, a row with its element is usual, and a controller
  /// without a ViewModel has no other way.
  private func isFilled(_ given: GivenResponse) -> Bool {
    given.parameter != nil && !given.member.isStatic
      && (codebase.isSubtype(given.view, of: "UIView") || views.contains(given.view.id))
  }

  private func given(at mention: NodeID) -> GivenResponse? {
    guard codebase[mention].kind == .type, let holder = holder(of: mention),
      let view = codebase.enclosingType(of: mention), isView(view),
      let value = codebase.writtenType(of: holder).flatMap({ values.value(of: $0) })
    else { return nil }
    let isParameter = codebase[holder].kind == .parameter
    let declaration = isParameter ? codebase.parent(of: holder) : holder
    guard let member = declaration.flatMap({ codebase.member(declaredAt: $0) }),
      member.owner == view.id, isParameter ? member.isFunction : member.isVariable
    else { return nil }
    return GivenResponse(
      view: view, member: member, parameter: isParameter ? holder : nil, value: value)
  }

  /// Returns the parameter or property with a type.
  private func holder(of type: NodeID) -> NodeID? {
    var current = codebase.parent(of: type)
    while let node = current, codebase[node].kind.isTypeUse { current = codebase.parent(of: node) }
    return current.flatMap {
      codebase[$0].kind == .parameter || codebase[$0].kind == .variable ? $0 : nil
    }
  }
}
