import Alert from '@mui/material/Alert';
import { useGetList } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Row } from '../../../../resources/kit/index.ts';
import { kelompok } from '../../../../resources/kkn/kelompok.ts';
import { perjalananDinas } from '../../../../resources/kkn/perjalananDinas.ts';
import { useListWaits } from '../../../platform/ui/list/StandsAbove.tsx';

type Group = Pick<Row<typeof kelompok>, 'kode' | 'nama'> & { id: string };
type Trip = Pick<Row<typeof perjalananDinas>, 'idKelompok'> & { id: string };

const home = '/kkn/laporan-perjalanan-dinas';
const all = { pagination: { page: 1, perPage: 200 } } as const;

/** Above a DPL's own trips: the groups under way that none of them is about (docs/domain/30 §3). */
export default function NotVisited() {
  const { pathname } = useLocation();
  const asked = { retry: false, enabled: pathname.toLowerCase().replace(/\/$/, '') === home };
  const groups = useGetList<Group>(
    kelompok.name,
    {
      ...all,
      sort: { field: 'kode', order: 'ASC' },
      filter: { status: ['ditetapkan', 'berjalan'] },
      meta: { kolom: ['kode', 'nama'] },
    },
    asked,
  );
  const trips = useGetList<Trip>(
    perjalananDinas.name,
    {
      ...all,
      sort: { field: 'tanggalBerangkat', order: 'DESC' },
      filter: { status: ['draf', 'diajukan', 'revisi', 'disetujui'] },
      meta: { kolom: ['idKelompok'] },
    },
    asked,
  );
  useListWaits(asked.enabled && (groups.isPending || trips.isPending));
  const visited = new Set(trips.data?.flatMap(({ idKelompok }) => idKelompok ?? []));
  const left = trips.data ? (groups.data ?? []).filter(({ id }) => !visited.has(id)) : [];
  if (left.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      Belum dikunjungi: {left.map(({ kode, nama }) => `${kode} ${nama}`).join(', ')}.
    </Alert>
  );
}
