extension Dialect {
  /// Panels of the system's that ask for files, and run themselves.
  private static let panels = ["NSOpenPanel", "NSSavePanel"]

  /// AppKit's windows, panels, popovers, sheets, and the items of its tab and split view controllers.
  public static let appKit = Dialect(
    id: "appkit", viewControllerBases: panels,
    calls: [
      CallRow("present", .position(0), .popover, requires: ["asPopoverRelativeTo"]),
      CallRow("present", .position(0), .present, requires: ["animator"]),
      CallRow("addSplitViewItem", .position(0), .split), CallRow("insertSplitViewItem", .position(0), .split),
      CallRow("addTabViewItem", .position(0), .tab), CallRow("insertTabViewItem", .position(0), .tab),
      CallRow("runModal", .receiver, .present, receivers: panels), CallRow("begin", .receiver, .present, receivers: panels),
      CallRow("beginSheetModal", .receiver, .sheet, requires: ["for"], receivers: panels),
    ],
    assignments: [AssignmentRow("tabViewItems", .tab), AssignmentRow("splitViewItems", .split)],
    wrappers: [
      WrapperRow("NSHostingView", "rootView"), WrapperRow("NSTabViewItem", "viewController"), WrapperRow("NSSplitViewItem", nil),
    ],
    frames: ["NSWindow", "NSPanel"].map { type in
      FrameRow(
        type, .window, contents: ["contentViewController", "contentView"],
        shows: ["makeKeyAndOrderFront", "orderFront", "orderFrontRegardless"].map { ($0, "") })
    } + [
      FrameRow("NSPopover", .popover, contents: ["contentViewController"], shows: [("show", "relativeTo")]),
      FrameRow("NSWindowController", .window, contents: ["contentViewController"], frames: ["window"], shows: [("showWindow", "")]),
    ],
    frameCalls: [
      FrameCallRow("beginSheet", .position(0), .sheet), FrameCallRow("beginCriticalSheet", .position(0), .sheet),
      FrameCallRow("runModal", .label("for"), .window), FrameCallRow("addWindowController", .position(0), .window),
    ]
  )
}
