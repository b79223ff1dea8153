import Contestants
import Foundation

/// Prints the figures of the web host.
///
///     WebFigures [EVENTS]                            everything that has a target, and a short load
///     WebFigures load [SECONDS [SESSIONS [SEED]]]    many people at once
///     WebFigures peers PAGES ENVIRONMENTS [EVENTS]   beside others; see Peers/measure
///     WebFigures alone PAGE [EVENTS]                 the figures of one page over sockets
///     WebFigures workers [EVENTS]                    one process and two on this machine's cores
///     WebFigures inside PAGE [EVENTS]                in one process, for a profiler
///     WebFigures serve PAGE [WORKERS]                the process that is measured
///     WebFigures floor                               a server without pages, beside which others are measured
OpenFiles.raiseLimit()
let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = arguments.compactMap { Int($0) }
switch arguments.first {
case "serve":
  guard let page = arguments.dropFirst().first.flatMap(MeasuredPage.init) else {
    fatalError("Which page?")
  }
  try await Serving.run(page, workers: numbers.first ?? 1)
case "floor": try await Floor.run()
case "workers":
  for page in MeasuredPage.alone {
    try await ManyCores(page: page, events: numbers.first ?? 20_000).print()
  }
case "inside":
  guard let page = arguments.dropFirst().first.flatMap(MeasuredPage.init) else {
    fatalError("Which page?")
  }
  let inside = try await InProcess.measure(page, events: numbers.first ?? 20_000)
  print("\(inside.processorTime.text(1)) µs of processors an event")
case "alone":
  guard let page = arguments.dropFirst().first.flatMap(MeasuredPage.init) else {
    fatalError("Which page?")
  }
  try await Report.alone(page, events: numbers.first ?? 20_000)
case "load":
  try await Report.load(
    seconds: numbers.first ?? 60, sessions: numbers.dropFirst().first ?? 2_000,
    seed: UInt64(numbers.dropFirst(2).first ?? 1))
case "peers" where arguments.count > 2:
  let peers = Peers(
    pages: URL(filePath: arguments[1]), environments: URL(filePath: arguments[2]),
    events: numbers.first ?? 2_000)
  for page in MeasuredPage.alone { try await peers.print(page) }
default:
  try await Report.figures(events: numbers.first ?? 20_000)
  let isLong = ProcessInfo.processInfo.environment["CALCOT_LONG"] != nil
  try await Report.load(seconds: isLong ? 60 : 10, sessions: 2_000, seed: 1)
  try await Report.besideSlow()
}
