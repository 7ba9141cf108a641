import NavFindings

extension Reporter {
  /// The XML of Checkstyle, which most build servers and review bots read.
  static let checkstyle = Reporter(id: "checkstyle", summary: "Checkstyle's XML: for Jenkins and review bots") { report, rendering in
    var out = Markup.xmlHead + "<checkstyle version=\"4.3\">\n"
    var file: String?
    for finding in report.findings {
      if finding.place.file != file {
        if file != nil { out += "  </file>\n" }
        file = finding.place.file
        out += "  \(Markup.opened("file", ["name": rendering.path(finding.place.file)]))>\n"
      }
      out += "    " + Markup.opened("error", ["line": String(finding.place.line)])
      if let columns = TextColumns(finding.place, rendering) { out += " column=\"\(columns.start)\"" }
      out += " severity=\"\(finding.severity.rawValue)\" message=\"\(Markup.escaped(finding.message))\""
      out += " source=\"\(Markup.escaped("\(ToolIdentity.name).\(finding.rule)"))\"/>\n"
    }
    if file != nil { out += "  </file>\n" }
    return out + "</checkstyle>\n"
  }
}
