import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ContohFormulir } from '../../../../resources/formulir/contohPanggilan.ts';
import { questionsOf } from '../../../../resources/kit/form/definition.ts';
import { isRole, roleNames } from '../../../../resources/roles.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { usePhone } from '../../../platform/common/usePhone.ts';
import { formatNumber } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { DialogButtons } from '../../../platform/ui/DialogButtons.tsx';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { FormPreview } from '../susun/FormPreview.tsx';

const path = 'formulir/contoh';

/** Ready-made surveys: one is looked at, then made a draft of one's own. */
export default function SampleDialog({ onClose }: { onClose: () => void }) {
  const title = useId();
  const phone = usePhone();
  const notify = useNotify();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ContohFormulir | null>(null);
  const [busy, setBusy] = useState(false);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => (await http<ContohFormulir[]>(path, { signal })).data,
    retry: false,
  });
  const take = async ({ kode }: ContohFormulir) => {
    setBusy(true);
    try {
      const made = await http<{ id: string }>(`${path}/${kode}`, { method: 'POST', body: {}, quiet: true });
      notify('Draf formulir dibuat. Sesuaikan pertanyaannya, lalu rilis.', { type: 'success' });
      navigate(`/pengaturan/formulir/${made.data.id}/show?tab=pertanyaan`);
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      fullWidth
      fullScreen={phone}
      maxWidth="md"
      onClose={busy ? undefined : onClose}
      aria-labelledby={title}
    >
      <DialogTitle id={title}>{chosen?.judul ?? 'Mulai dari contoh'}</DialogTitle>
      <DialogContent>
        {isPending ? (
          <Loading height={320} label="Memuat contoh" />
        ) : error ? (
          <RetryAlert error={error} onRetry={refetch} />
        ) : chosen ? (
          <Look sample={chosen} />
        ) : (
          <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {data.map(sample => (
              <SampleCard key={sample.kode} sample={sample} onChoose={() => setChosen(sample)} />
            ))}
          </Stack>
        )}
      </DialogContent>
      <DialogButtons>
        {chosen ? (
          <Button startIcon={<ArrowBack />} disabled={busy} onClick={() => setChosen(null)} sx={{ mr: 'auto' }}>
            Contoh lain
          </Button>
        ) : null}
        <Button onClick={onClose} disabled={busy}>
          Batal
        </Button>
        {chosen ? (
          <Button variant="contained" disabled={busy} onClick={() => take(chosen)}>
            Buat draf
          </Button>
        ) : null}
      </DialogButtons>
    </Dialog>
  );
}

function SampleCard({ sample, onChoose }: { sample: ContohFormulir; onChoose: () => void }) {
  const { judul, kegunaan, dipakai, form } = sample;
  return (
    <Card component="li" variant="outlined">
      <CardActionArea onClick={onChoose} sx={{ p: 2 }}>
        <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {judul}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', my: 0.5 }}>
          {kegunaan}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Chip size="small" variant="outlined" label={`${formatNumber(questionsOf(form).length)} pertanyaan`} />
          <Proposed sample={sample} />
          {dipakai ? (
            <Typography variant="body2" className="angka" sx={{ color: 'text.secondary' }}>
              Dipakai {formatNumber(dipakai)} kali
            </Typography>
          ) : null}
        </Stack>
      </CardActionArea>
    </Card>
  );
}

const namesOf = (roles: readonly string[]) => roles.map(code => (isRole(code) ? roleNames[code] : code)).join(', ');

function Proposed({ sample: { anonim, terpilih, audiens } }: { sample: ContohFormulir }) {
  return (
    <>
      {anonim ? <Chip size="small" variant="outlined" label="Anonim" /> : null}
      <Chip size="small" variant="outlined" label={terpilih ? 'Orang yang dipilih' : namesOf(audiens)} />
    </>
  );
}

function Look({ sample }: { sample: ContohFormulir }) {
  return (
    <Stack spacing={2}>
      <Typography sx={{ color: 'text.secondary' }}>{sample.kegunaan}</Typography>
      <Typography variant="body2">
        Usulan: {sample.anonim ? 'anonim' : 'bernama'}, diisi{' '}
        {sample.terpilih ? 'orang yang dipilih' : namesOf(sample.audiens)}, dibaca {namesOf(sample.pembaca)}. Semuanya
        dapat diubah sebelum dirilis.
      </Typography>
      <FormPreview form={sample.form} title={sample.judul} text={sample.keterangan} />
    </Stack>
  );
}
