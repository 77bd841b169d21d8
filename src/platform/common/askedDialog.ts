/** A dialog that the next page is to open: lists write their state into the address, where it would be lost. */
let asked: { path: string; dialog: string } | null = null;

/** Asks the page at a path for one of its dialogs. */
export function askDialog(path: string, dialog: string): void {
  asked = { path, dialog };
}

/** True once if the page was asked to open one of its dialogs. */
export function takeAsked(path: string, dialog: string): boolean {
  const mine = asked?.path === path && asked.dialog === dialog;
  if (mine) asked = null;
  return mine;
}
