/// Prints the named groups of figures, or all of them: `Figures [ROUNDS] [GROUP …]`.
let arguments = CommandLine.arguments.dropFirst()

if arguments.first == "memory-row", let row = arguments.last {
  print(Figure.memoryRow(row))
} else {
  let rounds = arguments.first.flatMap(Int.init) ?? 50
  let wanted = Set(arguments.filter { Int($0) == nil })
  let groups: [(name: String, figure: @MainActor () -> Figure, rounds: Int)] = [
    ("notifying", { .notifying }, rounds), ("joining", { .joining }, rounds),
    ("streams", { .streams }, rounds), ("streamed-work", { .streamedWork }, rounds),
    ("screens", { .screens }, rounds),
    ("pages", { .pages }, min(rounds, 5)), ("steps", { .steps }, rounds),
    ("step-flows", { .stepFlows }, rounds),
    ("arriving", { .arriving }, min(rounds, 10)),
    ("lists", { .lists }, rounds), ("exploring", { .exploring }, min(rounds, 5)),
    ("memory", { .memory }, 3),
  ]
  for group in groups where wanted.isEmpty || wanted.contains(group.name) {
    print(group.figure().markdown(rounds: group.rounds), terminator: "\n\n")
  }
}
