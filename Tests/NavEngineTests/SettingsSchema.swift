import Foundation
import NavDialects
import NavFindings
import NavRules

@testable import NavEngine

/// The JSON schema of a settings file, made from the tables that the reader reads by. `Sources/NavEngine/Settings/navgraph.schema.json` is its text.
enum SettingsSchema {
  typealias Object = [String: Any]

  static func text(_ cards: [RuleCard]) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: schema(cards), options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  static func schema(_ cards: [RuleCard]) -> Object {
    var keys: Object = [:]
    for key in SettingsKey.allCases { keys[key.rawValue] = described(orNothing(value(of: key)), key.summary) }
    return [
      "$schema": "http://json-schema.org/draft-07/schema#", "title": "Settings of navgraph",
      "description": "A '.navgraph.yml'. 'navgraph init' writes one with every setting explained.", "type": ["object", "null"],
      "properties": keys, "additionalProperties": false,
      "definitions": [
        "text": ["type": "string", "minLength": 1] as Object,
        "texts": ["anyOf": [reference("text"), ["type": "array", "items": reference("text")] as Object]] as Object,
        "someTexts":
          ["anyOf": [reference("text"), ["type": "array", "items": reference("text"), "minItems": 1] as Object]] as Object,
        "pattern": ["type": "string", "minLength": 1, "pattern": "^(?!!)(?!(.*/)?\\.\\.(/|$))"] as Object,
        "patterns": ["anyOf": [reference("pattern"), ["type": "array", "items": reference("pattern")] as Object]] as Object,
        "somePatterns":
          ["anyOf": [reference("pattern"), ["type": "array", "items": reference("pattern"), "minItems": 1] as Object]] as Object,
        "severity": ["enum": Severity.allCases.map(\.rawValue)] as Object, "rules": rules(cards),
      ] as Object,
    ]
  }

  private static func value(of key: SettingsKey) -> Object {
    switch key {
    case .parent, .baseline: reference("text")
    case .preset: ["enum": Preset.all.map(\.id)]
    case .include, .exclude, .generated: reference("patterns")
    case .entryPoints: reference("texts")
    case .modules:
      ["type": "object", "additionalProperties": reference("somePatterns"), "propertyNames": ["minLength": 1] as Object]
    case .rules: reference("rules")
    case .overrides: list(of: overrideRow)
    case .layers: list(of: layerRow)
    case .contracts: list(of: ["anyOf": ContractForm.all.map(contract)])
    case .dialects: list(of: dialectRow)
    }
  }

  private static func contract(_ form: ContractForm) -> Object {
    var keys: Object = [:]
    for key in form.keys {
      switch key.value {
      case .names: keys[key.rawValue] = reference("someTexts")
      case .text: keys[key.rawValue] = reference("text")
      case .number: keys[key.rawValue] = ["type": "integer", "minimum": 0, "maximum": ContractKey.largest] as Object
      }
    }
    return object(keys, required: ([form.head] + form.required).map(\.rawValue))
  }

  private static var layerRow: Object {
    var keys: Object = [:]
    for key in LayerKey.allCases {
      switch key {
      case .layer: keys[key.rawValue] = reference("text")
      case .paths: keys[key.rawValue] = reference("somePatterns")
      case .mayReach, .doors: keys[key.rawValue] = orNothing(reference("texts"))
      }
    }
    return object(keys, required: [LayerKey.layer.rawValue, LayerKey.paths.rawValue])
  }

  private static var overrideRow: Object {
    var keys: Object = [:]
    for key in OverrideKey.allCases {
      switch key {
      case .paths: keys[key.rawValue] = reference("somePatterns")
      case .rules: keys[key.rawValue] = ["allOf": [reference("rules"), ["minProperties": 1] as Object]] as Object
      }
    }
    return object(keys, required: OverrideKey.allCases.map(\.rawValue))
  }

  private static var dialectRow: Object {
    var keys: Object = [:]
    for key in DialectKey.allCases {
      switch key {
      case .call: keys[key.rawValue] = ["type": "string", "pattern": "^[^(]"] as Object
      case .on: keys[key.rawValue] = reference("text")
      case .argument: keys[key.rawValue] = ["anyOf": [["type": "integer", "minimum": 0] as Object, reference("text")]] as Object
      case .kind: keys[key.rawValue] = ["enum": DialectRow.Kind.allCases.map(\.rawValue)] as Object
      }
    }
    return object(keys, required: [DialectKey.call.rawValue, DialectKey.kind.rawValue])
  }

