import { hasSpelling } from './canonical.ts';
import type { Resource } from './resourceShape.ts';

/** Checks `merge` and `alike` of a resource. `fail` throws with what follows the resource's name. */
export function checkMerging(r: Resource, fail: (what: string) => void): void {
  if (r.merge) {
    const holds = Object.entries(r.fields).find(([, { kind }]) => kind === 'rows');
    if (holds) fail(`.${holds[0]}: merge tidak berlaku bagi data dengan baris anak`);
    if (r.id !== 'uuid' || r.unaudited || r.view || r.serverOnly || r.appendOnly)
      fail(': merge membutuhkan data yang dapat diubah, dihapus, dan memiliki riwayat');
  }
  // `alike` is asked at each pause in typing, so each field needs an index.
  for (const name of r.alike?.fields ?? []) {
    const indexed = r.search.includes(name) || r.unique.some(([names]) => names.length === 1 && names[0] === name);
    if (!hasSpelling(r.fields[name]) || !indexed) fail(`.${name}: alike membutuhkan teks yang dicari atau unik`);
  }
}
