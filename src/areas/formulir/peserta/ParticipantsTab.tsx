import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Formulir } from '../../../../resources/formulir/formulir.ts';
import type { PesertaFormulir } from '../../../../resources/formulir/pesertaPanggilan.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatNumber } from '../../../platform/providers/format.ts';
import { DialogButtons } from '../../../platform/ui/DialogButtons.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { OpenLink } from '../tautan/OpenLink.tsx';
import { PersonalLinks } from '../tautan/PersonalLinks.tsx';
import { AddPeople } from './AddPeople.tsx';
import { GroupRates } from './GroupRates.tsx';
import { useParticipantSteps, useParticipants } from './useParticipants.ts';

/** Tab "Peserta": the people whom a form asks by name, how many have answered, and who is reminded. */
export default function ParticipantsTab() {
  const record = useRecordContext<Formulir>();
  if (!record) return null;
  if (record.momen === 'kejadian')
    return (
      <Alert severity="info">
        Formulir ini ditanyakan kepada orang yang datanya sampai pada saat yang disebut, sejak formulir dibuka. Mereka
        diberi tahu di portal dan lewat surel, dan diingatkan seperti disebut pada “Ingatkan setiap”.
      </Alert>
    );
  if (record.peserta === 'tautan') return <OpenLink key={record.id} form={record} />;
  if (record.peserta !== 'terpilih')
    return (
      <Alert severity="info">
        Formulir ini untuk semua yang perannya disebut pada “Yang mengisi”. Ubah isian Peserta menjadi “Orang yang
        dipilih” untuk memilih orangnya dari daftar, atau “Siapa saja lewat tautan” untuk membuat tautannya.
      </Alert>
    );
  return <Chosen key={record.id} record={record} />;
}

function Chosen({ record }: { record: Formulir }) {
  const { data, error, isPending, refetch } = useParticipants(record.id);
  if (isPending) return <Loading height={320} label="Memuat peserta" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  return (
    <Stack spacing={2}>
      <Summary record={record} people={data} />
      {data.kelompok.map(group => (
        <GroupRates key={group.label} group={group} />
      ))}
      {record.tautanPribadi ? <PersonalLinks form={record.id} /> : null}
      <AddPeople form={record.id} people={data} />
    </Stack>
  );
}

type Asking = 'ingatkan' | 'keluarkan' | null;

function Summary({ record, people }: { record: Formulir; people: PesertaFormulir }) {
  const { jumlah, menjawab, diundang, dapatDiingatkan, dihitungLagi } = people;
  const { busy, remind, dropUnanswered } = useParticipantSteps(record.id);
  const [asking, setAsking] = useState<Asking>(null);
  const missing = jumlah - menjawab;
  const act = async () => {
    await (asking === 'ingatkan' ? remind() : dropUnanswered());
    setAsking(null);
  };
  if (!jumlah && !dihitungLagi)
    return (
      <Alert severity="info">
        Belum ada peserta. Pilih orangnya di bawah; mereka diberi tahu di portal dan lewat surel begitu formulir dibuka.
      </Alert>
    );
  return (
    <Stack spacing={1}>
      <Typography className="angka">
        {formatNumber(menjawab)} dari {formatNumber(jumlah)} peserta sudah menjawab, {formatNumber(diundang)} sudah
        diundang.
      </Typography>
      {record.status === 'rilis' && diundang < jumlah ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Yang belum diundang diberi tahu paling lambat lima menit sesudah formulir dibuka.
        </Typography>
      ) : null}
      {dihitungLagi ? (
        <Alert severity="info">
          Peserta dihitung lagi begitu formulir dibuka: siapa pun yang saat itu sesuai dengan pilihannya ikut diundang,
          yang tidak lagi sesuai tidak. Yang sudah diundang tetap menjadi peserta.
        </Alert>
      ) : null}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {dapatDiingatkan && record.status === 'rilis' ? (
          <Button variant="contained" onClick={() => setAsking('ingatkan')}>
            Ingatkan yang belum menjawab
          </Button>
        ) : null}
        {missing || dihitungLagi ? (
          <Button variant="outlined" onClick={() => setAsking('keluarkan')}>
            Keluarkan yang belum menjawab
          </Button>
        ) : null}
      </Stack>
      <Confirm
        asking={asking}
        numbers={{ remind: dapatDiingatkan, drop: missing }}
        busy={busy}
        onYes={act}
        onClose={() => setAsking(null)}
      />
    </Stack>
  );
}

interface ConfirmProps {
  asking: Asking;
  numbers: { remind: number; drop: number };
  busy: boolean;
  onYes: () => void;
  onClose: () => void;
}

function Confirm({ asking, numbers, busy, onYes, onClose }: ConfirmProps) {
  const title = useId();
  const reminds = asking === 'ingatkan';
  return (
    <Dialog open={asking !== null} fullWidth maxWidth="xs" onClose={busy ? undefined : onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{reminds ? 'Ingatkan peserta' : 'Keluarkan peserta'}</DialogTitle>
      <DialogContent>
        <Typography>
          {reminds
            ? `${formatNumber(numbers.remind)} peserta yang belum menjawab diberi tahu sekali lagi, di portal dan lewat surel. Yang sudah diingatkan hari ini tidak.`
            : `${formatNumber(numbers.drop)} peserta yang belum menjawab tidak diminta lagi. Mereka dapat ditambahkan kembali; jawaban yang sudah ada tetap. Pilihan yang menunggu formulir dibuka ikut batal.`}
        </Typography>
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose} disabled={busy}>
          Batal
        </Button>
        <Button variant="contained" onClick={onYes} disabled={busy}>
          {reminds ? 'Ingatkan' : 'Keluarkan'}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
