import NavDiagrams
import NavDOT
import NavFindings
import NavModel
import NavReports

/// The flow as one page that needs nothing else: a drawing to move in, search, ways in and out of each screen, paths, findings.
///
/// Its script is the same on every page and comes from `Page/*.js`; the flow is data beside it. The page's policy lets no other script
/// run, whatever names say.
public struct FlowPage: Sendable {
  private let data: PageData
  private let palette: PagePalette

  /// - Parameters:
  ///   - plan: what the page's drawing shows, of `graph`.
  ///   - findings: with the severities that the settings ask for; those of severity `off` are left out.
  public init(_ plan: DiagramPlan, of graph: NavigationGraph, findings: [Finding]) {
    data = PageData(plan, graph, findings)
    palette = PagePalette(plan)
  }

  /// What is to be drawn, as SVG; its colours stand for those of both themes.
  public var drawing: DOTGraph { palette.graph }

  /// The page around the drawing.
  ///
  /// - Parameter svg: what came of drawing `drawing`.
  public func text(svg: String) -> String {
    let script = [
      PackageResources.flow_js, PackageResources.picture_js, PackageResources.panel_js, PackageResources.page_js,
    ].map(Self.text).joined(separator: "\n")
    let body = Self.filled(
      Self.text(PackageResources.page_html),
      [
        "title": Markup.escaped(data.title), "summary": Markup.escaped(data.summary), "svg": palette.decoded(Self.bare(svg)),
        // Nothing of it can end the element it stands in.
        "data": data.json.text.replacing("<", with: "\\u003C"),
      ])
    return HTMLDocument.text(
      title: "\(data.title): flow", style: palette.style + Self.text(PackageResources.page_css),
      scripts: ["'sha256-\(Base64.text(SHA256.digest(of: script.utf8)))'"], body: body + "<script>\(script)</script>\n")
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The element alone, without the head of an XML file.
  private static func bare(_ svg: String) -> String {
    svg.firstRange(of: "<svg").map { String(svg[$0.lowerBound...]) } ?? ""
  }

  /// `template` with `{key}` replaced by each value; braces in values stay what they are.
  private static func filled(_ template: String, _ values: [String: String]) -> String {
    var out = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      out += rest[..<open]
      rest = rest[open...]
      if let close = rest.firstIndex(of: "}"), let value = values[String(rest[rest.index(after: open)..<close])] {
        out += value
        rest = rest[rest.index(after: close)...]
      } else {
        out += "{"
        rest = rest.dropFirst()
      }
    }
    return out + rest
  }
}
