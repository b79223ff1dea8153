import CalcotContent
import CalcotTerminalTesting
import CalcotTesting
import Foundation
import Testing

@testable import CalcotTerminal

@Suite("Pictures in a frame") struct GraphicsTests {
  private let image = ImageSamples.image()

  private func bytes(
    _ old: Frame?, _ new: Frame, _ graphics: Graphics, depth: ColorDepth = .truecolor
  ) -> String {
    let diff = ANSIDiff(theme: Theme(depth: depth), graphics: graphics)
    return String(decoding: diff.bytes(from: old, to: new), as: UTF8.self)
      .replacing("\u{1B}[?2026h", with: "").replacing("\u{1B}[?2026l", with: "")
      .replacing("\u{1B}", with: "␛")
  }

  private func placed(_ column: Int, _ row: Int, lines: Range<Int> = 0..<2) -> PlacedImage {
    ImageSamples.placed(image, column: column, row: row, lines: lines)
  }

  @Test func `half blocks have the colors of both halves of a cell`() {
    let (none, one) = (ImageSamples.frame(), ImageSamples.frame(placed(1, 0)))
    #expect(
      bytes(none, one, .halfBlocks)
        == "␛[;2H␛[38;2;255;0;0;48;2;0;255;0m▀▀▀▀␛[2;2H␛[38;2;0;0;255;48;2;0;0;255m    ␛[m")
    #expect(
      bytes(none, one, .halfBlocks, depth: .indexed).hasPrefix("␛[;2H␛[38;5;196;48;5;46m▀▀▀▀"))
    #expect(bytes(one, none, .halfBlocks) == "␛[;2H    ␛[2;2H    ")
  }

  @Test func `kitty gets a picture once, a place for it, and is told when it goes`() {
    let (none, one) = (ImageSamples.frame(), ImageSamples.frame(placed(1, 0)))
    let file = ImageSamples.file.bytes.base64EncodedString()
    #expect(
      bytes(none, one, .kitty)
        == "␛[;2H    ␛[2;2H    ␛[;2H␛_Ga=t,f=100,i=7,q=2,m=0;\(file)␛\\"
        + "␛_Ga=p,i=7,p=1,c=4,r=2,C=1,q=2␛\\")
    #expect(bytes(one, one, .kitty) == "")
    #expect(bytes(one, none, .kitty) == "␛_Ga=d,d=I,i=7,q=2␛\\␛[;2H    ␛[2;2H    ")
  }

  @Test func `kitty moves and cuts a picture that it has, without its data`() {
    let (one, two) = (ImageSamples.frame(placed(1, 0)), ImageSamples.frame(placed(1, 1)))
    #expect(bytes(one, two, .kitty).hasSuffix("␛[2;2H␛_Ga=p,i=7,p=1,c=4,r=2,C=1,q=2␛\\"))
    #expect(!bytes(one, two, .kitty).contains("a=t"))
    let scrolled = ImageSamples.frame(placed(1, 0, lines: 1..<2))
    #expect(
      bytes(one, scrolled, .kitty).hasSuffix(
        "␛_Ga=p,i=7,p=1,c=4,r=1,x=0,y=3,w=9,h=3,C=1,q=2␛\\"))
  }

  @Test func `kitty keeps one copy of a picture in two places, and drops one place alone`() {
    let one = ImageSamples.frame(placed(1, 0))
    let two = ImageSamples.frame(placed(1, 0), placed(6, 0))
    #expect(
      bytes(one, two, .kitty).hasSuffix("␛[;7H␛_Ga=p,i=7,p=2,c=4,r=2,C=1,q=2␛\\"))
    #expect(bytes(two, one, .kitty).hasPrefix("␛_Ga=d,d=i,i=7,p=2,q=2␛\\"))
  }

  @Test func `when all is painted anew, kitty forgets all pictures first`() {
    let all = "␛[m␛[2J␛_Ga=d,d=A,q=2␛\\"
    #expect(bytes(nil, ImageSamples.frame(), .kitty).hasPrefix(all))
    let anew = bytes(nil, ImageSamples.frame(placed(1, 0)), .kitty)
    #expect(anew.hasPrefix(all) && anew.contains("a=t"))
  }

  @Test func `kitty gets a long picture in parts, and its pixels where they are shorter`() {
    let noise = (0..<5000).map { UInt8($0 * 167 % 256) }
    let long = ImageSamples.image(9, file: ImageData(ImageSamples.file.bytes + Data(noise)))
    let text = bytes(
      ImageSamples.frame(), ImageSamples.frame(ImageSamples.placed(long, column: 0, row: 0)),
      .kitty)
    #expect(text.contains("␛_Ga=t,f=32,s=8,v=12,i=9,q=2,m=0;"))
    let large = ShownImage(
      number: 3, size: CellSize(columns: 4, rows: 2), halves: ImageSamples.image().halves,
      pixels: Bitmap(PixelSize(width: 80, height: 40)), indexed: nil, file: long.file)
    let parts = bytes(
      ImageSamples.frame(), ImageSamples.frame(ImageSamples.placed(large, column: 0, row: 0)),
      .kitty
    ).split(separator: "␛\\")
    #expect(parts.count == 3)
    #expect(parts[0].contains("f=100,i=3,q=2,m=1;") && parts[1].hasPrefix("␛_Gq=2,m=0;"))
    let payload = parts[0...1].map { $0.split(separator: ";").last ?? "" }.joined()
    #expect(Data(base64Encoded: payload) == long.file.bytes)
    #expect(parts.allSatisfy { ($0.split(separator: ";").last ?? "").count <= 4096 })
  }

  @Test func `a file in the text fills its cells, and half blocks stand for one that is cut`() {
    let none = ImageSamples.frame()
    let file = ImageSamples.file.bytes.base64EncodedString()
    #expect(
      bytes(none, ImageSamples.frame(placed(1, 0)), .inlineFiles)
        == "␛[;2H    ␛[2;2H    ␛[;2H␛]1337;File=inline=1;size=146;width=4;height=2;"
        + "preserveAspectRatio=0;doNotMoveCursor=1:\(file)\u{07}")
    let cut = bytes(none, ImageSamples.frame(placed(1, 0, lines: 0..<1)), .inlineFiles)
    #expect(cut == "␛[;2H␛[38;2;255;0;0;48;2;0;255;0m▀▀▀▀␛[m")
  }

  @Test func `sixels have their palette, whole columns of six, and counted repetitions`() {
    let sixel = Graphics.sixel(cell: PixelSize(width: 2, height: 6), colors: 16)
    let text = bytes(ImageSamples.frame(), ImageSamples.frame(placed(1, 0)), sixel)
    #expect(
      text
        == "␛[;2H    ␛[2;2H    ␛[;2H␛P0;1q\"1;1;8;12#0;2;0;0;100#1;2;0;100;0#2;2;100;0;0"
        + "#1!8w$#2!8F-#0!8~␛\\")
    #expect(
      bytes(ImageSamples.frame(placed(1, 0)), ImageSamples.frame(), sixel)
        == "␛[;2H    ␛[2;2H    ", "blanks erase what they are written over")
  }

  @Test func `a text drawn over a picture takes its place, and a dimmed frame has no picture`() {
    var covered = ImageSamples.frame(placed(1, 0))
    covered.cells.write("X", at: CellPosition(column: 2, row: 1))
    let text = bytes(ImageSamples.frame(placed(1, 0)), covered, .kitty)
    #expect(text.hasPrefix("␛_Ga=d,d=I,i=7,q=2␛\\") && text.contains("▀▀▀▀"))
    var dimmed = ImageSamples.frame(placed(1, 0))
    dimmed.cells.restyle { _ in TextStyle(dim: true) }
    #expect(dimmed.cells.text(row: 0) == "")
    #expect(!bytes(nil, dimmed, .kitty).contains("a=t"))
  }

  @Test func `frames with pictures at random places are shown exactly, by any means`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let images = (1...3).map { ImageSamples.image(UInt32($0)) }
    for _ in 0..<40 {
      var screen = VirtualScreen(CellSize(columns: 24, rows: 6))
      var kitty = KittyScreen()
      var old: Frame?
      for _ in 0..<20 {
        var new = Frame(CellBuffer(CellSize(columns: 24, rows: 6)))
        for image in images where Bool.random(using: &generator) {
          let placed = ImageSamples.placed(
            image, column: .random(in: 0...20, using: &generator),
            row: .random(in: 0...4, using: &generator))
          placed.draw(in: &new.cells)
          new.images.append(placed)
        }
        let blocks = ANSIDiff(theme: Theme(depth: .truecolor))
        screen.take(blocks.bytes(from: old, to: new))
        try #require(screen.cells == new.cells, "seed \(seed)")
        kitty.take(ANSIDiff(theme: Theme(depth: .truecolor), graphics: .kitty), old, new)
        try #require(kitty.problem == nil, "seed \(seed)")
        let shown = new.images.filter { $0.isIntact(in: new.cells) }
        let areas = Dictionary(uniqueKeysWithValues: shown.map { ($0.image.number, $0.area) })
        try #require(kitty.areas == areas, "seed \(seed)")
        try #require(kitty.held == Set(areas.keys), "seed \(seed)")
        old = new
      }
    }
  }
}

