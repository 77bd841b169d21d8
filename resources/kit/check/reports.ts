import { DeclarationError } from '../errors.ts';
import { dimensionOf, measureOf } from '../pivot.ts';
import type { Registry } from '../registry.ts';

type Checked = Pick<Registry, 'reports' | 'reportPages' | 'screens' | 'find'>;

/** @throws DeclarationError for a report whose data, names or screen do not exist */
export function checkReports({ reports, reportPages, screens, find }: Checked): void {
  const seen = new Set<string>();
  for (const { name, resource, question } of reports) {
    const wrong = (what: string) => new DeclarationError(`laporan ${name}: ${what}`);
    if (seen.has(name)) throw wrong('dideklarasikan dua kali');
    seen.add(name);
    const counted = find(resource);
    if (!counted) throw wrong(`data "${resource}" tidak dikenal`);
    const everything = () => true;
    for (const key of [...question.baris, ...question.kolom])
      if (!dimensionOf(counted, key, find, everything)) throw wrong(`"${key}" tidak dapat menjadi kelompok`);
    for (const key of question.nilai)
      if (!measureOf(counted, key, find, everything)) throw wrong(`"${key}" bukan angka`);
    for (const key of Object.keys(question.filter))
      if (!counted.filters.includes(key.replace(/_(neq|gte?|lte?|n?in|q|null)$/, '')))
        throw wrong(`tidak ada filter "${key}"`);
  }
  for (const { screen } of reportPages)
    if (!screens.some(({ path }) => path === screen)) throw new DeclarationError(`laporan: layar ${screen} tidak ada`);
}
