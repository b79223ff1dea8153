import Calcot
import Foundation

/// Routes with every kind of value that a link can have.
enum ClubRoute: LinkedRoute {
  case groups(Kind)
  case group(Int)
  case members(Int, search: String)
  case member(group: Int, id: Badge)
  case note(UUID)
  case tag(String)
  case map(zoom: Double?, isFull: Bool, page: Int64?)
  case moved(from: Int, to: Int)
  case unlinked(Int)

  enum Kind: String, Codable, LinkValue, CaseIterable { case joined, invited }

  struct Badge: RawRepresentable, Hashable, Codable, Sendable, LinkValue { let rawValue: String }

  static let links = Links<ClubRoute>(
    RouteLink("", .groups(.joined)),
    RouteLink("invitations", .groups(.invited)),
    RouteLink(":group", ClubRoute.group),
    RouteLink(":group/members?search=:search", ClubRoute.members),
    RouteLink(":group/members/:id", ClubRoute.member),
    RouteLink("notes/:note", ClubRoute.note),
    RouteLink("tags/:tag", ClubRoute.tag),
    RouteLink("tags/all", .tag("every one")),
    RouteLink("map?zoom=:zoom&full=:full&page=:page", ClubRoute.map),
    RouteLink("moved/to/:to/from/:from") {
      .moved(from: $1, to: $0)
    } values: {
      if case .moved(let from, let to) = $0 { (to, from) } else { nil }
    })
}

extension ClubRoute {
  static func random(using random: inout some RandomNumberGenerator) -> ClubRoute {
    let number = Int.random(in: .min ... .max, using: &random)
    let small = random.below(100)
    switch random.below(9) {
    case 0: return .groups(Kind.allCases[random.below(2)])
    case 1: return .group(random.once(in: 2) ? number : small)
    case 2: return .members(small, search: .randomText(using: &random))
    case 3: return .member(group: number, id: Badge(rawValue: .randomText(using: &random)))
    case 4: return .note(.random(using: &random))
    case 5: return .tag(.randomText(using: &random))
    case 6:
      let bits = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &random))
      let zoom: Double? = random.once(in: 3) ? nil : random.once(in: 2) ? bits : Double(small) / 8
      return .map(
        zoom: zoom, isFull: random.once(in: 2), page: random.once(in: 2) ? nil : Int64(number))
    case 7: return .moved(from: number, to: small)
    default: return .unlinked(small)
    }
  }
}

extension String {
  /// Returns text that is likely to be special in a link.
  static func randomText(using random: inout some RandomNumberGenerator) -> String {
    let pieces = [
      "", "-", "+", "++", "=", ".", "..", "~", "~.", "%", "%2D", "/", "?", "#", "&", "=", ":", "a",
      "all",
      "invitations", "members", "42", "007", " ", "é", "e\u{301}", "ñ", "日", "😀", "\u{202E}", "\"",
      "\\",
    ]
    return (0..<random.below(4)).map { _ in pieces[random.below(pieces.count)] }.joined()
  }
}

extension UUID {
  static func random(using random: inout some RandomNumberGenerator) -> UUID {
    var bytes: [UInt8] = []
    for _ in 0..<16 { bytes.append(UInt8.random(in: 0...255, using: &random)) }
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
