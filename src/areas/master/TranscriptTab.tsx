import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { formatDecimal, formatNumber } from '../../platform/providers/format.ts';
import { http } from '../../platform/providers/http.ts';
import { type Kept, StudentRecord } from './StudentRecord.tsx';

interface Transcript extends Kept {
  rows: { kodeMk: string; namaMk: string; sks: number; nilaiHuruf: string; bobot: number; periode: string }[];
  ipk: number;
  totalSks: number;
}

/** The student's transcript, from Silaturahmi. */
export default function TranscriptTab() {
  const record = useRecordContext<{ id: string; npm: string }>();
  const { data, error, isPending } = useQuery({
    queryKey: ['silaturahmi', 'transkrip', record?.npm],
    enabled: record !== undefined,
    retry: false,
    queryFn: async ({ signal }) =>
      (await http<Transcript>('silaturahmi/master/transkrip', { query: { npm: record?.npm ?? '' }, signal })).data,
  });
  return (
    <StudentRecord
      label="Transkrip"
      headings={['Kode MK', 'Nama MK', 'SKS', 'Nilai', 'Bobot', 'Periode']}
      rows={data?.rows.map(row => [
        row.kodeMk,
        row.namaMk,
        row.sks,
        row.nilaiHuruf,
        formatDecimal(row.bobot, 2),
        row.periode,
      ])}
      kept={data}
      error={error}
      isPending={isPending}
      empty="Belum ada nilai."
    >
      {data ? (
        <Typography className="angka" sx={{ fontWeight: 600 }}>
          IPK {formatDecimal(data.ipk, 2)} · {formatNumber(data.totalSks)} SKS
        </Typography>
      ) : null}
    </StudentRecord>
  );
}
