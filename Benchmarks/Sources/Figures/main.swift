let arguments = CommandLine.arguments.dropFirst()

if arguments.first == "memory", let row = arguments.last {
  print(Figure.memoryRow(row))
} else {
  let rounds = arguments.first.flatMap(Int.init) ?? 50
  for figure in [Figure.notifying, .joining, .screens] {
    print(figure.markdown(rounds: rounds), terminator: "\n\n")
  }
  print(Figure.memory.markdown(rounds: 3))
}
