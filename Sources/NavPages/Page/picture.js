// The drawing: moved, enlarged, and lit up.

class Picture {
  constructor(view, flow) {
    this.view = view;
    this.flow = flow;
    this.svg = view.querySelector("svg");
    const box = this.svg.viewBox.baseVal;
    this.width = box.width;
    this.height = box.height;
    this.svg.setAttribute("width", this.width);
    this.svg.setAttribute("height", this.height);
    this.svg.setAttribute("aria-hidden", "true");
    this.layer = this.svg.querySelector("g.graph");
    this.overlays = document.createElementNS("http://www.w3.org/2000/svg", "g");
    // Behind the boxes, so that no line runs over a name.
    const first = this.layer.querySelector(".node, .edge");
    this.layer.insertBefore(this.overlays, first);
    this.nodes = new Map(flow.boxes.map((box) => [box.id, this.svg.getElementById(box.id)]));
    this.arrows = new Map();
    for (const arrow of flow.arrows) {
      arrow.element = this.svg.getElementById(arrow.id);
      this.arrows.set(`${arrow.tail} ${arrow.head}`, arrow);
    }
    this.boxes = new Map(flow.boxes.map((box) => [box.id, box]));
    this.marked = [];
    this.listen();
    this.fit();
  }

  // MARK: Moving

