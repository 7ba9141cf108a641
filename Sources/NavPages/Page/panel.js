// What stands beside the picture. All text reaches the page as text, never as markup.

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

const list = (name, items) => element(name, {}, items.map((item) => element("li", {}, item)));

// Opens places of the source as the reader has chosen; the choice stays on this machine.
class Opener {
  constructor() {
    this.fields = ["opener", "root", "template"].map((id) => document.getElementById(id));
    for (const field of this.fields) {
      // Pages of several apps lie in one browser; only the folder differs between them.
      const key = field.id === "root" ? `root of ${document.title}` : field.id;
      field.value = Opener.stored(key) ?? (field.id === "root" ? Opener.folder() : field.value);
      field.addEventListener("input", () => Opener.store(key, field.value));
    }
  }

  // Where the page lies, which is nearly always where the analysis ran.
  static folder() { return location.protocol === "file:" ? decodeURIComponent(location.pathname.replace(/\/[^/]*$/, "")) : ""; }

  // A file opened by some browsers has no storage.
  static stored(key) { try { return localStorage.getItem(`navgraph.${key}`); } catch { return null; } }
  static store(key, value) { try { localStorage.setItem(`navgraph.${key}`, value); } catch { /* It lasts until the page is left. */ } }

  link(place) {
    const [opener, root, template] = this.fields.map((field) => field.value.trim());
    const part = (text) => text.split("/").map(encodeURIComponent).join("/");
    const full = place.file.startsWith("/") ? place.file : `${root.replace(/\/+$/, "")}/${place.file}`;
    if (opener === "vscode") return `vscode://file${part(full)}:${place.line}:${place.column}`;
    if (opener !== "own") return null;
    const made = template.replaceAll("{file}", part(place.file)).replaceAll("{path}", part(full)).replaceAll("{line}", place.line)
      .replaceAll("{column}", place.column);
    return /^(https?|vscode|vscode-insiders|cursor|xcode|xed|idea|zed|file):/i.test(made) ? made : null;
  }

  // What to copy: the place, or what a terminal opens it with.
  text(place) {
    const [opener, root] = this.fields.map((field) => field.value.trim());
    if (opener !== "xcode") return `${place.file}:${place.line}:${place.column}`;
    const path = place.file.startsWith("/") || !root ? place.file : `${root.replace(/\/+$/, "")}/${place.file}`;
    return `xed --line ${place.line} '${path.replaceAll("'", "'\\''")}'`;
  }

  place(place) {
    const name = `${place.file.split("/").pop()}:${place.line}`;
    const open = (event) => {
      const link = this.link(place);
      event.preventDefault();
      if (link) window.open(link, link.startsWith("http") ? "_blank" : "_self", "noopener");
      else navigator.clipboard?.writeText(this.text(place)).then(() => say(`copied ${this.text(place)}`), () => say(this.text(place)));
    };
    return element("a", { href: "#", class: "place", title: `${place.file}:${place.line}:${place.column}`, onclick: open }, name);
  }
}

function say(text) { document.getElementById("said").textContent = text; }

