import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Loading } from '../../../platform/common/Loading.tsx';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { useFilters } from '../../../platform/ui/list/useFilters.ts';
import { LoadBar } from './LoadBar.tsx';
import { useLoads } from './loads.ts';

const few = 6;

/** Lecturers with how many students they look after; one narrows the list to its own. */
export default function Loads() {
  const say = useWords();
  const { data, error, isPending } = useLoads('');
  const { values, set } = useFilters();
  const [all, setAll] = useState(false);
  if (isPending) return <Loading height={250} label={say('Memuat beban dosen')} sx={{ mt: 2 }} />;
  if (!data)
    return (
      <Typography role="alert" sx={{ mt: 2, color: 'text.secondary' }}>
        {messageOf(error)}
      </Typography>
    );
  return (
    <Box sx={{ mt: 2 }}>
      <Panel title={say('Beban pembimbing')}>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            columnGap: 3,
            rowGap: 0.5,
            m: 0,
            p: 0,
            listStyle: 'none',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {(all ? data : data.slice(0, few)).map(load => (
            <Box
              key={load.id}
              component="li"
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
            >
              <Button
                size="small"
                aria-pressed={values.idDosenPembimbing === load.id}
                onClick={() => set({ idDosenPembimbing: values.idDosenPembimbing === load.id ? undefined : load.id })}
                sx={{ justifyContent: 'flex-start', textAlign: 'left', ml: -0.5 }}
              >
                {load.nama}
              </Button>
              <LoadBar {...load} />
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button
            size="small"
            variant={values.idDosenPembimbing_null === true ? 'contained' : 'outlined'}
            aria-pressed={values.idDosenPembimbing_null === true}
            onClick={() =>
              set({
                idDosenPembimbing: undefined,
                idDosenPembimbing_null: values.idDosenPembimbing_null === true ? undefined : true,
              })
            }
          >
            {say('Belum ada pembimbing')}
          </Button>
          {data.length > few ? (
            <Button size="small" onClick={() => setAll(!all)} aria-expanded={all}>
              {all ? say('Tampilkan sedikit') : say('Tampilkan %{n} dosen', { n: data.length })}
            </Button>
          ) : null}
        </Box>
      </Panel>
    </Box>
  );
}
