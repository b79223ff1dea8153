/// Pieces of source that are hard to read.
enum Hostile {
  static let tokens: [[UInt8]] = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "/*", "*/", "//", "\\(",
    "`",
    "@", "#if ", "\n#else\n", "\n#endif\n", "#", "?", "!", "?.", "??", "->", "=>", "=", "==", ".",
    "..",
    "...", ":", "::", ";", ",", "&", "_", "$0", "\\.", "\\", "/a b/", "import ", "class ",
    "struct ",
    "extension ", "protocol ", "enum ", "case ", "func ", "init", "deinit ", "subscript", "var ",
    "let ",
    "weak ", "unowned(unsafe) ", "private(set) ", "guard ", "if let ", "else ", "switch ", "for ",
    "where ", "in ", "is ", "as! ", "try? ", "await ", "async ", "throws(", "rethrows ", "some ",
    "any ",
    "repeat each ", "inout ", "consuming ", "macro ", "@available(", "@objc ",
    "// calcot:ignore a - b",
    "/* calcot:ignore-file", "// calcot:", "calcot:calcot:", "/// calcot:ignore x, y -\n", "self",
    "super",
    "Self.", "[weak self] in ", "{ $0", "nil", "#selector(", "#file", "<<<<<<< HEAD\n",
    "operator +",
    "precedencegroup A {", "}}}}", "))))", "0x", "1_000.", "1e", "'", "—", "“",
  ].map { Array($0.utf8) }

  static let bytes: [[UInt8]] = [
    [0], [0, 0, 0, 0], [0x80], [0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    [0xE2, 0x80, 0xA8], [0xC2, 0x85], [0x0B], [0x0C], [0x0D], [0x1B], [0x7F], [0xEF, 0xBF, 0xBD],
    [0xF0, 0x9F], [0xCC, 0x81],
  ]

  static let nests: [([UInt8], [UInt8])] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("{ ", " }"), ("a(", ")"), ("a.", ""), ("a?.b.", "c"),
    ("!", ""),
    ("-", ""), ("1 + ", "1"), ("a ? b : ", "c"), ("a = ", "b"), ("\"\\(", ")\""), ("/* ", " */"),
    ("#if a\n", "\n#endif\n"), ("A<", ">"), ("[a: ", "]"), ("(a) -> ", "A"), ("if a { ", " }"),
    ("if a {} else ", "{}"), ("func f() { ", " }"), ("class A { ", " }"), ("extension A.", "B {}"),
    ("switch a { case ", ": b }"), ("try ", "a"), ("await ", "a"), ("@a ", ""), ("@a(", ")"),
    ("&", ""),
    ("a { $0.", " }"), ("a[", "]"), ("\\a.", "b"), ("#", "\"\""), ("inout ", "A"), ("some ", "A"),
    ("A & ", "B"), ("case .a(let ", ")"), ("as? ", "A"), ("A.", "B"), ("x {} y: ", "{}"),
    ("_ = ", "a"),
    ("a, ", "b"), ("guard let a = ", "b else { return }"), ("{ [a = ", "] in }"),
    ("repeat ", "while a"),
    ("x\n.y", ""), ("a as A ", ""), ("a..", "."), ("init", "()"), ("`", "`"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }
}
