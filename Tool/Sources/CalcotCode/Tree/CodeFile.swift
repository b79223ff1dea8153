/// What a file is, by its place and name.
public struct CodeFile: Sendable {
  /// The module it probably belongs to: the folder behind the last `Sources` or `Tests`, otherwise
  /// the first folder.
  public let module: Name
  /// It belongs to a test target or a folder of test doubles.
  public let isTest: Bool
  /// A machine wrote it.
  public let isGenerated: Bool
  /// It has placeholders instead of code.
  public let isTemplate: Bool
  /// It holds doubles for tests or previews, by its folder or name.
  public let isMock: Bool
  /// It is a sample, a playground or a demonstration beside the app.
  public let isSample: Bool
  /// The `importDeclaration` nodes.
  public let imports: [NodeID]
  /// A number that is the same for files of the same module.
  let moduleNumber: Int32

  init(path: String, imports: [NodeID], moduleNumber: (String) -> Int32) {
    var module: Substring = ""
    var key: Substring = ""
    var isTest = false
    var isGenerated = false
    var isTemplate = false
    var isMock = false
    var isSample = false
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    for (index, part) in parts.enumerated() {
      let isFile = index == parts.count - 1
      let text = Substring(part)
      let words = PathWords(text, isFile: isFile)
      isTest = isTest || words.isTest
      isGenerated = isGenerated || words.isGenerated
      isTemplate = isTemplate || words.isTemplate
      isMock = isMock || words.isMock
      isSample = isSample || words.isSample
      guard !isFile else { continue }
      if index == 0 || index > 0 && Self.isTargets(parts[index - 1]) {
        module = text
        key = path[path.startIndex..<part.endIndex]
      }
    }
    self.module = Name(module)
    self.moduleNumber = moduleNumber(String(key))
    self.isTest = isTest
    self.isGenerated = isGenerated
    self.isTemplate = isTemplate
    self.isMock = isMock
    self.isSample = isSample
    self.imports = imports
  }

  private static func isTargets(_ part: Substring.UTF8View) -> Bool {
    part.elementsEqual("Sources".utf8) || part.elementsEqual("Tests".utf8)
  }

  /// It is code of the app that people wrote.
  public var isProduct: Bool { !isTest && !isGenerated && !isTemplate && !isMock && !isSample }
}

/// What a part of a path says about the files in it.
struct PathWords {
  var isTest = false
  var isGenerated = false
  var isTemplate = false
  var isMock = false
  var isSample = false

  init(_ part: Substring, isFile: Bool) {
    let stem = isFile && part.hasSuffix(".swift") ? part.dropLast(6) : part
    if isFile {
      isTest = stem.hasSuffix("Tests") || stem.hasSuffix("Test") || stem.hasSuffix("Spec")
      isGenerated =
        stem.hasSuffix(".generated") || stem.hasSuffix("+Generated")
        || stem.hasSuffix("Generated") || stem.hasPrefix("Generated")
      isTemplate = stem.hasPrefix("Template") && stem.hasSuffix("Template") || stem.contains("___")
      isMock = Self.isDouble(stem)
    } else {
      isTest =
        stem.hasSuffix("Tests") || stem.hasSuffix("Test") || stem == "TestUtils"
        || stem == "tests" || stem == "TestHelpers" || stem == "TestSupport" || stem == "Testing"
      isGenerated = stem == "Generated" || stem == "generated" || stem.hasSuffix("Generated")
      isTemplate = stem == "Templates" || stem.hasSuffix(".xctemplate")
      isMock = stem == "Mocks" || stem == "Mock" || stem == "Fakes" || stem == "Stubs"
      isSample =
        stem == "Example" || stem == "Examples" || stem.hasSuffix(".playground")
        || stem == "Samples" || stem == "Demo"
    }
  }

  /// A mock, fake, stub or spy by its name.
  static func isDouble(_ name: Substring) -> Bool {
    for word in ["Mock", "Fake", "Stub", "Spy", "Dummy"] {
      if name.hasPrefix(word), name.dropFirst(word.count).first?.isLowercase != true { return true }
      if name.hasSuffix(word) { return true }
    }
    return false
  }
}
