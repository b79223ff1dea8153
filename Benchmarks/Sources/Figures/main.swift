let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 50

for figure in [Figure.notifying, .joining] {
  print(figure.markdown(rounds: rounds), terminator: "\n\n")
}
