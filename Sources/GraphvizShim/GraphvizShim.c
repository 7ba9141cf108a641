// For strdup and open_memstream under a strict C standard.
#define _POSIX_C_SOURCE 200809L
#define _DARWIN_C_SOURCE
#include "GraphvizShim.h"
#include <pthread.h>
#include <sys/resource.h>

void navdraw_leave_no_core_file(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
}

typedef struct {
  void (*body)(void *);
  void *argument;
} job;

static void *run(void *argument) {
  job *some = argument;
  some->body(some->argument);
  return NULL;
}

// Linux lets the first thread's stack grow up to the limit of the moment, and keeps 128 MB below it free. A thread is what costs there:
// from the second one on, every allocation takes a lock. Elsewhere the size was settled when the process began.
static int can_grow_to(size_t bytes) {
#ifdef __linux__
  struct rlimit limit;
  if (bytes > (size_t)96 << 20 || getrlimit(RLIMIT_STACK, &limit) != 0) return 0;
  if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur >= bytes) return 1;
  limit.rlim_cur = bytes;
  return setrlimit(RLIMIT_STACK, &limit) == 0;
#else
  (void)bytes;
  return 0;
#endif
}

int navdraw_run_with_stack(size_t bytes, void (*body)(void *), void *argument) {
  if (can_grow_to(bytes)) {
    body(argument);
    return 1;
  }
  job some = {body, argument};
  pthread_attr_t attributes;
  pthread_t thread;
  if (pthread_attr_init(&attributes) != 0) return 0;
  pthread_attr_setstacksize(&attributes, bytes);
  int started = pthread_create(&thread, &attributes, run, &some) == 0;
  if (started) pthread_join(thread, NULL);
  pthread_attr_destroy(&attributes);
  return started;
}

#ifdef NAVGRAPH_GRAPHVIZ

#include <graphviz/gvc.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Objects by index. Plain growing arrays that live as long as the process.
typedef struct {
  void **items;
  int count;
  int capacity;
} list;

static GVC_t *context;
static Agraph_t *graph;
static list nodes, edges, clusters;
// By kind.
static list attributes[3];
static char messages[4096];
static int error_count;

static int append(list *to, void *item) {
  if (!item) return -1;
  if (to->count == to->capacity) {
    int capacity = to->capacity ? to->capacity * 2 : 64;
    void **items = realloc(to->items, (size_t)capacity * sizeof *items);
    if (!items) return -1;
    to->items = items;
    to->capacity = capacity;
  }
  to->items[to->count] = item;
  return to->count++;
}

static void *item_at(const list *of, int index) { return index >= 0 && index < of->count ? of->items[index] : NULL; }

// Counted ids for graphs ----------------------------------------------------------------------------------------------------
// 2.42 orders subgraphs by id, and its own ids are the heap addresses of their names, so clusters, and with them the whole picture,
// would move from run to run. Here graphs are numbered as they come; nodes and edges keep the stock ids, by which nothing is
// ordered. Where the type of `map` is another one (the bug is gone by then), the stock discipline stays.

static Agiddisc_t counted;
static Agdisc_t discipline;
static list graph_names;

static long map_counted(void *state, int kind, char *name, IDTYPE *id, int create) {
  if (kind != AGRAPH) return AgIdDisc.map(state, kind, name, id, create);
  if (name) {
    for (int i = 0; i < graph_names.count; i++) {
      if (strcmp(graph_names.items[i], name) == 0) {
        *id = (IDTYPE)(2 * (i + 1));
        return 1;
      }
    }
    if (!create) return 0;
  }
  // An unnamed one still takes a number, and a name nobody asks for: the library prints it as it prints its own.
  char *copy = strdup(name ? name : "");
  int index = append(&graph_names, copy);
  if (index < 0) return 0;
  *id = (IDTYPE)(2 * (index + 1) + (name ? 0 : 1));
  return 1;
}

static void free_counted(void *state, int kind, IDTYPE id) {
  if (kind != AGRAPH) AgIdDisc.free(state, kind, id);
}

static char *print_counted(void *state, int kind, IDTYPE id) {
  if (kind != AGRAPH) return AgIdDisc.print(state, kind, id);
  return id % 2 == 0 ? item_at(&graph_names, (int)(id / 2) - 1) : NULL;
}

typedef long (*old_map)(void *, int, char *, IDTYPE *, int);

