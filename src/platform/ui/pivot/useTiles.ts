import type { PivotQuestion } from '../../../../resources/kit/pivot.ts';
import { dimensionOf, measureOf } from '../../../../resources/kit/pivot.ts';
import { useMayOpen } from '../../common/useMayOpen.ts';
import { useLabel } from '../../providers/language.ts';
import { useRegistry } from '../registry.ts';
import { useSees } from './usePivotWords.ts';
import { readyPath, reportPath, useReports } from './useReports.ts';

/** A report as a board names it. */
export interface Tile {
  readonly key: string;
  readonly name: string;
  readonly to: string;
  /** What it counts; a page of figures by its name. */
  readonly of: { readonly resource: string; readonly question: PivotQuestion } | { readonly page: string };
}

/** Every report that may stand on a board: kept ones that the reader knows of, and those of the product that they see whole or may open. */
export function useTiles(): { tiles: readonly Tile[]; isPending: boolean } {
  const registry = useRegistry();
  const said = useLabel();
  const sees = useSees();
  const mayOpen = useMayOpen();
  const { data, isPending } = useReports();
  const kept = (data?.laporan ?? []).map(one => ({
    key: `laporan:${one.id}`,
    name: one.nama,
    to: reportPath(one),
    of: { resource: one.sumber, question: one.isi },
  }));
  const ready = registry.reports.flatMap(one => {
    const r = registry.find(one.resource);
    const { baris, kolom, nilai } = one.question;
    const whole =
      r !== undefined &&
      [...baris, ...kolom].every(key => dimensionOf(r, key, registry.find, sees)) &&
      nilai.every(key => measureOf(r, key, registry.find, sees));
    return whole
      ? [
          {
            key: `siap:${one.name}`,
            name: said(one.title),
            to: readyPath(one),
            of: { resource: one.resource, question: one.question },
          },
        ]
      : [];
  });
  const pages = registry.reportPages
    .filter(({ screen }) => mayOpen(screen))
    .map(({ name, title, screen }) => ({
      key: `halaman:${name}`,
      name: said(title),
      to: screen,
      of: { page: name },
    }));
  return { tiles: [...kept, ...ready, ...pages], isPending };
}
