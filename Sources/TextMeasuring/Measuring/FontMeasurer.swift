import Foundation

/// Measures text by the advances, kerning pairs and line metrics of fonts, character by character.
///
/// Without a font file, the system font has the line metrics and tracking of San Francisco, and the
/// advances of Inter. The advances of the two fonts are similar: measured widths of labels differ
/// from those recorded on a phone by -4.1% to +1.3% (R13.1). Lines break according to Unicode
/// Standard Annex #14.
///
/// There is no shaping: ligatures, contextual forms of Arabic, reordered and stacked marks, and
/// emoji sequences are measured character by character, and kerning by `GPOS` is ignored. In text
/// of mixed direction, the line breaks and widths are correct, but positions in a line are computed
/// as if its characters were displayed in logical order.
///
///     let measurer = FontMeasurer(fonts: [try FontFile(contentsOf: url)])
///     let text = StyledText("AVAST", font: FontDescription(family: "DejaVu Sans", pointSize: 17))
///     measurer.size(of: text, in: TextContainer())
public final class FontMeasurer: TextMeasurer {
  /// The measurer that needs no font file.
  public static let builtIn = FontMeasurer()

  private let systemFaces: [StyledFace]
  private let families: [String: [StyledFace]]
  /// The fallback faces, searched in order for characters that a run's font lacks.
  let fallbacks: [Face]

  private struct StyledFace: Sendable {
    let face: Face
    let weight: Double
    let isItalic: Bool
  }

  /// Creates a measurer that uses these fonts.
  ///
  /// Characters that a font lacks are looked up in `systemFonts`, then in `fonts`, then in the
  /// metrics that come with the package. A character that all of these lack gets a typical advance,
  /// for example 1 em for wide East Asian characters.
  ///
  /// - Parameters:
  ///   - systemFonts: The faces of the system font; an empty array selects the metrics that come
  ///     with the package. The monospaced design of the system font always uses those metrics.
  ///   - fonts: The faces of other families. They are found by their ``FontFile/familyName``,
  ///     ignoring case. A family that isn't found is measured like the system font.
  public init(systemFonts: [FontFile] = [], fonts: [FontFile] = []) {
    func styled(_ file: FontFile) -> StyledFace {
      StyledFace(
        face: Face(file), weight: Self.weight(ofClass: file.weightClass), isItalic: file.isItalic)
    }
    systemFaces = systemFonts.map(styled)
    var families: [String: [StyledFace]] = [:]
    var fallbacks = systemFaces.map(\.face)
    for font in fonts {
      let face = styled(font)
      families[(font.familyName ?? "").lowercased(), default: []].append(face)
      fallbacks.append(face.face)
    }
    self.families = families
    self.fallbacks = fallbacks + [Face.builtIn[1]]
  }

  /// Returns the line metrics of the face that measures `font`, scaled to the size of `font`.
  ///
  /// That face has the nearest weight among the family's faces with the slant of `font` or, if the
  /// family has none with that slant, among all of its faces. A family without font files is
  /// measured as the system font. The monospaced system font always has the metrics that come with
  /// the package.
  public func metrics(of font: FontDescription) -> FontMetrics {
    let (face, size) = (face(of: font), font.effectiveSize)
    return FontMetrics(
      ascent: CGFloat(face.ascent * size), descent: CGFloat(face.descent * size),
      leading: CGFloat(face.leading * size), capHeight: CGFloat(face.capHeight * size),
      xHeight: CGFloat(face.xHeight * size))
  }

  /// Returns the lines of text in a container, with their baselines.
  ///
  /// - Complexity: O(runs + characters).
  public func layOut(_ text: StyledText, in container: TextContainer) -> TextLayout {
    var string = text.string
    return string.withUTF8 { bytes in
      var filler = LineFiller(bytes, text, container, measurer: self)
      return filler.layOut()
    }
  }

