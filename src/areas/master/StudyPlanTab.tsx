import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useRecordContext } from 'react-admin';
import { http } from '../../platform/providers/http.ts';
import { type Kept, StudentRecord } from './StudentRecord.tsx';

interface Plan extends Kept {
  rows: { kodeMk: string; namaMk: string; sks: number; kelas: string | null; namaDosen: string | null }[];
  totalSks: number;
}

/** The student's study plan of a period, from Silaturahmi. */
export default function StudyPlanTab() {
  const record = useRecordContext<{ id: string; npm: string }>();
  const periods = useGetList<{ id: string; kode: string; nama: string }>('master/periode', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'kode', order: 'DESC' },
    filter: {},
    meta: { rujukan: true },
  });
  const running = useQuery({
    queryKey: ['periode', 'aktif'],
    retry: false,
    queryFn: async ({ signal }) => (await http<{ kode: string }>('master/periode/aktif', { signal })).data,
  });
  const [picked, setPicked] = useState<string | null>(null);
  const periode = picked ?? running.data?.kode ?? periods.data?.[0]?.kode;
  const plan = useQuery({
    queryKey: ['silaturahmi', 'krs', record?.npm, periode],
    enabled: record !== undefined && periode !== undefined && (picked !== null || !running.isPending),
    retry: false,
    queryFn: async ({ signal }) =>
      (
        await http<Plan>('silaturahmi/master/krs', {
          query: { npm: record?.npm ?? '', periode: periode ?? '' },
          signal,
        })
      ).data,
  });
  return (
    <StudentRecord
      label="Kartu rencana studi"
      headings={['Kode MK', 'Nama MK', 'SKS', 'Kelas', 'Dosen']}
      rows={plan.data?.rows.map(row => [row.kodeMk, row.namaMk, row.sks, row.kelas, row.namaDosen])}
      kept={plan.data}
      error={plan.error ?? periods.error}
      isPending={plan.isPending}
      empty="Tidak ada KRS pada periode ini."
    >
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          select
          label="Periode"
          value={periode ?? ''}
          onChange={event => setPicked(event.target.value)}
          sx={{ minWidth: 260 }}
        >
          {periods.data?.map(({ kode, nama }) => (
            <MenuItem key={kode} value={kode}>
              {nama}
            </MenuItem>
          ))}
        </TextField>
        <Typography className="angka" sx={{ fontWeight: 600 }}>
          {plan.data?.totalSks ?? 0} SKS
        </Typography>
      </Stack>
    </StudentRecord>
  );
}