static void make_discipline(void) {
  counted = AgIdDisc;
  discipline = AgDefaultDisc;
  if (_Generic(&AgIdDisc.map, old_map *: 1, default: 0)) {
    counted.map = _Generic(&AgIdDisc.map, old_map *: map_counted, default: AgIdDisc.map);
    counted.free = free_counted;
    counted.print = print_counted;
    discipline.id = &counted;
  }
}

// Messages ------------------------------------------------------------------------------------------------------------------

static int note_message(char *text) {
  size_t used = strlen(messages);
  if (strstr(text, "Error")) error_count++;
  strncat(messages, text, sizeof messages - used - 1);
  return 0;
}

const char *navdraw_messages(int *errors) {
  *errors = error_count;
  return messages;
}

// Objects -------------------------------------------------------------------------------------------------------------------

int navdraw_is_available(void) { return 1; }

int navdraw_open(void) {
  if (graph) return 0;
  // Before agopen: it installs the defaults that a new graph copies.
  context = gvContext();
  if (!context) return 0;
  agseterrf(note_message);
  agreseterrors();
  make_discipline();
  graph = agopen("flow", Agdirected, &discipline);
  return graph != NULL;
}

static int kind_of(navdraw_kind kind) {
  switch (kind) {
    case NAVDRAW_NODE: return AGNODE;
    case NAVDRAW_EDGE: return AGEDGE;
    case NAVDRAW_GRAPH: break;
  }
  return AGRAPH;
}

int navdraw_declare(navdraw_kind kind, const char *name, const char *value) {
  return graph ? append(&attributes[kind], agattr(graph, kind_of(kind), (char *)name, (char *)value)) : -1;
}

int navdraw_add_node(const char *id) { return graph ? append(&nodes, agnode(graph, (char *)id, 1)) : -1; }

int navdraw_add_edge(int tail, int head) {
  void *from = item_at(&nodes, tail), *to = item_at(&nodes, head);
  return from && to ? append(&edges, agedge(graph, from, to, NULL, 1)) : -1;
}

int navdraw_add_cluster(const char *id) { return graph ? append(&clusters, agsubg(graph, (char *)id, 1)) : -1; }

int navdraw_move_into_cluster(int cluster, int node) {
  void *into = item_at(&clusters, cluster), *what = item_at(&nodes, node);
  return into && what && agsubnode(into, what, 1) != NULL;
}

// `agxset` with a declared symbol: what it sets is never read as an HTML-like label, whatever it begins with.
static int set(void *object, navdraw_kind kind, int attribute, const char *value) {
  Agsym_t *symbol = item_at(&attributes[kind], attribute);
  return object && symbol && agxset(object, symbol, (char *)value) == 0;
}

int navdraw_set_graph(int attribute, const char *value) { return set(graph, NAVDRAW_GRAPH, attribute, value); }
int navdraw_set_cluster(int cluster, int attribute, const char *value) {
  return set(item_at(&clusters, cluster), NAVDRAW_GRAPH, attribute, value);
}
int navdraw_set_node(int node, int attribute, const char *value) { return set(item_at(&nodes, node), NAVDRAW_NODE, attribute, value); }
int navdraw_set_edge(int edge, int attribute, const char *value) { return set(item_at(&edges, edge), NAVDRAW_EDGE, attribute, value); }

// Drawing -------------------------------------------------------------------------------------------------------------------

int navdraw_lay_out(void) { return graph && gvLayout(context, graph, "dot") == 0; }

// Texts that stand in nobody's way ---------------------------------------------------------------------------------------------
// The library keeps nothing free for texts beside arrows, nor for the titles of clusters: arrows run through titles, and texts lie on
// boxes. Both are moved here, after the layout, to the nearest place that is free; where there is none, they stay.

typedef struct {
  double left, bottom, right, top;
} area;

static area around(pointf centre, pointf size) {
  area some = {centre.x - size.x / 2, centre.y - size.y / 2, centre.x + size.x / 2, centre.y + size.y / 2};
  return some;
}

static int overlap(area a, area b) { return a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top; }

// Between which x a piece of a line is as high as an area; 0 where it never is.
static int crosses(pointf p, pointf q, area band, double *from, double *to) {
  if ((p.y < band.bottom && q.y < band.bottom) || (p.y > band.top && q.y > band.top)) return 0;
  double low = 0, high = 1, rise = q.y - p.y;
  if (rise != 0) {
    double one = (band.bottom - p.y) / rise, other = (band.top - p.y) / rise;
    double first = one < other ? one : other, last = one < other ? other : one;
    if (first > low) low = first;
    if (last < high) high = last;
  }
  if (low > high) return 0;
  double x1 = p.x + (q.x - p.x) * low, x2 = p.x + (q.x - p.x) * high;
  *from = x1 < x2 ? x1 : x2;
  *to = x1 < x2 ? x2 : x1;
  return 1;
}

