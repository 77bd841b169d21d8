import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf, ReadyReport } from '../../../../resources/kit/index.ts';
import type { PivotQuestion } from '../../../../resources/kit/pivot.ts';
import type {
  daftarLaporan,
  IsiLaporan,
  Laporan,
  simpanLaporan,
  ubahLaporan,
} from '../../../../resources/umum/panggilanLaporan.ts';
import { http } from '../../providers/http.ts';
import { pivotScreen } from './pivotPath.ts';
import type { PivotState } from './usePivot.ts';

const root = 'laporan';

/** Reports that the person keeps or that are shared with their role. */
export function useReports() {
  return useQuery({
    queryKey: [root],
    queryFn: async ({ signal }) => (await http<AnswerOf<typeof daftarLaporan>>(root, { signal, quiet: true })).data,
    retry: false,
  });
}

/** Keeps, changes and deletes reports; each throws what the server refuses. */
export function useReportCalls() {
  const client = useQueryClient();
  const asked = async <T>(path: string, method: 'POST' | 'PUT' | 'DELETE', body?: unknown): Promise<T> => {
    const { data } = await http<T>(path, { method, body, quiet: true });
    await client.invalidateQueries({ queryKey: [root] });
    return data;
  };
  return {
    create: (report: BodyOf<typeof simpanLaporan>) => asked<Laporan>(root, 'POST', report),
    change: (id: string, change: BodyOf<typeof ubahLaporan>) => asked<Laporan>(`${root}/${id}`, 'PUT', change),
    remove: ({ id, version }: Laporan) => asked<{ id: string }>(`${root}/${id}`, 'DELETE', { version }),
    restore: (id: string) => asked<Laporan>(`${root}/${id}/pulihkan`, 'POST', {}),
  };
}

/** The question that a page shows, as it is kept. */
export function keptQuestion({ rows, columns, measures, filter, form, share }: PivotState): IsiLaporan {
  const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);
  return {
    baris: keys(rows),
    kolom: keys(columns),
    nilai: keys(measures),
    filter: { ...filter },
    bentuk: form,
    porsi: share,
  };
}

/** Query parameters of a question; empty ones are left out. */
export function questionParams(sumber: string, isi: PivotQuestion): Record<string, string> {
  const told: Record<string, string> = { sumber };
  const list = (name: 'baris' | 'kolom' | 'nilai') => {
    if (isi[name].length) told[name] = JSON.stringify(isi[name]);
  };
  list('baris');
  list('kolom');
  list('nilai');
  if (Object.keys(isi.filter).length) told.filter = JSON.stringify(isi.filter);
  if (isi.bentuk !== 'tabel') told.bentuk = isi.bentuk;
  if (isi.porsi !== 'angka') told.porsi = isi.porsi;
  return told;
}

/** Address of a report that comes with the product. */
export const readyPath = ({ name, resource, question }: ReadyReport): string =>
  `${pivotScreen}?${new URLSearchParams({ siap: name, ...questionParams(resource, question) })}`;

/** Address of a kept report with its question. */
export const reportPath = ({ id, sumber, isi }: Pick<Laporan, 'id' | 'sumber' | 'isi'>): string =>
  `${pivotScreen}?${new URLSearchParams({ laporan: id, ...questionParams(sumber, isi) })}`;
