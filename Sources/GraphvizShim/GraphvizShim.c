#include "GraphvizShim.h"
