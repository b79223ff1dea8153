import SwiftSyntax

/// The manifest of a feature's package, reduced to what a new feature has.
struct FeatureManifest {
  /// A new file of the package, in neutral words.
  struct File {
    /// The path in the package.
    let path: String
    /// The modules that it imports.
    let imports: Set<String>
  }

  /// The text of the manifest, in neutral words.
  let text: String

  /// - Parameters:
  ///   - tree: The manifest of the feature that the new one is like, in neutral words.
  ///   - others: Those of the other features.
  ///   - hadFolder: Returns a Boolean value that indicates whether the old package has a folder.
  init(
    of tree: SourceFileSyntax, among others: [SourceFileSyntax], for files: [File],
    hadFolder: (String) -> Bool
  ) {
    let all = ([tree] + others).map(ManifestParts.init)
    let own = all[0]
    let kept = own.targets.filter { target in
      let folder = target.folder
      return !hadFolder(folder) || files.contains { $0.path.hasPrefix("\(folder)/") }
    }
    let gone = Set(own.targets.map(\.name)).subtracting(kept.map(\.name))
    var needed: [String: Set<String>] = [:]
    for target in kept {
      let imports = files.filter { $0.path.hasPrefix("\(target.folder)/") }.map(\.imports)
      needed[target.name] = imports.reduce(into: []) { $0.formUnion($1) }
    }
    func isCommon(_ key: String) -> Bool {
      let count = all.filter { $0.keys.contains(key) }.count
      return count * 2 >= all.count && count >= min(2, all.count)
    }
    let dependencies = kept.flatMap { target in
      target.dependencies.filter { dependency in
        !gone.contains(dependency.name)
          && (isCommon(dependency.key) || needed[target.name]?.contains(dependency.name) == true)
      }
    }
    let used = Set(dependencies.compactMap(\.package)).union(dependencies.map(\.name))
    let packages = own.packages.filter { isCommon($0.key) || used.contains($0.name) }
    let products = own.products.filter { $0.targets.isEmpty || !gone.isSuperset(of: $0.targets) }
    let left = Set(
      kept.map(\.key) + dependencies.map(\.key) + packages.map(\.key) + products.map(\.key))
    let reduced = ManifestReducer(dropped: own.keys.subtracting(left), gone: gone).rewrite(tree)
    // NB: the first line is no remark: it says for which version of the tools the manifest is.
    let version = tree.description.prefix { $0 != "\n" }
    let plain = RemarkRemover().rewrite(reduced).description.drop(while: \.isWhitespace)
    text = version.hasPrefix("//") ? "\(version)\n\(plain)" : String(plain)
  }
}

/// What a manifest declares, each with a key by which it is found in others.
private struct ManifestParts {
  struct Target {
    let name: String
    let key: String
    let folder: String
    let dependencies: [Dependency]
  }

  struct Dependency {
    let name: String
    let key: String
    /// The package that the product is of; nil if it is not said.
    let package: String?
  }

  struct Product {
    let key: String
    let targets: Set<String>
  }

  private(set) var targets: [Target] = []
  private(set) var products: [Product] = []
  private(set) var packages: [(name: String, key: String)] = []

  init(_ tree: SourceFileSyntax) {
    let finder = PackageFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    guard let call = finder.call else { return }
    targets = call.elements(of: "targets").compactMap { $0.as(FunctionCallExprSyntax.self) }
      .map(Self.target)
    products = call.elements(of: "products").map { product in
      let targets = product.as(FunctionCallExprSyntax.self)?.elements(of: "targets") ?? []
      return Product(
        key: ManifestKey.key(of: product, in: "products"),
        targets: Set(targets.compactMap(\.manifestName)))
    }
    packages = call.elements(of: "dependencies").map { package in
      let call = package.as(FunctionCallExprSyntax.self)
      return (
        call?.packageName ?? call?.nameText ?? "",
        ManifestKey.key(of: package, in: "dependencies")
      )
    }
  }

  private static func target(_ call: FunctionCallExprSyntax) -> Target {
    let name = call.nameText ?? ""
    let isTest = call.memberName == "testTarget"
    return Target(
      name: name, key: ManifestKey.key(of: ExprSyntax(call), in: "targets"),
      folder: call.text(of: "path") ?? "\(isTest ? "Tests" : "Sources")/\(name)",
      dependencies: call.elements(of: "dependencies").map { dependency in
        Dependency(
          name: dependency.manifestName ?? "",
          key: ManifestKey.key(of: dependency, in: "targets.\(name).dependencies"),
          package: dependency.as(FunctionCallExprSyntax.self)?.text(of: "package"))
      })
  }

  var keys: Set<String> {
    Set(
      packages.map(\.key) + products.map(\.key)
        + targets.flatMap { [$0.key] + $0.dependencies.map(\.key) })
  }
}

/// The identity of an element among those of other manifests.
enum ManifestKey {
  /// Returns the key of an element of the array at a path, such as `targets.Core.dependencies`.
  static func key(of element: ExprSyntax, in path: String) -> String {
    // NB: a target and a product are the same ones, whatever they are made of.
    let isNamed = path == "targets" || path == "products"
    let name = isNamed ? element.manifestName : nil
    let tokens = element.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
    return "\(path): \(name ?? tokens)"
  }
}

/// Takes out of a manifest what is not kept, and what names files that are not made.
private final class ManifestReducer: SyntaxRewriter {
  private let dropped: Set<String>
  private let gone: Set<String>

  /// - Parameters:
  ///   - dropped: The keys of what is taken out.
  ///   - gone: The names of the targets among it.
  init(dropped: Set<String>, gone: Set<String>) {
    self.dropped = dropped
    self.gone = gone
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
    if node.isPackage { return ExprSyntax(reduced(node, at: "")) }
    return ExprSyntax(node)
  }

  private func reduced(_ call: FunctionCallExprSyntax, at path: String) -> FunctionCallExprSyntax {
    var call = call
    // NB: the files of resources belong to one feature.
    let left = call.arguments.filter { !["resources", "exclude"].contains($0.label?.text ?? "") }
    if left.count < call.arguments.count { call.arguments = left.withoutLastComma }
    for index in call.arguments.indices {
      guard let label = call.arguments[index].label?.text,
        let array = call.arguments[index].expression.as(ArrayExprSyntax.self),
        ["targets", "products", "dependencies"].contains(label)
      else { continue }
      let place = path.isEmpty ? label : "\(path).\(label)"
      call.arguments[index].expression = ExprSyntax(reduced(array, at: place))
    }
    return call
  }

  private func reduced(_ array: ArrayExprSyntax, at path: String) -> ArrayExprSyntax {
    var array = array
    let first = array.elements.first?.leadingTrivia
    let endsWithComma = array.elements.last?.trailingComma != nil
    var elements = array.elements.filter { element in
      if path.hasSuffix("product.targets") {
        return element.expression.manifestName.map(gone.contains) != true
      }
      return !dropped.contains(ManifestKey.key(of: element.expression, in: path))
    }
    for index in elements.indices {
      guard let call = elements[index].expression.as(FunctionCallExprSyntax.self),
        let name = call.nameText, path == "targets" || path == "products"
      else { continue }
      let place = path == "targets" ? "targets.\(name)" : "product"
      elements[index].expression = ExprSyntax(reduced(call, at: place))
    }
    if elements.count < array.elements.count, !endsWithComma {
      elements = elements.withoutLastComma
    }
    if let first, !elements.isEmpty {
      elements[elements.startIndex].leadingTrivia = first
    }
    array.elements = elements
    if elements.isEmpty { array.rightSquare.leadingTrivia = [] }
    return array
  }
}
