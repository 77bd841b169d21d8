import CloudUploadIcon from '@mui/icons-material/CloudUploadOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { LogbookOptions } from '../../../../resources/kit/index.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { formatRelative } from '../../../platform/providers/format.ts';
import { type KeptEntry, troubleOf } from '../outbox/deviceStore.ts';
import { outOfUse } from '../outbox/outOfUse.ts';
import { useKeptPhotos, type useOutbox } from '../outbox/useOutbox.ts';
import { stateWords } from '../outbox/words.ts';
import { Conflict } from './Conflict.tsx';
import { CopyButton } from './CopyButton.tsx';
import { dayWords } from './entries.ts';
import { useLogbookResource } from './useLog.ts';

interface Props {
  options: LogbookOptions;
  outbox: ReturnType<typeof useOutbox>;
}

/** Page on which an entry of the device is edited. */
const entryAddress = ({ paths }: LogbookOptions, { id, row }: Pick<KeptEntry, 'id' | 'row'>): string =>
  row ? `${paths.form}/edit?id=${row.id}` : `${paths.form}/add?draf=${encodeURIComponent(id)}`;

/** Title with the number of entries to be sent and of drafts. */
const titleOf = (due: number, unfinished: number): string => {
  if (due === 0) return unfinished ? 'Isian yang belum selesai' : 'Terkirim';
  return `Belum terkirim (${due})${unfinished ? `, belum selesai (${unfinished})` : ''}`;
};

/** Entries that are only on this device, with state and commands; below them those that have arrived. */
export function UnsentPanel({ options, outbox }: Props) {
  const { entries, arrived, busy, send } = outbox;
  const { day, title } = useLogbookResource().log;
  const wordsOf = ({ values }: Pick<KeptEntry, 'values'>) => {
    const named = typeof values[title] === 'string' && values[title] ? values[title] : 'Belum berjudul';
    return typeof values[day] === 'string' ? `${dayWords(values[day])}: ${named}` : named;
  };
  if (!entries.length && !arrived.length) return null;
  const due = entries.filter(({ wanted }) => wanted);
  const trouble = entries.map(({ id }) => troubleOf(id)).find(why => why !== null);
  const text =
    trouble ??
    (due.length
      ? 'Tersimpan aman di perangkat ini dan dikirim sendiri saat tersambung ke internet.'
      : 'Tersimpan di perangkat ini; lanjutkan kapan saja.');
  return (
    <Alert
      severity={due.length ? 'warning' : entries.length ? 'info' : 'success'}
      icon={<CloudUploadIcon />}
      sx={{ mb: 2, '& .MuiAlert-message': { width: '100%', minWidth: 0 } }}
    >
      <AlertTitle>{titleOf(due.length, entries.length - due.length)}</AlertTitle>
      {entries.length ? <Typography variant="body2">{text}</Typography> : null}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {entries.map(entry => (
          <Unsent key={entry.id} options={options} outbox={outbox} entry={entry} words={wordsOf(entry)} />
        ))}
        {arrived.map(entry => (
          <Box component="li" key={`${entry.id} ${entry.at}`}>
            <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
              {wordsOf(entry)}
            </Typography>
            <Typography variant="caption">Terkirim</Typography>
            <OutOfUse entry={entry} />
          </Box>
        ))}
      </Stack>
      {entries.length ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
          {due.length ? (
            <Button variant="outlined" color="inherit" onClick={() => void send()} loading={busy}>
              Kirim sekarang
            </Button>
          ) : null}
          <CopyButton entries={entries} />
        </Stack>
      ) : null}
    </Alert>
  );
}

/** Values of fields that this release no longer has: shown to their author, not sent. */
function OutOfUse({ entry }: { entry: KeptEntry }) {
  const texts = outOfUse(useLogbookResource(), entry.values);
  return texts.length ? (
    <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
      Isian yang tidak dipakai lagi dan tidak ikut dikirim: {texts.join('; ')}
    </Typography>
  ) : null;
}

interface UnsentProps extends Props {
  entry: KeptEntry;
  words: string;
}

/** One entry: how it stands, and what may be done with it alone. */
function Unsent({ options, outbox, entry, words }: UnsentProps) {
  const dialogs = useDialogs();
  const photos = useKeptPhotos(entry.id).length;
  const failed = entry.state === 'gagal' || entry.state === 'konflik';
  const drop = async () => {
    const text = `Hapus isian "${words}" dari perangkat ini? Isian yang belum terkirim akan hilang.`;
    if (await dialogs.confirm({ text, accept: 'Hapus', danger: true })) await outbox.remove(entry.id);
  };
  return (
    <Box component="li">
      <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {words}
      </Typography>
      <Typography
        variant="caption"
        component="div"
        role={failed ? 'alert' : 'status'}
        sx={{ color: failed ? 'error.main' : undefined, overflowWrap: 'anywhere' }}
      >
        {stateWords(entry, troubleOf(entry.id) === null)}
      </Typography>
      <Typography variant="caption" component="div">
        {photos ? `${photos} foto di perangkat · ` : ''}diubah {formatRelative(new Date(entry.at).toISOString())}
      </Typography>
      <OutOfUse entry={entry} />
      {entry.state === 'konflik' ? (
        <Conflict
          options={options}
          entry={entry}
          onServer={() => void outbox.remove(entry.id)}
          onImprove={() => void outbox.improve(entry.id)}
        />
      ) : (
        <Stack direction="row" spacing={1}>
          <Button size="small" component={Link} to={entryAddress(options, entry)}>
            Lanjutkan
          </Button>
          <Button size="small" color="error" onClick={() => void drop()}>
            Hapus
          </Button>
        </Stack>
      )}
    </Box>
  );
}
