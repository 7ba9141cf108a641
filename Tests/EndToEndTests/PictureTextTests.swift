import Foundation
import TestSupport
import Testing

/// Texts of pictures lie on nothing: no arrow runs through a group's title, and what is written beside an arrow is on no box.
@Suite struct PictureTextTests {
  private struct Area {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    func holds(_ x: Double, _ y: Double) -> Bool { x > left && x < right && y > top && y < bottom }
    func overlaps(_ other: Area) -> Bool { left < other.right && other.left < right && top < other.bottom && other.top < bottom }
  }

  /// Smaller than the letters, whatever the fonts of the machine.
  private static func area(of line: Substring) -> Area? {
    guard let x = number("x", line), let y = number("y", line), let size = number("font-size", line),
      let text = line.split(separator: ">").dropFirst().first?.prefix(while: { $0 != "<" })
    else { return nil }
    let width = Double(text.count) * size * 0.4
    let left = line.contains("\"start\"") ? x : x - width / 2
    return Area(left: left, top: y - size * 0.6, right: left + width, bottom: y)
  }

  private static func number(_ name: String, _ line: Substring) -> Double? {
    line.split(separator: " ").first { $0.hasPrefix(name + "=\"") }.flatMap { Double($0.dropFirst(name.count + 2).prefix { $0 != "\"" }) }
  }

  private static func points(_ text: Substring) -> [(x: Double, y: Double)] {
    let numbers = text.split { !"-.0123456789".contains($0) }.compactMap(Double.init)
    return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }

  private static func value(_ name: String, _ line: Substring) -> Substring? {
    line.range(of: " \(name)=\"").map { line[$0.upperBound...].prefix { $0 != "\"" } }
  }

  @Test(arguments: SampleTests.samples) func textsLieOnNothing(_ sample: SampleTests.Sample) throws {
    let picture = try sample.navgraph(["diagram", "--format", "svg", "-o", "-"]).output
    var titles: [(text: String, area: Area)] = []
    var captions: [Area] = []
    var boxes: [Area] = []
    var arrows: [[(x: Double, y: Double)]] = []
    var kind = Substring()
    for line in picture.split(separator: "\n") {
      if line.hasPrefix("<g id="), let name = Self.value("class", line) { kind = name.prefix { $0 != " " } }
      if line.hasPrefix("<text"), let area = Self.area(of: line) {
        if kind == "cluster" { titles.append((String(line), area)) }
        if kind == "edge" { captions.append(area) }
      } else if kind == "edge", line.hasPrefix("<path"), let path = Self.value("d", line) {
        arrows.append(Self.points(path))
      } else if kind == "node", let corners = Self.value("points", line) ?? Self.value("d", line) {
        let points = Self.points(corners)
        guard let first = points.first else { continue }
        boxes.append(
          points.reduce(into: Area(left: first.x, top: first.y, right: first.x, bottom: first.y)) { area, point in
            (area.left, area.right) = (min(area.left, point.x), max(area.right, point.x))
            (area.top, area.bottom) = (min(area.top, point.y), max(area.bottom, point.y))
          })
      }
    }
    #expect(!titles.isEmpty && !captions.isEmpty && !arrows.isEmpty && boxes.count > 3)
    for title in titles {
      let isFree = arrows.allSatisfy { arrow in
        stride(from: 0, to: arrow.count - 3, by: 3).allSatisfy { start in
          (0...100).allSatisfy { step in
            let (t, u) = (Double(step) / 100, 1 - Double(step) / 100)
            let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
            let x = (0..<4).reduce(0) { $0 + weights[$1] * arrow[start + $1].x }
            let y = (0..<4).reduce(0) { $0 + weights[$1] * arrow[start + $1].y }
            return !title.area.holds(x, y)
          }
        }
      }
      #expect(isFree, "\(title.text)")
    }
    for (number, caption) in captions.enumerated() {
      #expect(!boxes.contains(where: caption.overlaps) && !titles.contains { caption.overlaps($0.area) }, "\(number)")
      #expect(!captions[..<number].contains(where: caption.overlaps), "\(number)")
    }
  }
}
