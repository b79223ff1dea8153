import CalcotCode
import CalcotReader

/// Returns a codebase of texts, each with its path.
func codebase(_ files: KeyValuePairs<String, String>) -> Codebase {
  var reader = SourceReader()
  return Codebase(files: files.map { SourceFile(path: $0, facts: reader.facts(of: $1)) })
}

/// Returns a codebase of one file.
func codebase(_ source: String) -> Codebase { codebase(["App/Example.swift": source]) }

extension Codebase {
  /// Returns the only type with this name, or qualified name.
  func type(_ name: String) -> CodeType {
    let found = types.filter { qualifiedName(of: $0) == name }
    precondition(found.count == 1, "\(found.count) types are called \(name)")
    return found[0]
  }

  /// Returns the calls of functions with this name, in order.
  func calls(_ name: Name) -> [NodeID] { mentions(of: name).filter { self[$0].kind == .call } }

  /// Returns the type of the first argument of the first call with this name, as text: "any Foo?".
  func argument(of name: Name) -> String? {
    let resolver = Resolver(self)
    guard let argument = resolver.arguments(of: calls(name)[0]).first else { return nil }
    return resolver.type(of: argument).map { $0.name.text + ($0.isOptional ? "?" : "") }
  }
}
