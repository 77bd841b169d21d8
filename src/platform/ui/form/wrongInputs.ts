import { isRecord } from '../../providers/isRecord.ts';

/** Selector of wrong inputs: their own attribute, or that of the group around them. */
const marked = '[aria-invalid="true"]:not([aria-hidden="true"]), [data-salah]';
const reachable =
  'input:not([type="hidden"]):not([hidden]):not([disabled]):not([aria-hidden="true"]), textarea:not([aria-hidden="true"]), button:not([disabled]), select, [contenteditable="true"], [tabindex="0"]';

/** The wrong inputs in the order in which they stand; an input inside another one that is marked counts once. */
export function wrongInputs(box: ParentNode): HTMLElement[] {
  const found = [...box.querySelectorAll<HTMLElement>(marked)];
  return found.filter(element => !found.some(other => other !== element && other.contains(element)));
}

/** Selector of errors about a form as a whole. */
const said = '[role="alert"].MuiAlert-colorError';

/** Brings the first wrong input, else what is said of the form as a whole, into view and gives it the focus. */
export function leadToWrong(box: ParentNode): void {
  const first = wrongInputs(box)[0] ?? box.querySelector<HTMLElement>(said);
  if (!first) return;
  const target = first.matches(reachable) ? first : first.querySelector<HTMLElement>(reachable);
  if (!target) first.tabIndex = -1;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  first.scrollIntoView?.({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  (target ?? first).focus({ preventScroll: true });
}

/** One message of a form, with the path of its field: `jadwal.0.mulai`. */
export interface Wrong {
  path: string;
  message: string;
}

/** The messages that a form holds, out of the tree that react-hook-form keeps them in. */
export function wrongsOf(errors: object, prefix = ''): Wrong[] {
  return Object.entries(errors).flatMap(([name, found]: [string, unknown]) => {
    // Beside the fields of a list's rows stands what is wrong with the list as a whole.
    const path = name === 'root' && prefix ? prefix : prefix ? `${prefix}.${name}` : name;
    if (Array.isArray(found)) return found.flatMap((row, i) => (isRecord(row) ? wrongsOf(row, `${path}.${i}`) : []));
    if (!isRecord(found)) return [];
    const own = typeof found.message === 'string' && found.message ? [{ path, message: found.message }] : [];
    const { ref: _ref, message: _message, type: _type, types: _types, ...inner } = found;
    return [...own, ...wrongsOf(inner, path)];
  });
}
