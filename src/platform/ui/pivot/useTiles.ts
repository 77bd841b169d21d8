import type { PivotQuestion } from '../../../../resources/kit/pivot.ts';
import { dimensionOf, measureOf } from '../../../../resources/kit/pivot.ts';
import { useLabel } from '../../providers/language.ts';
import { useRegistry } from '../registry.ts';
import { useSees } from './usePivotWords.ts';
import { readyPath, reportPath, useReports } from './useReports.ts';

/** A report as a board names it. */
export interface Tile {
  readonly key: string;
  readonly name: string;
  readonly to: string;
  readonly resource: string;
  readonly question: PivotQuestion;
}

/** Every report that may stand on a board: kept ones that the reader knows of, and those of the product that they see whole. */
export function useTiles(): { tiles: readonly Tile[]; isPending: boolean } {
  const registry = useRegistry();
  const said = useLabel();
  const sees = useSees();
  const { data, isPending } = useReports();
  const kept = (data?.laporan ?? []).map(one => ({
    key: `laporan:${one.id}`,
    name: one.nama,
    to: reportPath(one),
    resource: one.sumber,
    question: one.isi,
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
            resource: one.resource,
            question: one.question,
          },
        ]
      : [];
  });
  return { tiles: [...kept, ...ready], isPending };
}
