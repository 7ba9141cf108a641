#ifndef NAVGRAPH_GRAPHVIZ_SHIM_H
#define NAVGRAPH_GRAPHVIZ_SHIM_H

#include <stddef.h>

// All that Swift sees of Graphviz. Built without it (the package trait off), every function is still there and
// `navdraw_is_available` says 0; the others then do nothing and return failure.
//
// The library keeps its state in C globals: one drawing at a time, in one thread, and none after a failed one. Nothing is ever
// freed, since freeing is where 2.42 crashes: the process is meant to end after its one drawing.
//
// No function checks a value. Whoever calls must have, see NavDOT's AttributeTable.

/// Whether the library was built in.
int navdraw_is_available(void);

/// A crash is expected now and then; from here on it leaves no file behind.
void navdraw_leave_no_core_file(void);

/// Calls `body` where so large a stack is: in this thread if its stack can still grow that far, else in a new one, for whose end it
/// waits. 0 where neither is to be had: then nothing was called.
int navdraw_run_with_stack(size_t bytes, void (*body)(void *), void *argument);

/// Begins the drawing. 1 on success.
int navdraw_open(void);

typedef enum { NAVDRAW_GRAPH, NAVDRAW_NODE, NAVDRAW_EDGE } navdraw_kind;

/// Makes an attribute known for all objects of a kind, with the value of those that set none. Must come before any object is made;
/// in sorted order, so that the library's own order is the same in each run. Its index from 0 in its kind, or -1.
int navdraw_declare(navdraw_kind kind, const char *name, const char *value);

/// Each returns the object's index from 0 in its kind, or -1. Ids must be unique and are seen by nobody.
int navdraw_add_node(const char *id);
int navdraw_add_edge(int tail, int head);
/// Its id must begin with `cluster`.
int navdraw_add_cluster(const char *id);
/// 1 on success.
int navdraw_move_into_cluster(int cluster, int node);

/// Sets an attribute by the index that declaring it gave (a cluster's attributes are of the graph's kind). The value is text and
/// never markup. 1 on success.
int navdraw_set_graph(int attribute, const char *value);
int navdraw_set_cluster(int cluster, int attribute, const char *value);
int navdraw_set_node(int node, int attribute, const char *value);
int navdraw_set_edge(int edge, int attribute, const char *value);

/// Places everything with `dot`. 1 on success.
int navdraw_lay_out(void);

/// After `navdraw_lay_out`: moves titles of clusters out of the way of arrows, and texts of arrows off what they lie on, where there is
/// room. Changes no size.
void navdraw_clear_texts(void);

/// After `navdraw_lay_out`: how many edges got a line.
int navdraw_count_drawn_edges(void);

/// After `navdraw_lay_out`: the size in points (1/72 inch), without `pad`.
void navdraw_size(double *width, double *height);

/// After `navdraw_lay_out`: pixels per inch of a bitmap.
void navdraw_set_resolution(double dpi);

/// After `navdraw_lay_out`: the picture as `format`. 1 on success; `*bytes` then belongs to the library.
int navdraw_render(const char *format, char **bytes, size_t *length);

/// What the library has said so far: lines, or an empty text. `*errors` counts those that are no mere warnings.
const char *navdraw_messages(int *errors);

#endif
