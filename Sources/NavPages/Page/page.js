// Ties the flow, the picture and the panel together, and keeps what is shown in the address.

class Page {
  constructor() {
    this.flow = new Flow(JSON.parse(document.getElementById("data").textContent));
    this.view = document.getElementById("view");
    this.picture = new Picture(this.view, this.flow);
    this.panel = new Panel(this.flow, new Opener(), this);
    this.picture.onClick = (box, screen) => this.click(box, screen);
    this.search = new Search(this);
    this.listen();
    this.follow();
  }

  click(box, screen) {
    if (screen === null && box?.screens.length === 1) screen = box.screens[0];
    if (screen !== null) return this.select(screen, true);
    if (!box) return this.select(null);
    this.address({});
    this.picture.clear();
    this.picture.svg.classList.add("lit");
    this.picture.mark(this.picture.nodes.get(box.id), "on", "chosen");
    for (const arrow of this.flow.arrows) {
      if (arrow.tail !== box.id && arrow.head !== box.id) continue;
      this.picture.mark(arrow.element, "on");
      for (const id of [arrow.tail, arrow.head]) this.picture.mark(this.picture.nodes.get(id), "on");
    }
    this.panel.showGroup(box);
  }

  // A screen, or nothing.
  select(screen, isInView = false) {
    this.address(screen === null ? {} : { screen: this.flow.screens[screen].id });
    if (screen === null) {
      this.picture.clear();
      this.panel.showAll();
      return this.panel.open("screen");
    }
    this.picture.select(screen);
    if (!isInView) this.picture.show([this.flow.screens[screen].box]);
    this.panel.showScreen(screen);
  }

  path(from, to) {
    const name = (screen) => (screen === null ? "" : this.flow.screens[screen].id);
    this.address(from === null ? { to: name(to) } : { from: name(from), to: name(to) });
    const path = this.flow.path(from, to);
    if (path) {
      this.picture.selectPath(path, from === null);
      const screens = [path.start, ...path.hops.map((index) => this.flow.transitions[index].to)];
      this.picture.show(screens.map((screen) => this.flow.screens[screen].box));
    } else {
      this.picture.select(to);
      this.picture.show([this.flow.screens[to].box]);
    }
    this.panel.showPath(from, to, path);
  }

  filter() {
    this.picture.filter();
    this.follow(false);
  }

  // MARK: The address

  address(parts) {
    const hash = new URLSearchParams(parts).toString();
    if (hash === location.hash.slice(1)) return;
    this.written = hash;
    location.hash = hash;
  }

  // Shows what the address names.
  follow(moves = true) {
    const parts = new URLSearchParams(location.hash.slice(1));
    const named = (key) => (parts.get(key) ? this.flow.named(parts.get(key)) : null);
    if (named("to") !== null) {
      if (moves) return this.path(named("from"), named("to"));
      const path = this.flow.path(named("from"), named("to"));
      if (path) this.picture.selectPath(path, named("from") === null);
    } else if (named("screen") !== null) {
      if (moves) this.select(named("screen"));
      else this.picture.select(named("screen"));
    } else if (moves) {
      this.picture.clear();
      this.panel.showAll();
    }
  }

  // MARK: Keys and buttons

