import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { alurPendaftaran } from '../../../../../resources/mbkm/alurPendaftaran.ts';
import { StatusChip } from '../../../../platform/ui/cells/StatusChip.tsx';
import { CardFrame } from '../../../../platform/ui/list/CardFrame.tsx';
import { AssessorGrade } from './AssessorGrade.tsx';
import { finishable, gradeText, type RecapRowsProps } from './recapRows.ts';

/** A recap on a phone: a card for each participant. */
export function RecapCards({ rows, assessors, may, ticked, onTick, onUnlock }: RecapRowsProps) {
  return (
    <Stack component="ul" aria-label="Rekap nilai" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(row => (
        <CardFrame key={row.id} selected={ticked.has(row.id)}>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
            {may && finishable(row) ? (
              <Checkbox
                checked={ticked.has(row.id)}
                onChange={(_, on) => onTick([row.id], on)}
                slotProps={{ input: { 'aria-label': `Pilih ${row.nama}` } }}
                sx={{ m: -1 }}
              />
            ) : null}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.nama}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <span className="angka">{row.npm}</span> · {row.kelompok}
              </Typography>
            </Box>
            <StatusChip workflow={alurPendaftaran} value={row.status} />
          </Stack>
          <Box
            component="dl"
            className="angka"
            sx={{ display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.25, alignItems: 'center', m: 0, mt: 1 }}
          >
            {assessors.map(({ name, label }) => (
              <Line key={name} label={label}>
                <AssessorGrade row={row} name={name} label={label} onUnlock={may ? onUnlock : undefined} />
              </Line>
            ))}
            <Line label="Nilai akhir">
              <strong>
                {gradeText(row.nilaiAkhir)} {row.nilaiHuruf ?? ''}
              </strong>
            </Line>
          </Box>
        </CardFrame>
      ))}
    </Stack>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, textAlign: 'right', '& .MuiIconButton-root': { my: -1.25 } }}
      >
        {children}
      </Typography>
    </>
  );
}
