import { useEffect } from 'react';

/** How long what vanished may take to be put back by whoever took it away, in milliseconds. */
const patience = 120;

/** Where the focus was: the element, then what it stands in, each with what stood behind it. */
type Trace = readonly { readonly element: Element; readonly next: Element | null }[];

const usable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const isShown = (element: Element): boolean => element.getClientRects().length > 0;
const usableIn = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(usable)].filter(one => one.tabIndex >= 0 && isShown(one));

function traceOf(element: Element): Trace {
  const trace: { element: Element; next: Element | null }[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    trace.push({ element: at, next: at.nextElementSibling });
  return trace;
}

const isAfter = (element: Element, mark: Element): boolean =>
  element === mark || (mark.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * The element nearest to where the focus was: the one after it, else the one before it, in the closest ancestor that
 * still exists.
 */
function nearest(trace: Trace): HTMLElement | undefined {
  for (const [i, { element: around }] of trace.entries()) {
    if (i === 0 || !around.isConnected) continue;
    const within = usableIn(around);
    const gone = trace[i - 1];
    const mark = [gone?.element, gone?.next].find(one => one?.isConnected);
    const found = mark ? (within.find(one => isAfter(one, mark)) ?? within.at(-1)) : within[0];
    if (found) return found;
    if (around.tagName === 'MAIN') return undefined;
  }
  return undefined;
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
const isUsable = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

/**
 * Keeps the keyboard focus near its place when the focused element disappears: the row that was decided on, the chosen
 * class, the bar of ticked rows behind a dialog. Browsers would begin at the page's top again. A button that is only
 * disabled while it works gets the focus back. Pointer and touch are not affected.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let trace: Trace = [];
    // The trace below a dialog, for when both are gone.
    let under: Trace = [];
    // It was off while something ran, and gets the focus back.
    let rested = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const back = () => {
      timer = undefined;
      const [last] = trace;
      if (!last || !isLost()) return;
      if (last.element.isConnected && !isUsable(last.element)) return;
      // Still there and never off: whoever left it meant to.
      if (isUsable(last.element) && !rested) return;
      const own = isUsable(last.element) && last.element instanceof HTMLElement ? last.element : undefined;
      (own ?? nearest(trace) ?? nearest(under))?.focus();
    };
    const look = () => {
      const [last] = trace;
      if (!last || !isLost()) return;
      rested ||= last.element.matches(':disabled');
      timer ??= setTimeout(back, patience);
    };
    const watcher = new MutationObserver(look);
    const options = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target === document.body) return;
      const inDialog = target.closest('.MuiModal-root') !== null;
      if (inDialog && trace[0] && !trace[0].element.closest('.MuiModal-root')) under = trace;
      trace = traceOf(target);
      rested = false;
    };
    const onKey = () => watcher.observe(document.body, options);
    const onPoint = () => {
      watcher.disconnect();
      trace = [];
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPoint, true);
    return () => {
      watcher.disconnect();
      clearTimeout(timer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPoint, true);
    };
  }, []);
}