  /// Returns the face nearest to a description: by family first, then by slant, then by weight.
  ///
  /// The faces that come with the package have no italics. For the monospaced design of the system
  /// font, the result is always the built-in monospaced face.
  func face(of font: FontDescription) -> Face {
    if let family = font.family, let faces = families[family.lowercased()] {
      return Self.nearest(to: font, in: faces)
    }
    if font.family == nil, font.design == .monospaced { return .monospaced }
    guard systemFaces.isEmpty else { return Self.nearest(to: font, in: systemFaces) }
    return Face.builtIn[BuiltInFont.column(for: Double(font.weight))]
  }

  private static func nearest(to font: FontDescription, in faces: [StyledFace]) -> Face {
    func distance(_ face: StyledFace) -> Double {
      abs(face.weight - Double(font.weight).orZero) + (face.isItalic == font.isItalic ? 0 : 4)
    }
    var best = faces[0]
    for face in faces.dropFirst() where distance(face) < distance(best) { best = face }
    return best.face
  }

  /// Returns UIKit's weight for a weight class in the `OS/2` table.
  ///
  /// Each multiple of 100 from 100 to 900 corresponds to one of UIKit's constants. Between them,
  /// the weight is interpolated. Classes below 100 count as 100, those above 900 as 900.
  private static func weight(ofClass weightClass: Int) -> Double {
    let weights = [-0.8, -0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
    let position = max(1, min(Double(weightClass) / 100, 9))
    let index = min(Int(position), 8)
    return weights[index] + (position - Double(index)) * (weights[index + 1] - weights[index])
  }
}

/// A run of text with the values for measuring it.
struct MeasuredRun {
  let face: Face
  let fallbacks: [Face]
  let size: Double
  /// The number of points per font unit.
  let scale: Double
  /// The tracking of the style, plus that of the system font if the face is built in, in points.
  let tracking: Double
  let ascent, descent: Double
  let attachment: CGRect?
  let digitAdvance: Double?

  init(_ style: TextStyle, measurer: FontMeasurer) {
    face = measurer.face(of: style.font)
    fallbacks = measurer.fallbacks
    size = style.font.effectiveSize
    scale = size / face.unitsPerEm
    let system = face.isBuiltIn ? BuiltInFont.tracking(at: size) : 0
    tracking = Double(style.tracking).orZero + system
    let raise = Double(style.baselineOffset).orZero
    // A baseline offset increases the line's ascent if it is positive, and its descent if it is
    // negative.
    ascent = face.ascent * size + max(0, raise)
    descent = face.descent * size + max(0, -raise)
    attachment = style.attachmentBounds
    let zero = style.font.design == .monospacedDigits ? face.advance(of: 0x30) : nil
    let pointsOfUnit = scale
    digitAdvance = zero.map { $0 * pointsOfUnit }
  }

  /// Returns the advance of a character in points, with tracking, but without kerning.
  ///
  /// Attachments and characters without a width have no tracking.
  func advance(of scalar: UInt32, _ breakClass: UInt8) -> Double {
    if scalar == 0xFFFC, let attachment { return Double(attachment.width).orZero }
    if breakClass == LineBreakClass.combining.rawValue, Self.isNonspacing(scalar) { return 0 }
    if let digitAdvance, (0x30...0x39).contains(scalar) { return digitAdvance + tracking }
    if let units = face.advance(of: scalar) {
      return units == 0 ? 0 : units * scale + tracking
    }
    // Joiners, variation selectors and similar characters have no width, and fonts may lack them.
    let width = Face.advanceWithoutFont(scalar, breakClass)
    if width == 0 { return 0 }
    for other in fallbacks {
      if let units = other.advance(of: scalar) { return units * size / other.unitsPerEm + tracking }
    }
    return width * size + tracking
  }

  /// Returns whether a character is a nonspacing mark, whose advance counts as 0 in every font.
  private static func isNonspacing(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.generalCategory == .nonspacingMark
  }
}
