/// A page of HTML that needs nothing else: no picture, no font, no network.
package enum HTMLDocument {
  /// - Parameters:
  ///   - title: of any characters.
  ///   - style: the page's own rules.
  ///   - scripts: what may run, as sources of a content security policy; nothing if empty.
  ///   - body: HTML, in which every name is escaped already.
  package static func text(title: String, style: String, scripts: [String] = [], body: String) -> String {
    let allowed = scripts.isEmpty ? "" : "; script-src \(scripts.joined(separator: " "))"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'\(allowed)">
      <meta name="viewport" content="width=device-width">
      <title>\(Markup.escaped(title))</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }
}
