import { useCallback, useMemo } from 'react';
import {
  type DataBeranda,
  type DataLanding,
  type DokumenPublik,
  isDataBeranda,
  isDataLanding,
  isRecord,
  read,
  type StatusProgram,
  type SyaratProgram,
  type Tahap,
} from '../api.ts';
import type { PageKey } from '../content/types.ts';
import { useLoad } from './useLoad.ts';

/** Data from which the server rendered a landing page, and its time; sent with the HTML. */
export interface Rendered {
  pada: string;
  data: DataBeranda | DataLanding;
}

/** API data of a landing page, the same shape for the index and the programmes. */
export interface PageData extends Pick<DataBeranda, 'statistik' | 'mitra' | 'berita' | 'cerita'> {
  program: SyaratProgram | null;
  jadwal: readonly Tahap[];
  dokumen: readonly DokumenPublik[];
  statuses: readonly StatusProgram[];
  /** The moment that 'open' and 'over' are told from. */
  now: Date;
}

const pageDataOf = (data: DataBeranda | DataLanding, now: Date): PageData =>
  isDataBeranda(data)
    ? { ...data, program: null, jadwal: [], dokumen: [], statuses: data.program, now }
    : { ...data, statuses: [], now };

/** The page's data for its sections: as the server rendered it, else asked of the page's endpoint. */
export function usePageData(key: PageKey, rendered: Rendered | null) {
  const initial = useMemo(() => rendered && pageDataOf(rendered.data, new Date(rendered.pada)), [rendered]);
  const load = useCallback(
    async (signal: AbortSignal) =>
      pageDataOf(
        key === 'beranda'
          ? await read('/api/publik/beranda', isDataBeranda, signal)
          : await read(`/api/publik/landing/${key}`, isDataLanding, signal),
        new Date(),
      ),
    [key],
  );
  return useLoad(load, initial);
}

/** True if embedded data is a landing page's. */
export const isRendered = (value: unknown): value is Rendered =>
  isRecord(value) && typeof value.pada === 'string' && (isDataBeranda(value.data) || isDataLanding(value.data));
