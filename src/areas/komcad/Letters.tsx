import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { surat } from '../../../resources/surat/surat.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { formatDate } from '../../platform/providers/format.ts';
import { download } from '../../platform/providers/http.ts';
import { useWords } from '../../platform/providers/language.ts';
import { StatusChip } from '../../platform/ui/cells/StatusChip.tsx';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { type Letter, useLetters } from './useLetters.ts';

const { workflow } = surat.fields.status;

/** The letters about a participant: those in force to download, those taken back with the reason. */
export function Letters({ id }: { id: string }) {
  const say = useWords();
  const { data, error, isPending, refetch } = useLetters(id);
  if (isPending) return <Loading height={96} label={say('Memuat surat')} />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  if (!data.length)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say('Belum ada surat.')}
      </Typography>
    );
  return (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map(letter => (
        <Line key={letter.id} letter={letter} about={id} />
      ))}
    </Stack>
  );
}

function Line({ letter, about }: { letter: Letter; about: string }) {
  const say = useWords();
  const { judul, nomorSurat, tanggalSurat, status, alasan, perluTerbitUlang, pengganti } = letter;
  const counts = status === 'terbit';
  const why = [alasan, pengganti ? say('Diganti surat %{nomor}.', { nomor: pengganti }) : null]
    .filter(Boolean)
    .join(' ');
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'center', minHeight: 44 }}
    >
      <Box sx={{ mr: 'auto', minWidth: 0 }}>
        <Typography variant="body1">{judul}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {nomorSurat}, {formatDate(tanggalSurat)}
        </Typography>
        {!counts && why ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {why}
          </Typography>
        ) : null}
      </Box>
      {counts && perluTerbitUlang ? <Chip size="small" color="warning" label={say('Perlu diterbitkan ulang')} /> : null}
      <StatusChip workflow={workflow} value={status} />
      {counts ? <Download letter={letter} about={about} /> : null}
    </Stack>
  );
}

function Download({ letter: { jenisSurat, judul }, about }: { letter: Letter; about: string }) {
  const say = useWords();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const get = async () => {
    setBusy(true);
    try {
      await download(`${surat.endpoint}/${jenisSurat.replaceAll('_', '-')}/${about}`, undefined, `${judul}.pdf`);
    } catch (error) {
      notify(messageOf(error), { type: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      onClick={get}
      loading={busy}
      aria-label={`${say('Unduh')} ${judul}`}
    >
      {say('Unduh')}
    </Button>
  );
}
