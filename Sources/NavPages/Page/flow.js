"use strict";

// The flow as questions are asked of it. Knows nothing of the page.

class Flow {
  constructor(data) {
    Object.assign(this, data);
    this.byName = new Map(this.screens.map((screen, index) => [screen.id, index]));
    this.waysOut = this.screens.map(() => []);
    this.waysIn = this.screens.map(() => []);
    this.transitions.forEach((way, index) => {
      if (way.from !== null) this.waysOut[way.from].push(index);
      if (way.to !== null) this.waysIn[way.to].push(index);
    });
    this.entriesOf = this.screens.map(() => []);
    for (const entry of this.entries) for (const screen of entry.screens) this.entriesOf[screen].push(entry);
    this.routesOf = this.screens.map(() => []);
    for (const route of this.routes) for (const screen of route.screens) this.routesOf[screen].push(route);
    this.findingsOf = this.screens.map(() => []);
    for (const finding of this.findings) if (finding.screen !== null) this.findingsOf[finding.screen].push(finding);
    this.words = new Map(this.kinds.map((row) => [row.kind, row.word]));
    this.modules = [...new Set(this.screens.map((screen) => screen.module))].sort();
    this.hiddenKinds = new Set();
    this.hiddenModules = new Set();
  }

  shows(way) { return !this.hiddenKinds.has(way.kind); }

  // Screens by how well they fit what was typed, best first: all letters in a row at the start, in a row, or spread.
  search(text, limit) {
    const wanted = text.trim().toLowerCase();
    if (!wanted) return [];
    const hits = [];
    this.screens.forEach((screen, index) => {
      const name = screen.id.toLowerCase();
      const last = name.slice(name.lastIndexOf(".") + 1);
      const routes = this.routesOf[index].map((route) => route.id.toLowerCase());
      let rank = null;
      if (name === wanted || last === wanted) rank = 0;
      else if (last.startsWith(wanted) || name.startsWith(wanted)) rank = 1;
      else if (name.includes(wanted)) rank = 2;
      else if (routes.some((route) => route.includes(wanted))) rank = 3;
      else if (screen.module.toLowerCase().includes(wanted)) rank = 4;
      else if (Flow.isSpread(wanted, name)) rank = 5;
      if (rank !== null) hits.push({ index, rank, name });
    });
    hits.sort((a, b) => a.rank - b.rank || a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
    return hits.slice(0, limit).map((hit) => hit.index);
  }

  static isSpread(wanted, name) {
    let at = -1;
    for (const letter of wanted) {
      at = name.indexOf(letter, at + 1);
      if (at < 0) return false;
    }
    return true;
  }

  // The screen that somebody means by a name; null for none.
  named(text) {
    if (this.byName.has(text)) return this.byName.get(text);
    const hits = this.search(text, 1);
    return hits.length > 0 ? hits[0] : null;
  }

  // The shortest way as transitions, from a screen or, for null, from where the app starts, else from where users come in by a
  // notification or a link; null where there is none. Certain ways are taken before guesses of the same length.
  path(from, to) {
    if (from !== null) return this.shortest([from], to);
    const entered = (entries) => [...new Set(entries.flatMap((entry) => entry.screens))];
    return this.shortest(entered(this.entries.filter((entry) => entry.starts)), to) ?? this.shortest(entered(this.entries), to);
  }

  shortest(starts, to) {
    const cameBy = new Map(starts.map((screen) => [screen, null]));
    let front = starts;
    while (front.length > 0 && !cameBy.has(to)) {
      const next = [];
      for (const certain of [true, false]) {
        for (const screen of front) {
          for (const index of this.waysOut[screen]) {
            const way = this.transitions[index];
            if (way.to === null || way.possible === certain || cameBy.has(way.to) || !this.shows(way)) continue;
            cameBy.set(way.to, index);
            next.push(way.to);
          }
        }
      }
      front = next;
    }
    if (!cameBy.has(to)) return null;
    const hops = [];
    for (let at = to; cameBy.get(at) !== null; at = this.transitions[cameBy.get(at)].from) hops.unshift(cameBy.get(at));
    return { start: hops.length > 0 ? this.transitions[hops[0]].from : to, hops };
  }

  // Ways grouped by the screen at their other end.
  grouped(ways, end) {
    const groups = new Map();
    for (const index of ways) {
      const way = this.transitions[index];
      const key = way[end] === null ? `route ${way.route ?? ""} ${way.reason ?? ""}` : way[end];
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(way);
    }
    return [...groups.values()];
  }
}
