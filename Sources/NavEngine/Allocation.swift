import MemoryShim

/// How the C library's allocator treats large blocks.
enum Allocation {
  /// Makes it give blocks of some size back to the system as soon as they are free.
  ///
  /// Left to itself, glibc takes larger and larger blocks from its heap, where free ones stay as holes: a run then needs
  /// twice the memory of what it holds. Other allocators do so anyway. What is smaller is used again instead, since the system clears
  /// what it gives: at 1 MB a run has a fifth fewer page faults than at 256 KB, and peaks 2 % higher.
  static func giveLargeBlocksBack() {
    navmemory_map_blocks_from(1 << 20)
  }

  /// Makes two workers each share a heap, where glibc would keep one for each thread. Before the first thread is started.
  ///
  /// What a run keeps of a program lies among what linking it took and freed: of that, one worker uses again what the other has left
  /// free only where both have the same heap. With two workers a run over a dozen apps peaks a tenth lower, and takes as long.
  static func shareHeaps(among workers: Int) {
    navmemory_limit_heaps(CInt(clamping: max(1, workers / 2)))
  }

  /// Gives back what worker threads have freed: glibc keeps a heap for each of them, from which no other thread is served. Before a
  /// long piece of work in one thread.
  static func giveHeapsOfWorkersBack() {
    navmemory_trim_heaps(1 << 20)
  }
}
