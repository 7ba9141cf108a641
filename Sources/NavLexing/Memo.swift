/// What look-ahead has found out already, so that hostile text does not make it search again and again.
///
/// Each entry changes the time only, never a token: it holds where the same search from a later start must have
/// the same result.
struct Memo {
  /// Whether no end of a conflict marker (`<<<<<<< `, `>>>> `) stands behind the last one looked at.
  var noConflictEnd = (normal: false, perforce: false)
  /// A search on one line for `"` and at least `pounds` times `#`.
  var rawQuote = (pounds: 0, from: 0, to: -1, found: false)
  /// Every `“` before this offset has no end on its line.
  var curlyQuoteFails = 0
  /// A search on one line for `#>`.
  var placeholderEnd = (from: 0, to: -1, found: false)
  /// A regex literal over several lines with so many `#` or more has no end.
  var hopelessRegexPounds = Int.max
  /// A run of `#` that starts neither a string nor a regex ends here.
  var barePoundsEnd = 0
}
