import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { PaketOptions } from '../../../../resources/kit/index.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { rujukan } from '../../../platform/providers/references.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { Simulation } from './Simulation.tsx';
import { usePaketView } from './view.ts';

const all = (field: string) => ({
  filter: {},
  sort: { field, order: 'ASC' as const },
  pagination: { page: 1, perPage: 100 },
  meta: rujukan,
});

/**
 * Expected result of a programme before registration: packages, SKS, missing courses, letters. Nothing of it is stored;
 * the rules are the server's own.
 */
export default function Simulator({ options }: { options: PaketOptions }) {
  const say = useWords();
  const kinds = useGetList('master/jenis-mbkm', all('nama'));
  const programmes = useGetList('master/program', all('nama'));
  const periods = useGetList('master/periode', all('kode'));
  const [program, setProgram] = useState('');
  const [periode, setPeriode] = useState('');
  const { kodeJenisMbkm } = options.filter;
  const codes: readonly unknown[] = Array.isArray(kodeJenisMbkm) ? kodeJenisMbkm : [kodeJenisMbkm];
  const kindOf = new Map(kinds.data?.map(kind => [kind.id, codes.indexOf(kind.kode)]));
  const place = (idJenis: unknown) => kindOf.get(String(idJenis)) ?? -1;
  // The area's own kind first: it is what most students ask about.
  const offered = (programmes.data ?? [])
    .filter(row => place(row.idJenisMbkm) >= 0)
    .toSorted((a, b) => place(a.idJenisMbkm) - place(b.idJenisMbkm));
  const open = periods.data ?? [];
  const idProgram = program || String(offered[0]?.id ?? '');
  const idPeriode = periode || String(open.at(-1)?.id ?? '');
  const ready = idProgram !== '' && idPeriode !== '';
  const { data, error, isPending } = usePaketView(options, ready ? { idProgram, idPeriode } : null);
  const failure = kinds.error ?? programmes.error ?? periods.error ?? error;
  return (
    <Stack spacing={2}>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 720 }}>
        {say('Coba pilihan paket dan perkiraan nilai sebelum mendaftar atau mengajukan. Simulasi tidak disimpan.')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          maxWidth: 720,
        }}
      >
        <TextField
          select
          label={say('Program')}
          value={offered.length ? idProgram : ''}
          onChange={e => setProgram(e.target.value)}
        >
          {offered.map(({ id, nama }) => (
            <MenuItem key={id} value={String(id)}>
              {nama}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={say('Periode')}
          value={open.length ? idPeriode : ''}
          onChange={e => setPeriode(e.target.value)}
        >
          {open.map(({ id, nama, label }) => (
            <MenuItem key={id} value={String(id)}>
              {nama ?? label}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {failure ? (
        <Notice role="alert" title={say('Simulasi tidak dapat dimuat')} text={messageOf(failure)} />
      ) : !data ? (
        isPending ? (
          <Loading height={320} label={say('Memuat simulasi')} />
        ) : null
      ) : data.paket.length === 0 ? (
        <Notice
          title={say('Belum ada paket konversi')}
          text={say('Program studi Anda belum membuka paket untuk program ini. Pilih program lain.')}
        />
      ) : (
        <Simulation key={`${idProgram}${idPeriode}`} view={data} />
      )}
    </Stack>
  );
}
