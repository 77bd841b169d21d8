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

/** What nobody has the focus on: it is nowhere, or at the place that keeps it for something that is off. */
const isLost = (parked: Element | null): boolean =>
  document.activeElement === null || document.activeElement === document.body || document.activeElement === parked;

/** Lets something have the focus with which nothing can be done: the ring is for what can be used. */
function rest(place: HTMLElement): void {
  const { outline } = place.style;
  const had = place.getAttribute('tabindex');
  if (had === null) place.tabIndex = -1;
  place.style.outline = 'none';
  place.focus({ preventScroll: true });
  place.addEventListener(
    'blur',
    () => {
      place.style.outline = outline;
      if (had === null) place.removeAttribute('tabindex');
    },
    { once: true },
  );
}

/** Where a page begins, for when nothing near is left. */
function beginning(): HTMLElement | null {
  const main = document.querySelector('main');
  const heading = [...(main?.querySelectorAll('h1') ?? [])].find(one => one.textContent?.trim() && isShown(one));
  return heading ?? main;
}

const isUsable = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

/**
 * Keeps the keyboard focus near its place when the focused element disappears: the row that was decided on, the chosen
 * class, the bar of ticked rows behind a dialog; where nothing near is left, at the beginning of the page. Browsers would
 * leave it nowhere. A button that is only disabled while it works gets it back; what it stands in keeps it meanwhile. Pointer
 * and touch are not affected.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let trace: Trace = [];
    // The trace below a dialog, for when both are gone.
    let under: Trace = [];
    // It was off while something ran, and gets the focus back.
    let rested = false;
    let parked: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const back = () => {
      timer = undefined;
      const [last] = trace;
      if (!last || !isLost(parked)) return;
      if (last.element.isConnected && !isUsable(last.element)) return;
      // Still there and never off: whoever left it meant to.
      if (isUsable(last.element) && !rested) return;
      const own = isUsable(last.element) && last.element instanceof HTMLElement ? last.element : undefined;
      const near = own ?? nearest(trace) ?? nearest(under);
      if (near) return near.focus();
      const first = document.activeElement === parked ? null : beginning();
      if (first) rest(first);
    };
    const look = () => {
      const [last] = trace;
      if (!last) return;
      const off = last.element.isConnected && last.element.matches(':disabled');
      if (off && (isLost(null) || document.activeElement === last.element)) {
        parked = last.element.parentElement;
        if (parked) rest(parked);
      }
      if (!isLost(parked)) return;
      rested ||= off;
      timer ??= setTimeout(back, patience);
    };
    const watcher = new MutationObserver(look);
    const options = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target === document.body || target === parked) return;
      const inDialog = target.closest('.MuiModal-root') !== null;
      if (inDialog && trace[0] && !trace[0].element.closest('.MuiModal-root')) under = trace;
      trace = traceOf(target);
      rested = false;
      parked = null;
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
