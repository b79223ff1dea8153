import CalcotCode
import CalcotReader

/// A codebase of one file, and the closures in it in the order of the source.
struct RetainingSource {
  let codebase: Codebase

  init(_ text: String) {
    var reader = SourceReader()
    codebase = Codebase(files: [SourceFile(path: "Example.swift", facts: reader.facts(of: text))])
  }

  func nodes(_ kind: Node.Kind, _ name: Name? = nil) -> [NodeID] {
    codebase.nodes(inFile: 0).filter { node in
      codebase[node].kind == kind && (name == nil || codebase[node].name == name)
    }
  }

  func line(of node: NodeID) -> Int { codebase.position(of: node).line }
}