class Panel {
  constructor(flow, opener, page) {
    Object.assign(this, { flow, opener, page });
    this.tabs = [...document.querySelectorAll("[role=tab]")];
    for (const tab of this.tabs) {
      tab.addEventListener("click", () => this.open(tab.id.slice(4)));
      tab.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next = this.tabs[(this.tabs.indexOf(tab) + step + this.tabs.length) % this.tabs.length];
        this.open(next.id.slice(4));
        next.focus();
        event.stopPropagation();
      });
    }
    document.getElementById("screens").append(...flow.screens.map((screen) => element("option", { value: screen.id })));
    document.getElementById("notes").append(...flow.notes.map((note) => element("li", {}, note)));
    this.showAll();
    this.showFindings();
    this.showFilter();
    this.open("screen");
  }

  open(name) {
    for (const tab of this.tabs) {
      const isOpen = tab.id === `tab-${name}`;
      tab.setAttribute("aria-selected", isOpen);
      tab.tabIndex = isOpen ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = !isOpen;
    }
  }

  section(name) { return document.getElementById(`about-${name}`); }

  screen(index) {
    return element("button", { type: "button", class: "screen", onclick: () => this.page.select(index) }, this.flow.screens[index].id);
  }

  // Every screen, by module: the picture for those who do not see it.
  showAll() {
    const { flow } = this;
    const groups = flow.modules.map((module) => {
      const members = flow.screens.map((_, index) => index).filter((index) => flow.screens[index].module === module);
      return [element("h3", {}, `${module || "not the app's own"} (${members.length})`), list("ul", members.map((index) => this.screen(index)))];
    });
    const entered = new Map(flow.entries.map((entry) => [`${entry.name} ${entry.screens}`, entry]));
    const entries = [...entered.values()].map((entry) => [`${entry.name}: `, ...entry.screens.flatMap((index) => [this.screen(index), " "])]);
    this.section("screen").replaceChildren(
      element("h2", {}, "All screens"), element("p", {}, document.getElementById("view").getAttribute("aria-label")),
      element("h3", {}, "Users come in by"), list("ul", entries), ...groups.flat());
  }

  showScreen(index) {
    const { flow } = this;
    const screen = flow.screens[index];
    const facts = [screen.module ? `module ${screen.module}` : "not the app's own", { yes: null, no: "no way leads here", unknown: "whether a way leads here is not known" }[screen.reachable]];
    const ways = (indices, end) => flow.grouped(indices, end).map((group) => {
      const way = group[0];
      const other = way[end] === null ? (end === "from" ? this.origin(way) : `route ${way.route ?? "?"}, whose screen is not known`) : this.screen(way[end]);
      const details = group.flatMap((one, number) => [
        number > 0 ? "; " : " ", element("small", {}, `${one.possible ? "possibly " : ""}${flow.words.get(one.kind)}${one.route ? ` ${one.route}` : ""} `),
        this.opener.place(one),
      ]);
      return [other, ...details];
    });
    const entries = flow.entriesOf[index].map((entry) => [element("b", {}, entry.name), " ", this.opener.place(entry)]);
    const [waysIn, waysOut] = [ways(flow.waysIn[index], "from"), ways(flow.waysOut[index], "to")];
    const routes = flow.routesOf[index].map((route) => [route.id, " ", this.opener.place(route)]);
    const findings = flow.findingsOf[index];
    const part = (title, items) => items.length > 0 ? [element("h3", {}, `${title} (${items.length})`), list("ul", items)] : [element("h3", {}, `${title}: none`)];
    this.section("screen").replaceChildren(
      element("h2", { id: "chosen", tabindex: "-1" }, screen.id),
      element("p", {}, facts.filter(Boolean).join(", "), ...(screen.file ? [". ", this.opener.place({ ...screen, line: screen.at })] : [])),
      element("p", { class: "row" },
        element("button", { type: "button", onclick: () => this.page.path(null, index) }, "How to get here"),
        element("button", { type: "button", onclick: () => this.page.select(null) }, "All screens"),
        element("a", { href: `#${new URLSearchParams({ screen: screen.id })}` }, "Link to this")),
      ...(findings.length > 0 ? [element("h3", {}, `Findings (${findings.length})`), ...findings.map((finding) => this.finding(finding))] : []),
      ...part("Ways in", [...entries, ...waysIn]), ...part("Ways out", waysOut), ...(routes.length > 0 ? part("Routes", routes) : []));
    this.open("screen");
    say(`${screen.id}: ${entries.length + waysIn.length} ways in, ${waysOut.length} ways out`);
  }

  origin(way) { return way.reason ? `a screen that could not be told (${way.reason})` : "the app's start"; }

  showGroup(box) {
    this.section("screen").replaceChildren(
      element("h2", {}, box.name), ...box.details.map((line) => element("p", {}, line)),
      list("ul", box.screens.map((index) => this.screen(index))),
      element("p", {}, element("button", { type: "button", onclick: () => this.page.select(null) }, "All screens")));
    this.open("screen");
    say(`${box.name}: ${box.screens.length} screens`);
  }

  showPath(from, to, path) {
    const { flow } = this;
    document.getElementById("from").value = from === null ? "" : flow.screens[from].id;
    document.getElementById("to").value = to === null ? "" : flow.screens[to].id;
    const hops = document.getElementById("hops");
    this.open("path");
    if (to === null) return hops.replaceChildren();
    const start = from === null ? "where users come in" : flow.screens[from].id;
    if (!path) {
      const reason = `No way leads from ${start} to ${flow.screens[to].id}${flow.hiddenKinds.size > 0 ? " by the kinds that are shown" : ""}.`;
      const hint = flow.waysIn[to].length > 0 ? ["What leads there: ", this.screen(to), "."] : ["Nothing that leads there was found."];
      hops.replaceChildren(element("p", {}, reason), element("p", {}, ...hint));
      return say(reason);
    }
    const entries = flow.entriesOf[path.start];
    const entry = from === null ? (entries.find((entry) => entry.starts) ?? entries[0]) : null;
    const first = entry ? [`${entry.name} opens `, this.screen(path.start), " ", this.opener.place(entry)] : ["from ", this.screen(path.start)];
    const rest = path.hops.map((index) => {
      const way = flow.transitions[index];
      return [`${way.possible ? "possibly " : ""}${flow.words.get(way.kind)} `, this.screen(way.to), way.route ? element("small", {}, ` ${way.route}`) : null, " ", this.opener.place(way)];
    });
    const count = `${path.hops.length} step${path.hops.length === 1 ? "" : "s"}`;
    hops.replaceChildren(element("h3", {}, count), list("ol", [first, ...rest]));
    say(`${count} from ${start} to ${flow.screens[to].id}`);
  }

  finding(finding) {
    return element("p", { class: finding.severity },
      element("b", {}, finding.severity), ` ${finding.message} `, element("small", {}, `${finding.rule} `), this.opener.place(finding));
  }

  showFindings() {
    const { flow } = this;
    const tab = document.getElementById("tab-findings");
    tab.textContent = `Findings (${flow.findings.length})`;
    const rows = flow.findings.map((finding) => {
      const row = this.finding(finding);
      if (finding.screen !== null) row.append(" ", this.screen(finding.screen));
      return row;
    });
    this.section("findings").replaceChildren(element("h2", {}, "Findings"), ...(rows.length > 0 ? rows : [element("p", {}, "None.")]));
  }

  showFilter() {
    const { flow } = this;
    const used = new Set(flow.transitions.map((way) => way.kind));
    for (const arrow of flow.arrows) for (const kind of arrow.kinds) used.add(kind);
    const box = (hidden, value, text) => element("label", {},
      element("input", {
        type: "checkbox", checked: true, value, onchange: (event) => {
          if (event.target.checked) hidden.delete(value); else hidden.add(value);
          this.page.filter();
        },
      }), ` ${text}`);
    const all = (fieldset, isOn) => element("button", {
      type: "button", onclick: () => {
        for (const input of this.section("filter").querySelectorAll(`#${fieldset} input`)) if (input.checked !== isOn) input.click();
      },
    }, isOn ? "all" : "none");
    this.section("filter").replaceChildren(
      element("h2", {}, "Filter"),
      element("fieldset", { id: "kinds" }, element("legend", {}, "Kinds of transition"),
        flow.kinds.filter((row) => used.has(row.kind)).map((row) => box(flow.hiddenKinds, row.kind, row.word)), all("kinds", true), all("kinds", false)),
      element("fieldset", { id: "modules" }, element("legend", {}, "Modules"),
        flow.modules.map((module) => box(flow.hiddenModules, module, module || "not the app's own")), all("modules", true), all("modules", false)));
  }
}
