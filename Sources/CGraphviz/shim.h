// Only carries the module's link flags; GraphvizShim includes Graphviz's headers itself, for SwiftPM does not rebuild when the
// header of a system library changes.
#include <graphviz/gvc.h>
