import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { PemegangTautan } from '../../../../resources/formulir/tautanPanggilan.ts';
import { formatNumber } from '../../../platform/providers/format.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { useLinkSteps, useLinks } from './useLinks.ts';

const pageSize = 25;

/** Who holds a personal link of a form; whether they have answered is told in numbers alone. */
export function PersonalLinks({ form }: { form: string }) {
  const title = useId();
  const [q, setQ] = useState('');
  const [mulai, setMulai] = useState(0);
  const [asking, setAsking] = useState<{ holder: PemegangTautan; revokes: boolean } | null>(null);
  const { data, error, refetch } = useLinks(form, { q, mulai });
  const { busy, revokeOf, renewOf } = useLinkSteps(form);
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  if (!data || (!data.jumlah && !q)) return null;
  const act = async () => {
    if (asking) await (asking.revokes ? revokeOf(asking.holder.id) : renewOf(asking.holder.id));
    setAsking(null);
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby={title} sx={{ p: 2 }}>
      <Typography id={title} variant="subtitle1" component="h3">
        Tautan pribadi
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Setiap orang menerima tautannya sendiri lewat surel. Tautan yang dicabut tidak dapat dipakai; yang baru dikirim
        ke alamat yang sama.
      </Typography>
      <TextField
        label="Cari nama atau surel"
        size="small"
        margin="dense"
        value={q}
        onChange={event => {
          setQ(event.target.value.slice(0, 100));
          setMulai(0);
        }}
      />
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.pemegang.map(holder => (
          <Stack
            key={holder.id}
            component="li"
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ alignItems: 'center', flexWrap: 'wrap', py: 0.5, borderTop: 1, borderColor: 'divider' }}
          >
            <Typography sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {holder.nama}
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary', display: 'block' }}>
                {holder.surel}
              </Typography>
            </Typography>
            {holder.berlaku ? null : <Chip size="small" label="Dicabut" />}
            <Button size="small" disabled={busy} onClick={() => setAsking({ holder, revokes: false })}>
              Kirim tautan baru
            </Button>
            {holder.berlaku ? (
              <Button size="small" color="error" disabled={busy} onClick={() => setAsking({ holder, revokes: true })}>
                Cabut
              </Button>
            ) : null}
          </Stack>
        ))}
      </Stack>
      {data.pemegang.length ? null : <Typography>Tidak ada yang cocok.</Typography>}
      {data.jumlah > pageSize ? (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mt: 1 }}>
          <Button disabled={mulai === 0} onClick={() => setMulai(mulai - pageSize)}>
            Sebelumnya
          </Button>
          <Typography variant="body2" className="angka">
            {formatNumber(mulai + 1)}–{formatNumber(Math.min(mulai + pageSize, data.jumlah))} dari{' '}
            {formatNumber(data.jumlah)}
          </Typography>
          <Button disabled={mulai + pageSize >= data.jumlah} onClick={() => setMulai(mulai + pageSize)}>
            Berikutnya
          </Button>
        </Stack>
      ) : null}
      {asking ? (
        <AskDialog
          title={asking.revokes ? 'Cabut tautan pribadi' : 'Kirim tautan baru'}
          verb={asking.revokes ? 'Cabut' : 'Kirim'}
          busy={busy}
          onClose={() => setAsking(null)}
          onAgree={act}
        >
          <Typography>
            {asking.revokes
              ? `Tautan ${asking.holder.nama} tidak dapat dipakai lagi. Jawaban yang sudah dikirim tetap.`
              : `${asking.holder.nama} menerima tautan baru di ${asking.holder.surel ?? 'alamat surelnya'}; yang lama tidak berlaku lagi.`}
          </Typography>
        </AskDialog>
      ) : null}
    </Paper>
  );
}
