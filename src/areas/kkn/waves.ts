import { useGetList } from 'react-admin';
import type { Row } from '../../../resources/kit/index.ts';
import type { gelombang } from '../../../resources/kkn/gelombang.ts';

export type Wave = Row<typeof gelombang> & { id: string };

const most = 100;

/** The waves, the next to leave first. */
export const useWaves = () =>
  useGetList<Wave>(
    'kkn/gelombang',
    {
      pagination: { page: 1, perPage: most },
      sort: { field: 'tanggalBerangkat', order: 'DESC' },
      filter: {},
    },
    { retry: false, staleTime: 60_000 },
  );

/** The wave that somebody most likely wants: being dealt, then open for registration, then the newest. */
export const likelyWave = (waves: readonly Wave[]): Wave | undefined =>
  waves.find(({ status }) => status === 'pembagian') ??
  waves.find(({ status }) => status === 'pendaftaran') ??
  waves[0];
