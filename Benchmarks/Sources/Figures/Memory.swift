internal import Calcot
internal import Contestants
import Foundation

extension Figure {
  /// The growth of the process with each living screen.
  static var memory: Figure {
    Figure(
      title: "Memory of a screen",
      caption: "Bytes that the process's resident size grows by, a screen, over 10,000 screens.",
      columns: [
        Column(
          name: "bytes",
          cells: [
            Cell(row: "Never shown") { inNewProcess("never") },
            Cell(row: "Shown once by a host that renders it") { inNewProcess("shown") },
          ])
      ],
      comparesToFirstRow: false)
  }

  /// Returns the measurement of one row, which runs in a process of its own.
  static func memoryRow(_ name: String) -> Double { growth(isRendered: name == "shown") }

  // NB: memory freed by earlier figures is reused and would hide the cost of a screen.
  private static func inNewProcess(_ row: String) -> Double {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["memory-row", row]
    process.standardOutput = output
    guard (try? process.run()) != nil else { return .nan }
    let text = String(data: output.fileHandleForReading.readDataToEndOfFile(), encoding: .utf8)
    process.waitUntilExit()
    return text.flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? .nan
  }

  private static func growth(isRendered: Bool) -> Double {
    let count = 10_000
    let coordinator = PageCoordinator()
    let app = CalcotApp(coordinator)
    let host = isRendered ? RenderingHost(app) : nil
    let before = residentSize()
    for number in 0..<count { coordinator.navigation.push(.page(number)) }
    let after = residentSize()
    withExtendedLifetime((app, host)) {}
    return Double(after - before) / Double(count)
  }

  private static func residentSize() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * 4_096
  }
}
