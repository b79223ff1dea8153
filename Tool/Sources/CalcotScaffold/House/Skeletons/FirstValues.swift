import SwiftSyntax

/// The stored properties of a type that get their first value in an initialiser.
enum FirstValues {
  /// Returns the members of a reduced type without the properties that no initialiser gives a value.
  static func checked(
    _ members: [MemberBlockItemSyntax], of group: any DeclGroupSyntax
  ) -> [MemberBlockItemSyntax] {
    let makers = members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .filter { DeclarationKey.key(of: $0) == "init" }
    // NB: a struct without an initialiser gets one from the compiler.
    guard group is ClassDeclSyntax || group is ActorDeclSyntax || !makers.isEmpty,
      !(group is ProtocolDeclSyntax)
    else { return members }
    let assigned = Set(makers.flatMap { targets(in: $0) })
    return members.filter { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self), needsValue(variable) else {
        return true
      }
      return variable.bindings.allSatisfy { binding in
        let name = binding.pattern.trimmedDescription
        // NB: `_name` is the storage of a property with a wrapper.
        return assigned.contains(name) || assigned.contains("_\(name)")
      }
    }
  }

  private static func needsValue(_ variable: VariableDeclSyntax) -> Bool {
    let modifiers = variable.modifiers.map(\.name.text)
    guard !modifiers.contains("static"), !modifiers.contains("class"), !modifiers.contains("lazy")
    else { return false }
    return variable.bindings.contains { binding in
      guard binding.initializer == nil, !isComputed(binding) else { return false }
      let type = binding.typeAnnotation?.type
      let isOptional =
        type?.is(OptionalTypeSyntax.self) == true
        || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      return !isOptional || variable.bindingSpecifier.text == "let"
    }
  }

  static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let list):
      !list.contains { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }
  }

  private static func targets(in made: InitializerDeclSyntax) -> [String] {
    (made.body?.statements ?? []).compactMap { item in
      guard let sequence = item.item.as(SequenceExprSyntax.self),
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      else { return nil }
      let target = sequence.elements.first
      return target?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? target?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
  }
}
