#if Web
  import NIOCore

  /// The body of a request as it arrives in parts.
  struct RequestBody {
    /// The progress of a body by a part that has come.
    enum Progress {
      case little
      /// Another 64 KB have arrived.
      case much
      /// The body has so many small parts that reading them costs more than their bytes.
      case tooManyParts
    }

    /// The pieces so far. NB: Joining them as they arrive would copy all of them again for each one.
    private(set) var pieces: [ByteBuffer] = []
    private var (parts, bytes, bytesSinceProgress) = (0, 0, 0)

    private static let smallPiece = 4 * 1024
    private static let bytesOfProgress = 64 * 1024
    /// The number of parts that any body may have, and the fewest bytes that each further one has on average.
    private static let (freeParts, bytesOfPart) = (1_000, 64)

    /// Keeps a part. Joins small ones, so that many of them take no more memory than their bytes.
    mutating func add(_ part: ByteBuffer) -> Progress {
      parts += 1
      bytes += part.readableBytes
      bytesSinceProgress += part.readableBytes
      guard parts <= Self.freeParts + bytes / Self.bytesOfPart else { return .tooManyParts }
      if let last = pieces.indices.last, pieces[last].readableBytes < Self.smallPiece {
        pieces[last].writeImmutableBuffer(part)
      } else {
        pieces.append(part)
      }
      guard bytesSinceProgress >= Self.bytesOfProgress else { return .little }
      bytesSinceProgress = 0
      return .much
    }
  }
#endif