  place() { this.svg.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`; }

  fit() {
    const { clientWidth, clientHeight } = this.view;
    this.scale = Math.min(clientWidth / this.width, clientHeight / this.height, 1.5) || 1;
    this.x = (clientWidth - this.width * this.scale) / 2;
    this.y = (clientHeight - this.height * this.scale) / 2;
    this.place();
  }

  // Keeps the point of the view where it is.
  zoom(factor, x = this.view.clientWidth / 2, y = this.view.clientHeight / 2) {
    const scale = Math.min(8, Math.max(0.02, this.scale * factor));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.place();
  }

  move(x, y) {
    this.x += x;
    this.y += y;
    this.place();
  }

  // Shows these boxes: as large as they fit, but readable.
  show(ids) {
    const frames = ids.map((id) => this.nodes.get(id)).filter(Boolean).map((node) => node.getBBox());
    if (frames.length === 0) return;
    const origin = this.origin();
    const left = Math.min(...frames.map((frame) => frame.x)) + origin.x;
    const top = Math.min(...frames.map((frame) => frame.y)) + origin.y;
    const right = Math.max(...frames.map((frame) => frame.x + frame.width)) + origin.x;
    const bottom = Math.max(...frames.map((frame) => frame.y + frame.height)) + origin.y;
    const { clientWidth, clientHeight } = this.view;
    const fitting = Math.min(clientWidth / (right - left + 160), clientHeight / (bottom - top + 160));
    this.scale = Math.min(1.25, Math.max(fitting, ids.length > 1 ? 0.05 : 0.9));
    this.x = clientWidth / 2 - ((left + right) / 2) * this.scale;
    this.y = clientHeight / 2 - ((top + bottom) / 2) * this.scale;
    this.view.classList.add("glides");
    this.place();
    setTimeout(() => this.view.classList.remove("glides"), 300);
  }

  // Where the drawing's own coordinates begin.
  origin() {
    const { e, f } = this.layer.transform.baseVal.consolidate().matrix;
    return { x: e, y: f };
  }

  listen() {
    const pointers = new Map();
    let travelled = 0;
    this.view.addEventListener("pointerdown", (event) => {
      if (event.target.closest("#tools")) return;
      pointers.set(event.pointerId, event);
      travelled = 0;
    });
    this.view.addEventListener("pointermove", (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const [x, y] = [event.clientX - before.clientX, event.clientY - before.clientY];
      travelled += Math.abs(x) + Math.abs(y);
      if (travelled < 4) return;
      this.view.setPointerCapture(event.pointerId);
      this.view.classList.add("moves");
      if (pointers.size === 2) {
        const [other] = [...pointers.values()].filter((pointer) => pointer.pointerId !== event.pointerId);
        const distance = (a) => Math.hypot(a.clientX - other.clientX, a.clientY - other.clientY);
        const frame = this.view.getBoundingClientRect();
        this.zoom(distance(event) / (distance(before) || 1), other.clientX - frame.left, other.clientY - frame.top);
      } else {
        this.move(x, y);
      }
      pointers.set(event.pointerId, event);
    });
    const end = (event) => {
      pointers.delete(event.pointerId);
      this.view.classList.remove("moves");
    };
    this.view.addEventListener("pointerup", end);
    this.view.addEventListener("pointercancel", end);
    this.view.addEventListener("wheel", (event) => {
      event.preventDefault();
      const frame = this.view.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey || event.deltaMode !== 0 || Number.isInteger(event.deltaY / 100)) {
        this.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), event.clientX - frame.left, event.clientY - frame.top);
      } else {
        this.move(-event.deltaX, -event.deltaY);
      }
    }, { passive: false });
    this.view.addEventListener("click", (event) => {
      if (travelled >= 4 || event.target.closest("#tools")) return;
      const node = event.target.closest(".node");
      const box = node ? this.boxes.get(node.id) : undefined;
      this.onClick(box ?? null, box ? this.rowAt(box, event.target) : null);
    });
  }

  // The screen of a list that a click on one of its lines means.
  rowAt(box, target) {
    const lines = [...this.nodes.get(box.id).querySelectorAll("text")];
    const line = lines.indexOf(target);
    return box.screens.find((screen) => this.flow.screens[screen].line === line) ?? null;
  }

  // MARK: Lighting up

  clear() {
    this.svg.classList.remove("lit");
    for (const [element, name] of this.marked) element.classList.remove(name);
    this.marked = [];
    this.overlays.replaceChildren();
  }

  mark(element, ...names) {
    for (const name of names) {
      element?.classList.add(name);
      if (element) this.marked.push([element, name]);
    }
  }

  markScreen(screen, ...names) {
    const { box, line } = this.flow.screens[screen];
    const node = this.nodes.get(box);
    this.mark(node, "on", ...names);
    if (line !== null && node) this.mark(node.querySelectorAll("text")[line], "chosen");
  }

  // Lights the arrow between two screens, or draws a line where the picture has only a number.
  markWay(from, to, ...names) {
    const [tail, head] = [this.flow.screens[from].box, this.flow.screens[to].box];
    const arrow = this.arrows.get(`${tail} ${head}`);
    if (arrow) return this.mark(arrow.element, "on", ...names);
    if (tail !== head) this.draw(tail, head, names);
  }

  markEntries(screen, ...names) {
    const head = this.flow.screens[screen].box;
    for (const arrow of this.flow.arrows) {
      if (arrow.head !== head || this.boxes.get(arrow.tail)?.role !== "entry") continue;
      this.mark(arrow.element, "on", ...names);
      this.mark(this.nodes.get(arrow.tail), "on", ...names);
    }
  }

  draw(tail, head, names) {
    const [a, b] = [this.nodes.get(tail), this.nodes.get(head)].map((node) => node?.getBBox());
    if (!a || !b) return;
    const middle = (frame) => ({ x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 });
    const [start, end] = [middle(a), middle(b)];
    const [x, y] = [end.x - start.x, end.y - start.y];
    const length = Math.hypot(x, y) || 1;
    // Where the line meets the box that it leads to.
    const inside = Math.min(x === 0 ? Infinity : b.width / 2 / Math.abs(x), y === 0 ? Infinity : b.height / 2 / Math.abs(y)) * length + 2;
    const tip = { x: end.x - (x / length) * inside, y: end.y - (y / length) * inside };
    const wing = (side) => `${tip.x - (x * 10 - side * y * 4) / length},${tip.y - (y * 10 + side * x * 4) / length}`;
    for (const [shape, name] of [[`M${start.x},${start.y}L${tip.x},${tip.y}`, "overlay"], [`M${wing(1)}L${tip.x},${tip.y}L${wing(-1)}`, "overlay head"]]) {
      const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
      line.setAttribute("class", [name, ...names].join(" "));
      line.setAttribute("d", shape);
      this.overlays.append(line);
    }
  }

  select(screen) {
    this.clear();
    this.svg.classList.add("lit");
    this.markScreen(screen, "chosen");
    this.markEntries(screen);
    for (const index of [...this.flow.waysOut[screen], ...this.flow.waysIn[screen]]) {
      const way = this.flow.transitions[index];
      if (way.from === null || way.to === null || !this.flow.shows(way)) continue;
      this.markWay(way.from, way.to);
      this.mark(this.nodes.get(this.flow.screens[way.from === screen ? way.to : way.from].box), "on");
    }
  }

  selectPath(path, fromEntry) {
    this.clear();
    this.svg.classList.add("lit");
    this.markScreen(path.start, "way");
    if (fromEntry) this.markEntries(path.start, "way");
    for (const index of path.hops) {
      const way = this.flow.transitions[index];
      this.markWay(way.from, way.to, "way");
      this.markScreen(way.to, "way");
    }
  }

  filter() {
    for (const arrow of this.flow.arrows) {
      arrow.element?.classList.toggle("gone", arrow.kinds.every((kind) => this.flow.hiddenKinds.has(kind)));
    }
    for (const box of this.flow.boxes) {
      const isOff = box.screens.length > 0 && box.screens.every((screen) => this.flow.hiddenModules.has(this.flow.screens[screen].module));
      this.nodes.get(box.id)?.classList.toggle("off", isOff);
    }
    for (const arrow of this.flow.arrows) {
      const isOff = [arrow.tail, arrow.head].some((id) => this.nodes.get(id)?.classList.contains("off"));
      arrow.element?.classList.toggle("off", isOff);
    }
  }
}