/// The pictures that a terminal with kitty's protocol holds and shows.
private struct KittyScreen {
  private var screen = VirtualScreen(CellSize(columns: 24, rows: 6))
  private(set) var held: Set<UInt32> = []
  private(set) var areas: [UInt32: CellArea] = [:]
  private(set) var problem: String?

  mutating func take(_ diff: ANSIDiff, _ old: Frame?, _ new: Frame) {
    let before = screen.graphics.count
    screen.take(diff.bytes(from: old, to: new))
    for (place, command) in screen.graphics.dropFirst(before) { take(command, at: place) }
  }

  private mutating func take(_ command: String, at place: CellPosition) {
    let head = command.dropFirst().prefix { $0 != ";" }
    let keys = Dictionary(
      uniqueKeysWithValues: head.split(separator: ",").map { pair in
        (String(pair.prefix(1)), String(pair.dropFirst(2)))
      })
    let number = keys["i"].flatMap { UInt32($0) } ?? 0
    switch (keys["a"], keys["d"]) {
    case ("d", "A"): (held, areas) = ([], [:])
    case ("d", "I"):
      if held.remove(number) == nil { problem = "removed twice: \(command)" }
      areas[number] = nil
    case ("t", _): if !held.insert(number).inserted { problem = "sent twice: \(command)" }
    case ("p", _):
      if !held.contains(number) { problem = "placed before it was sent: \(command)" }
      let size = CellSize(
        columns: keys["c"].flatMap { Int($0) } ?? 0, rows: keys["r"].flatMap { Int($0) } ?? 0)
      areas[number] = CellArea(column: place.column, row: place.row, size: size)
    default: problem = "unknown: \(command)"
    }
  }
}