static pointf on_curve(const pointf *c, double t) {
  double u = 1 - t, a = u * u * u, b = 3 * u * u * t, d = 3 * u * t * t, e = t * t * t;
  pointf p = {a * c[0].x + b * c[1].x + d * c[2].x + e * c[3].x, a * c[0].y + b * c[1].y + d * c[2].y + e * c[3].y};
  return p;
}

// Moves a cluster's title to the right until no arrow runs through it.
static void clear_title(Agraph_t *cluster) {
  textlabel_t *title = GD_label(cluster);
  if (!title) return;
  enum { pieces = 12, most = 256 };
  const double margin = 3;
  double starts[most], ends[most];
  int count = 0;
  area place = around(title->pos, title->dimen);
  // Its size has room around the letters already.
  double width = place.right - place.left;
  for (int i = 0; i < edges.count; i++) {
    splines *lines = ED_spl((Agedge_t *)edges.items[i]);
    for (int j = 0; lines && j < (int)lines->size; j++) {
      bezier curve = lines->list[j];
      for (int k = 0; k + 3 < (int)curve.size; k += 3) {
        const pointf *c = curve.list + k;
        // A curve lies within its four points.
        double low = c[0].y, high = c[0].y;
        for (int l = 1; l < 4; l++) {
          if (c[l].y < low) low = c[l].y;
          if (c[l].y > high) high = c[l].y;
        }
        if (high < place.bottom || low > place.top) continue;
        pointf last = c[0];
        for (int piece = 1; piece <= pieces; piece++) {
          pointf next = on_curve(c, (double)piece / pieces);
          if (count < most && crosses(last, next, place, &starts[count], &ends[count])) count++;
          last = next;
        }
      }
    }
  }
  if (count == most) return;
  double left = place.left;
  for (int moved = 1; moved;) {
    moved = 0;
    for (int i = 0; i < count; i++) {
      if (starts[i] < left + width && ends[i] > left) {
        left = ends[i] + margin;
        moved = 1;
      }
    }
  }
  if (left + width <= GD_bb(cluster).UR.x - margin) title->pos.x += left - place.left;
}

static int runs_through(bezier curve, area place) {
  enum { pieces = 12 };
  for (int k = 0; k + 3 < (int)curve.size; k += 3) {
    pointf last = curve.list[k];
    for (int piece = 1; piece <= pieces; piece++) {
      pointf next = on_curve(curve.list + k, (double)piece / pieces);
      double from, to;
      if (crosses(last, next, place, &from, &to) && from < place.right && to > place.left) return 1;
      last = next;
    }
  }
  return 0;
}

// Moves the text at an arrow's head beside the arrow, to either side and back along it, until it lies on no box, title or text.
static void clear_text(Agedge_t *edge, const area *taken, int count) {
  textlabel_t *text = ED_head_label(edge);
  splines *lines = ED_spl(edge);
  if (!text || !lines || lines->size == 0) return;
  bezier curve = lines->list[lines->size - 1];
  pointf tip = curve.eflag ? curve.ep : curve.list[curve.size - 1];
  pointf from = on_curve(curve.list + (curve.size - 4), 0.6);
  double dx = from.x - tip.x, dy = from.y - tip.y, length = sqrt(dx * dx + dy * dy);
  if (length == 0) return;
  dx /= length, dy /= length;
  double side = (text->pos.x - tip.x) * -dy + (text->pos.y - tip.y) * dx < 0 ? -1 : 1;
  // So far from the arrow that the text does not touch it.
  double apart = (text->dimen.x * fabs(dy) + text->dimen.y * fabs(dx)) / 2 + 1;
  for (int i = 0; i < 17; i++) {
    pointf place = text->pos;
    if (i > 0) {
      double back = text->dimen.x / 2 + 4 + 10 * ((i - 1) / 2), aside = i % 2 == 1 ? side * apart : -side * apart;
      place.x = tip.x + dx * back - dy * aside;
      place.y = tip.y + dy * back + dx * aside;
    }
    area some = around(place, text->dimen);
    int is_free = some.left >= GD_bb(graph).LL.x && some.right <= GD_bb(graph).UR.x && some.bottom >= GD_bb(graph).LL.y &&
                  some.top <= GD_bb(graph).UR.y && !runs_through(curve, some);
    for (int j = 0; is_free && j < count; j++) is_free = !overlap(some, taken[j]);
    if (is_free) {
      text->pos = place;
      return;
    }
  }
}

