/** Marks buttons that may stand at the lower edge of the window: toasts keep above them. */
export const atBottom = { 'data-at-bottom': '' } as const;

const used = '[data-at-bottom], .MuiDialogActions-root, .MuiTablePagination-root';

/** Room that a toast takes at the edge, in pixels. */
const room = 80;

/** Height in pixels of what is used at the lower edge of the window now; 0 where nothing is. */
export function heightAtBottom(): number {
  const edge = window.innerHeight;
  const heights = [...document.querySelectorAll(used)]
    .map(element => element.getBoundingClientRect())
    .filter(({ height, top, bottom }) => height > 0 && top < edge && bottom > edge - room)
    .map(({ top }) => edge - top);
  // What is taller than half of the window is no bar.
  return Math.max(0, ...heights.filter(height => height < edge / 2));
}
