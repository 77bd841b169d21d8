import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { UndanganKelompok } from '../../../../resources/programme/ownGroup.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { useGroupCall } from './useGroupCall.ts';

/** Groups that have invited the student, each to be answered. */
export function Invitations({ of, endpoint }: { of: readonly UndanganKelompok[]; endpoint: string }) {
  const { call, busy } = useGroupCall();
  const [problem, setProblem] = useState<string | null>(null);
  if (of.length === 0) return null;
  const answer = async ({ idKelompok, nama }: UndanganKelompok, jawaban: 'terima' | 'tolak') =>
    setProblem(
      await call(`${jawaban}:${idKelompok}`, `${endpoint}/undangan/${idKelompok}`, {
        method: 'PUT',
        body: { jawaban },
        done: jawaban === 'terima' ? `Anda bergabung dengan ${nama}.` : `Undangan ${nama} ditolak.`,
      }),
    );
  return (
    <Panel title={`Undangan (${of.length})`}>
      {problem ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      ) : null}
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {of.map(one => (
          <Stack
            key={one.idKelompok}
            component="li"
            direction={{ xs: 'column', sm: 'row' }}
            spacing={1}
            sx={{ alignItems: { sm: 'center' } }}
          >
            <div style={{ flex: 1 }}>
              <Typography variant="subtitle1" component="h3">
                {one.nama}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {one.ketua ? `Ketua ${one.ketua} · ` : ''}
                {one.anggota} anggota
              </Typography>
            </div>
            <Stack direction="row" spacing={1}>
              <Button onClick={() => answer(one, 'tolak')} loading={busy === `tolak:${one.idKelompok}`}>
                Tolak
              </Button>
              <Button
                variant="contained"
                onClick={() => answer(one, 'terima')}
                loading={busy === `terima:${one.idKelompok}`}
              >
                Terima
              </Button>
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
