import type { Change, HistoryEntry } from '../../providers/api.ts';

/**
 * Changes that going back to an entry would make: everything newer is undone, so each field gets the value that it had
 * before its oldest newer change.
 * @param entries newest first
 * @param index of the entry to go back to
 */
export function restorePreview(entries: readonly HistoryEntry[], index: number): Record<string, Change> {
  const found: Record<string, Change> = {};
  // From the newest on: the present value is set once, the former one by every older change again.
  for (const { perubahan } of entries.slice(0, index)) {
    for (const [name, change] of Object.entries(perubahan)) {
      const known = found[name];
      found[name] = {
        dari: known ? known.dari : change.ke,
        dariLabel: known ? known.dariLabel : change.keLabel,
        ke: change.dari,
        keLabel: change.dariLabel,
      };
    }
  }
  for (const [name, { dari, ke }] of Object.entries(found))
    if (JSON.stringify(dari ?? null) === JSON.stringify(ke ?? null)) delete found[name];
  return found;
}
