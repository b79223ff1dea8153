/// A search through a codebase that resolves its expressions.
package protocol CodeSearch {
  var resolver: Resolver { get }
}

extension CodeSearch {
  package var codebase: Codebase { resolver.codebase }
}
