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

int navdraw_run_with_stack(size_t bytes, void (*body)(void *), void *argument) {
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
  return graph && agattr(graph, kind_of(kind), (char *)name, (char *)value) != NULL;
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
static int set(void *object, int kind, const char *name, const char *value) {
  if (!object) return 0;
  Agsym_t *symbol = agattr(graph, kind, (char *)name, NULL);
  return symbol && agxset(object, symbol, (char *)value) == 0;
}

int navdraw_set_graph(const char *name, const char *value) { return set(graph, AGRAPH, name, value); }
int navdraw_set_cluster(int cluster, const char *name, const char *value) {
  return set(item_at(&clusters, cluster), AGRAPH, name, value);
}
int navdraw_set_node(int node, const char *name, const char *value) { return set(item_at(&nodes, node), AGNODE, name, value); }
int navdraw_set_edge(int edge, const char *name, const char *value) { return set(item_at(&edges, edge), AGEDGE, name, value); }

// Drawing -------------------------------------------------------------------------------------------------------------------

int navdraw_lay_out(void) { return graph && gvLayout(context, graph, "dot") == 0; }

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
  return 0;
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
int navdraw_set_graph(const char *name, const char *value) {
  (void)name, (void)value;
  return 0;
}
int navdraw_set_cluster(int cluster, const char *name, const char *value) {
  (void)cluster, (void)name, (void)value;
  return 0;
}
int navdraw_set_node(int node, const char *name, const char *value) {
  (void)node, (void)name, (void)value;
  return 0;
}
int navdraw_set_edge(int edge, const char *name, const char *value) {
  (void)edge, (void)name, (void)value;
  return 0;
}
int navdraw_lay_out(void) { return 0; }
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
