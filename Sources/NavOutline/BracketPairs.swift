import NavLexing

/// A bracket, brace or `#if` that waits for its partner.
struct Opening: Sendable {
  enum Shape: UInt8 { case paren, square, brace, condition }
  var token: Int32
  var shape: Shape
  /// How many of each shape were open before this one, so that a search for a partner never walks in vain.
  var parens: Int32
  var squares: Int32
}

extension Scratch {
  /// Finds for every opening token the token that ends its group.
  ///
  /// `partners[i]` is the index of the closing token; where the group is ended by something else (a brace of an outer
  /// group, the end of the file), it is the complement (`~`) of that token's index. `#if` and `#else` are paired with
  /// the next `#elseif`, `#else` or `#endif` of the same region. Entries of other tokens mean nothing.
  ///
  /// Braces and `#if` outrank brackets: a lost `)` spoils no more than its own braces.
  mutating func pair(_ kinds: [TokenKind]) {
    let count = kinds.count
    while partners.count < count { partners.append(0) }
    openings.removeAll(keepingCapacity: true)
    var parens: Int32 = 0
    var squares: Int32 = 0
    var braces = 0
    var conditions = 0
    for i in 0..<count {
      switch kinds[i] {
      case .leftParen:
        openings.append(Opening(token: Int32(i), shape: .paren, parens: parens, squares: squares))
        parens += 1
      case .leftSquare:
        openings.append(Opening(token: Int32(i), shape: .square, parens: parens, squares: squares))
        squares += 1
      case .leftBrace:
        openings.append(Opening(token: Int32(i), shape: .brace, parens: parens, squares: squares))
        braces += 1
        parens = 0
        squares = 0
      case .poundIf:
        openings.append(Opening(token: Int32(i), shape: .condition, parens: parens, squares: squares))
        conditions += 1
        parens = 0
        squares = 0
      case .rightParen:
        if parens > 0 { close(.paren, at: i) }
      case .rightSquare:
        if squares > 0 { close(.square, at: i) }
      case .rightBrace:
        if braces > 0 { close(.brace, at: i) }
      case .poundElseif, .poundElse:
        if conditions > 0 {
          close(.condition, at: i)
          openings.append(Opening(token: Int32(i), shape: .condition, parens: parens, squares: squares))
          conditions += 1
          parens = 0
          squares = 0
        } else {
          partners[i] = ~Int32(i + 1)
        }
      case .poundEndif:
        if conditions > 0 { close(.condition, at: i) }
      default: break
      }
    }
    for opening in openings { partners[Int(opening.token)] = ~Int32(count - 1) }

    func close(_ shape: Opening.Shape, at i: Int) {
      while let opening = openings.popLast() {
        let isPartner = opening.shape == shape
        partners[Int(opening.token)] = isPartner ? Int32(i) : ~Int32(i)
        parens = opening.parens
        squares = opening.squares
        if opening.shape == .brace { braces -= 1 }
        if opening.shape == .condition { conditions -= 1 }
        if isPartner { return }
      }
    }
  }
}
