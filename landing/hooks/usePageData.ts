import { useCallback } from 'react';
import {
  type DataBeranda,
  type DataLanding,
  type DokumenPublik,
  isDataBeranda,
  isDataLanding,
  read,
  type StatusProgram,
  type SyaratProgram,
  type Tahap,
} from '../api.ts';
import type { PageKey } from '../content/types.ts';
import { useLoad } from './useLoad.ts';

/** What a landing page shows of the API, the same shape for the index and the programmes. */
export interface PageData extends Pick<DataBeranda, 'statistik' | 'mitra' | 'berita' | 'cerita'> {
  program: SyaratProgram | null;
  jadwal: readonly Tahap[];
  dokumen: readonly DokumenPublik[];
  statuses: readonly StatusProgram[];
}

const ofIndex = (data: DataBeranda): PageData => ({
  ...data,
  program: null,
  jadwal: [],
  dokumen: [],
  statuses: data.program,
});

const ofProgram = (data: DataLanding): PageData => ({ ...data, statuses: [] });

/** Asks the endpoint of the page for everything its sections show. */
export function usePageData(key: PageKey) {
  const load = useCallback(
    async (signal: AbortSignal) =>
      key === 'beranda'
        ? ofIndex(await read('/api/publik/beranda', isDataBeranda, signal))
        : ofProgram(await read(`/api/publik/landing/${key}`, isDataLanding, signal)),
    [key],
  );
  return useLoad(load);
}
