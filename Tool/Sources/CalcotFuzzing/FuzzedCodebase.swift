import CalcotCode

/// What is done with files after they were read must not trap either.
enum FuzzedCodebase {
  static func use(_ files: [SourceFile]) {
    _ = Codebase(files: files)
  }
}