  private static func rules(_ cards: [RuleCard]) -> Object {
    var keys: Object = [:]
    for card in cards {
      var options: Object = [SettingsReader.severityKey: reference("severity")]
      for option in card.options { options[option.name] = described(form(option.form), option.summary + ".") }
      var long = object(options, required: [])
      long["minProperties"] = 1
      keys[card.id] = described(["anyOf": [reference("severity"), long]], card.summary + ".")
    }
    return object(keys, required: [])
  }

  private static func form(_ form: RuleOption.Form) -> Object {
    switch form {
    case .flag: ["type": "boolean"]
    case .number(let range): ["type": "integer", "minimum": range.lowerBound, "maximum": range.upperBound]
    case .choice(let words): ["enum": words]
    case .names: orNothing(reference("texts"))
    }
  }

  // MARK: Words of JSON schema

  private static func reference(_ name: String) -> Object { ["$ref": "#/definitions/\(name)"] }

  private static func orNothing(_ schema: Object) -> Object { ["anyOf": [schema, ["type": "null"] as Object]] }

  private static func described(_ schema: Object, _ text: String) -> Object { schema.merging(["description": text]) { $1 } }

  private static func list(of row: Object) -> Object { ["type": "array", "items": row] }

  private static func object(_ keys: Object, required: [String]) -> Object {
    var schema: Object = ["type": "object", "properties": keys, "additionalProperties": false]
    if !required.isEmpty { schema["required"] = required }
    return schema
  }
}

/// As much of JSON schema as `SettingsSchema` uses; a word that it does not know is a failure, not a pass.
struct SchemaChecker {
  let root: [String: Any]

  struct UnknownWord: Error { var word: String }

  func accepts(_ value: Any) throws -> Bool { try accepts(value, root) }

  private func accepts(_ value: Any, _ schema: [String: Any]) throws -> Bool {
    for (word, rule) in schema where try !holds(word, rule, value, schema) { return false }
    return true
  }

  private func holds(_ word: String, _ rule: Any, _ value: Any, _ schema: [String: Any]) throws -> Bool {
    let object = value as? [String: Any]
    switch (word, rule) {
    case ("$schema", _), ("title", _), ("description", _), ("definitions", _): return true
    case ("$ref", let path as String):
      let definitions = root["definitions"] as? [String: Any] ?? [:]
      guard let name = path.split(separator: "/").last, let found = definitions[String(name)] as? [String: Any] else {
        throw UnknownWord(word: path)
      }
      return try accepts(value, found)
    case ("type", let names): return (names as? [String] ?? [names as? String ?? ""]).contains { Self.isOf($0, value) }
    case ("enum", let words as [String]): return (value as? String).map(words.contains) ?? false
    case ("anyOf", let choices as [[String: Any]]): return try choices.contains { try accepts(value, $0) }
    case ("allOf", let parts as [[String: Any]]): return try parts.allSatisfy { try accepts(value, $0) }
    case ("properties", let known as [String: [String: Any]]):
      return try object?.allSatisfy { key, value in try known[key].map { try accepts(value, $0) } ?? true } ?? true
    case ("additionalProperties", _):
      let known = schema["properties"] as? [String: Any] ?? [:]
      let others = object?.filter { known[$0.key] == nil } ?? [:]
      guard let other = rule as? [String: Any] else { return others.isEmpty }
      return try others.values.allSatisfy { try accepts($0, other) }
    case ("propertyNames", let rule as [String: Any]): return try object?.keys.allSatisfy { try accepts($0, rule) } ?? true
    case ("required", let names as [String]): return object.map { object in names.allSatisfy { object[$0] != nil } } ?? true
    case ("minProperties", let least as Int): return object.map { $0.count >= least } ?? true
    case ("items", let rule as [String: Any]): return try (value as? [Any])?.allSatisfy { try accepts($0, rule) } ?? true
    case ("minItems", let least as Int): return (value as? [Any]).map { $0.count >= least } ?? true
    case ("minLength", let least as Int): return (value as? String).map { $0.unicodeScalars.count >= least } ?? true
    case ("minimum", let least as Int): return (value as? Int).map { $0 >= least } ?? true
    case ("maximum", let most as Int): return (value as? Int).map { $0 <= most } ?? true
    case ("pattern", let pattern as String):
      return (value as? String).map { $0.range(of: pattern, options: .regularExpression) != nil } ?? true
    default: throw UnknownWord(word: word)
    }
  }

  private static func isOf(_ name: String, _ value: Any) -> Bool {
    switch name {
    case "null": value is NSNull
    case "boolean": value is Bool
    case "integer": value is Int && !(value is Bool)
    case "string": value is String
    case "array": value is [Any]
    case "object": value is [String: Any]
    default: false
    }
  }
}
