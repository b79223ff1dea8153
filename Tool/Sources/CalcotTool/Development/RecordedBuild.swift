#if CALCOT_TOOL || (Web && DEBUG)
  import Foundation

  /// The commands by which SwiftPM builds a program from the modules of its package. SwiftPM writes them down
  /// for llbuild: https://github.com/swiftlang/swift-llbuild/blob/main/docs/buildsystem.rst
  struct RecordedBuild: Equatable {
    /// A command that makes files from others.
    struct Command: Equatable {
      var inputs: Set<String>
      var outputs: Set<String>
      var words: [String]

      /// The file that the commands of other modules read; nil if the command makes none.
      var module: String? { outputs.first { $0.hasSuffix(".swiftmodule") } }
    }

    /// The commands before the link.
    let commands: [Command]
    let link: Command

    /// Reads the lines that SwiftPM has written; nil if they are not as expected.
    ///
    /// - Parameters:
    ///   - program: The path of the program.
    ///   - package: The path of the package.
    ///   - scratch: The path of the folder with what is built.
    init?(_ lines: [String], program: String, package: String, scratch: String) {
      // NB: a command is an empty line, its name, and its fields; few of the fields are worth being read.
      let records = lines.split { $0 == "\n" }.map(Record.init)
      let output = "[\"\(program)\"]\n"
      guard let last = records.first(where: { $0.fields["outputs"] == output }),
        let link = last.command
      else { return nil }
      self.link = Command(
        inputs: link.inputs, outputs: link.outputs, words: Self.quickLink(link.words))
      func isOwn(_ inputs: Set<String>) -> Bool {
        inputs.contains { $0.hasPrefix(package + "/") && !$0.hasPrefix(scratch + "/") }
      }
      let compiling = records.filter(\.isOfCompiler)
      let all = compiling.compactMap(\.command).filter { !$0.outputs.isDisjoint(with: link.inputs) }
      let own = all.filter { isOwn($0.inputs) }
      // NB: a plugin may make sources of those of the package.
      let others = records.filter { $0.fields["tool"] == "shell\n" && !$0.isOfCompiler }
      guard !others.contains(where: { isOwn(Set($0.list("inputs") ?? [])) }) else { return nil }
      let modules = Set(own.compactMap(\.module))
      // NB: beside them those that put a module's file into an object file, for debuggers.
      commands = all.filter { own.contains($0) || !$0.inputs.isDisjoint(with: modules) }
    }

    /// Returns the indices of the commands that read files; nil if one is not the source of exactly one.
    func commands(reading paths: Set<String>) -> Set<Int>? {
      var found: Set<Int> = []
      for path in paths {
        let readers = commands.indices.filter { commands[$0].inputs.contains(path) }
        guard path.hasSuffix(".swift"), readers.count == 1 else { return nil }
        found.formUnion(readers)
      }
      return found
    }

    /// Returns the indices of the commands that read the module that another one has made.
    func commands(after index: Int) -> [Int] {
      guard let module = commands[index].module else { return [] }
      return commands.indices.filter { commands[$0].inputs.contains(module) }
    }

    /// Returns the command that reads nothing that another one of these makes.
    func first(of pending: Set<Int>) -> Int? {
      pending.sorted().first { index in
        pending.allSatisfy { commands[$0].outputs.isDisjoint(with: commands[index].inputs) }
      }
    }

    /// Returns a link by the toolchain's own linker, which takes two thirds of the time of the system's.
    private static func quickLink(_ words: [String]) -> [String] {
      #if canImport(Darwin)
        return words
      #else
        let folder = URL(fileURLWithPath: words[0]).deletingLastPathComponent().path
        let isThere = FileManager.default.isExecutableFile(atPath: folder + "/ld.lld")
        let isChosen = words.contains { $0.hasPrefix("-use-ld") }
        return isThere && !isChosen ? words + ["-use-ld=lld"] : words
      #endif
    }
  }

  /// The fields of a command as they are written down.
  private struct Record {
    var fields: [String: String] = [:]

    init(_ lines: ArraySlice<String>) {
      for line in lines where line.hasPrefix("    ") {
        guard let mark = line.firstIndex(of: ":") else { continue }
        fields[String(line[..<mark].dropFirst(4))] = String(line[mark...].dropFirst(2))
      }
    }

    /// The command; nil if it is none, or needs more than its arguments.
    var command: RecordedBuild.Command? {
      let known: Set = ["tool", "inputs", "outputs", "description", "args"]
      guard fields["tool"] == "shell\n", known.isSuperset(of: fields.keys),
        let inputs = list("inputs"), let outputs = list("outputs"), let words = list("args"),
        !words.isEmpty
      else { return nil }
      // NB: with this argument, mistakes are parts of JSON.
      return RecordedBuild.Command(
        inputs: Set(inputs), outputs: Set(outputs),
        words: words.filter { $0 != "-parseable-output" })
    }

    var isOfCompiler: Bool { fields["args"]?.contains("/swiftc\",") ?? false }

    func list(_ name: String) -> [String]? {
      fields[name].flatMap { try? JSONDecoder().decode([String].self, from: Data($0.utf8)) }
    }
  }
#endif