  listen() {
    window.addEventListener("hashchange", () => {
      if (location.hash.slice(1) === this.written) this.written = undefined; else this.follow();
    });
    document.getElementById("tools").addEventListener("click", (event) => {
      const what = event.target.dataset.zoom;
      if (what === "fit") this.picture.fit();
      else if (what) this.picture.zoom(what === "in" ? 1.3 : 1 / 1.3);
    });
    const theme = document.getElementById("theme");
    const show = (name) => {
      document.documentElement.dataset.theme = name;
      theme.textContent = `Theme: ${name}`;
      Opener.store("theme", name);
    };
    const names = ["system", "light", "dark"];
    theme.addEventListener("click", () => show(names[(names.indexOf(document.documentElement.dataset.theme) + 1) % 3]));
    show(names.includes(Opener.stored("theme")) ? Opener.stored("theme") : "system");
    const form = document.getElementById("path");
    const ask = () => {
      const [from, to] = ["from", "to"].map((id) => document.getElementById(id).value.trim());
      const unknown = [from, to].find((name) => name && this.flow.named(name) === null);
      if (unknown !== undefined) return document.getElementById("hops").replaceChildren(element("p", {}, `No screen is called '${unknown}'.`));
      if (to) this.path(from ? this.flow.named(from) : null, this.flow.named(to));
    };
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      ask();
    });
    form.addEventListener("reset", () => {
      this.address({});
      this.picture.clear();
      document.getElementById("hops").replaceChildren();
    });
    document.getElementById("swap").addEventListener("click", () => {
      const [from, to] = ["from", "to"].map((id) => document.getElementById(id));
      [from.value, to.value] = [to.value, from.value];
      ask();
    });
    document.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => {
      if (!this.hasSize) this.picture.fit();
      this.hasSize = true;
    }).observe(this.view);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      this.search.close();
      return this.select(null);
    }
    if (event.target.closest("input, select, textarea")) return;
    const isPicture = event.target === this.view || event.target === document.body;
    const step = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] }[event.key];
    if (step && isPicture) this.picture.move(...step);
    else if (event.key === "/") this.search.field.focus();
    else if (event.key === "+" || event.key === "=") this.picture.zoom(1.3);
    else if (event.key === "-") this.picture.zoom(1 / 1.3);
    else if (event.key === "0") this.picture.fit();
    else if (event.key === "p") this.panel.open("path"), document.getElementById("to").focus();
    else if (event.key === "f") this.panel.open("findings"), document.getElementById("tab-findings").focus();
    else if (event.key === "?") document.querySelector("#panel > details").open = true;
    else return;
    event.preventDefault();
  }
}

// The field that finds screens, with its list.
class Search {
  constructor(page) {
    this.page = page;
    this.field = document.getElementById("search");
    this.list = document.getElementById("found");
    this.field.addEventListener("input", () => this.update());
    this.field.addEventListener("keydown", (event) => this.key(event));
    this.field.addEventListener("blur", () => setTimeout(() => this.close(), 150));
  }

  update() {
    const { flow } = this.page;
    this.hits = flow.search(this.field.value, 30);
    this.at = 0;
    this.list.replaceChildren(...this.hits.map((index, number) => element("li", {
      role: "option", id: `found-${number}`, onpointerdown: (event) => {
        event.preventDefault();
        this.choose(number);
      },
    }, flow.screens[index].id, " ", element("small", {}, flow.screens[index].module))));
    const isOpen = this.field.value.trim() !== "";
    if (isOpen && this.hits.length === 0) this.list.append(element("li", {}, element("small", {}, "no screen has such a name")));
    this.list.hidden = !isOpen;
    this.field.setAttribute("aria-expanded", isOpen);
    this.point();
    if (isOpen) say(`${this.hits.length} screens found`);
  }

  point() {
    [...this.list.children].forEach((item, number) => item.setAttribute("aria-selected", number === this.at && this.hits.length > 0));
    if (this.hits.length === 0) return this.field.removeAttribute("aria-activedescendant");
    this.field.setAttribute("aria-activedescendant", `found-${this.at}`);
    this.list.children[this.at].scrollIntoView({ block: "nearest" });
  }

  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && this.hits?.length > 0) {
      this.at = (this.at + step + this.hits.length) % this.hits.length;
      this.point();
      event.preventDefault();
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (this.hits?.length > 0) this.choose(this.at);
    }
  }

  choose(number) {
    const screen = this.hits[number];
    this.field.value = "";
    this.close();
    this.page.select(screen);
    document.getElementById("chosen").focus();
  }

  close() {
    this.list.hidden = true;
    this.field.setAttribute("aria-expanded", "false");
  }
}

window.page = new Page();
