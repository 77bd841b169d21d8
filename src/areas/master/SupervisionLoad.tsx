import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useGetList, useRecordContext } from 'react-admin';
import type { Row } from '../../../resources/kit/index.ts';
import type { pegawai } from '../../../resources/master/pegawai.ts';
import { formatNumber } from '../../platform/providers/format.ts';
import { useMay } from '../../platform/ui/permissions.ts';

const participations = 'mbkm/pendaftar-program-mbkm';

/** Above whom a lecturer guides: how many students they guide now, against their quota. */
export default function SupervisionLoad() {
  const record = useRecordContext<Row<typeof pegawai>>();
  const mayList = useMay('list', participations);
  const { total } = useGetList(
    participations,
    {
      filter: { idDosenPembimbing: record?.id, status: ['disetujui', 'berjalan'] },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: mayList && record?.jenis === 'dosen', retry: false },
  );
  if (record?.jenis !== 'dosen' || total === undefined) return null;
  const quota = record.kuotaBimbingan;
  const share = quota ? Math.min(100, Math.round((total / quota) * 100)) : 0;
  return (
    <Paper component="section" aria-labelledby="beban-bimbingan" variant="outlined" sx={{ p: 2 }}>
      <Typography id="beban-bimbingan" component="h2" variant="subtitle1">
        Beban bimbingan
      </Typography>
      <Typography variant="h5" component="p" className="angka" sx={{ my: 0.5 }}>
        {formatNumber(total)}
        {quota == null ? ' mahasiswa' : ` dari ${formatNumber(quota)} mahasiswa`}
      </Typography>
      {quota ? (
        <LinearProgress
          variant="determinate"
          value={share}
          color={total > quota ? 'error' : share >= 90 ? 'warning' : 'primary'}
          aria-label="Beban terhadap kuota"
        />
      ) : null}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {quota == null
          ? 'Disetujui atau sedang berjalan; kuotanya kuota umum.'
          : 'Disetujui atau sedang berjalan, semua periode.'}
      </Typography>
    </Paper>
  );
}