void navdraw_clear_texts(void) {
  area *taken = malloc((size_t)(nodes.count + clusters.count + edges.count + 1) * sizeof *taken);
  if (!taken) return;
  int count = 0;
  for (int i = 0; i < nodes.count; i++) {
    Agnode_t *node = nodes.items[i];
    // With the pen's own width.
    double half = ND_ht(node) / 2 + 1;
    area some = {ND_coord(node).x - ND_lw(node) - 1, ND_coord(node).y - half, ND_coord(node).x + ND_rw(node) + 1, ND_coord(node).y + half};
    taken[count++] = some;
  }
  for (int i = 0; i < clusters.count; i++) {
    clear_title(clusters.items[i]);
    textlabel_t *title = GD_label((Agraph_t *)clusters.items[i]);
    if (title) taken[count++] = around(title->pos, title->dimen);
  }
  for (int i = 0; i < edges.count; i++) {
    clear_text(edges.items[i], taken, count);
    textlabel_t *text = ED_head_label((Agedge_t *)edges.items[i]);
    if (text) taken[count++] = around(text->pos, text->dimen);
  }
  free(taken);
}

int navdraw_count_drawn_edges(void) {
  int drawn = 0;
  for (int i = 0; i < edges.count; i++) {
    if (ED_spl((Agedge_t *)edges.items[i])) drawn++;
  }
  return drawn;
}

void navdraw_size(double *width, double *height) {
  *width = GD_bb(graph).UR.x - GD_bb(graph).LL.x;
  *height = GD_bb(graph).UR.y - GD_bb(graph).LL.y;
}

void navdraw_set_resolution(double dpi) { GD_drawing(graph)->dpi = dpi; }

typedef int (*render_unsigned)(GVC_t *, graph_t *, const char *, char **, unsigned int *);

int navdraw_render(const char *format, char **bytes, size_t *length) {
  // The type of the length: `unsigned` up to 12, `size_t` from 13 on, where no macro gives the version's number.
  __typeof__(_Generic(&gvRenderData, render_unsigned: (unsigned int){0}, default: (size_t){0})) count = 0;
  *bytes = NULL;
  int status = graph ? gvRenderData(context, graph, format, bytes, &count) : 1;
  *length = (size_t)count;
  return status == 0 && *bytes && count > 0;
}

#else

int navdraw_is_available(void) { return 0; }
int navdraw_open(void) { return 0; }
int navdraw_declare(navdraw_kind kind, const char *name, const char *value) {
  (void)kind, (void)name, (void)value;
  return -1;
}
int navdraw_add_node(const char *id) {
  (void)id;
  return -1;
}
int navdraw_add_edge(int tail, int head) {
  (void)tail, (void)head;
  return -1;
}
int navdraw_add_cluster(const char *id) {
  (void)id;
  return -1;
}
int navdraw_move_into_cluster(int cluster, int node) {
  (void)cluster, (void)node;
  return 0;
}
int navdraw_set_graph(int attribute, const char *value) {
  (void)attribute, (void)value;
  return 0;
}
int navdraw_set_cluster(int cluster, int attribute, const char *value) {
  (void)cluster, (void)attribute, (void)value;
  return 0;
}
int navdraw_set_node(int node, int attribute, const char *value) {
  (void)node, (void)attribute, (void)value;
  return 0;
}
int navdraw_set_edge(int edge, int attribute, const char *value) {
  (void)edge, (void)attribute, (void)value;
  return 0;
}
int navdraw_lay_out(void) { return 0; }
void navdraw_clear_texts(void) {}
int navdraw_count_drawn_edges(void) { return 0; }
void navdraw_size(double *width, double *height) { *width = *height = 0; }
void navdraw_set_resolution(double dpi) { (void)dpi; }
int navdraw_render(const char *format, char **bytes, size_t *length) {
  (void)format;
  *bytes = NULL;
  *length = 0;
  return 0;
}
const char *navdraw_messages(int *errors) {
  *errors = 0;
  return "";
}

#endif
