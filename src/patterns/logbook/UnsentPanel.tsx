import CloudUploadIcon from '@mui/icons-material/CloudUploadOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { LogbookOptions } from '../../../resources/kit/index.ts';
import { formatRelative } from '../../crud/format.ts';
import { useDialogs } from '../../layout/dialogs/useDialogs.ts';
import type { useOutbox } from '../draft/useOutbox.ts';
import type { KeptDraft } from '../register/deviceDraft.ts';
import { dayWords } from './entries.ts';
import { useLogbookResource } from './useLog.ts';

interface Props {
  options: LogbookOptions;
  outbox: ReturnType<typeof useOutbox>;
}

/** Where a draft is written on. */
export const draftAddress = ({ paths }: LogbookOptions, { key, id }: Pick<KeptDraft, 'key' | 'id'>): string =>
  id ? `${paths.form}/edit?id=${id}` : `${paths.form}/add?draf=${encodeURIComponent(key.split('-').at(-1) ?? '')}`;

/** What only this device has, and what becomes of it. */
export function UnsentPanel({ options, outbox }: Props) {
  const { drafts, busy, report, send, discard } = outbox;
  const dialogs = useDialogs();
  const { day, title } = useLogbookResource().log;
  if (drafts.length === 0) return null;
  const due = drafts.filter(({ wanted }) => wanted);
  const wordsOf = ({ values }: KeptDraft) => {
    const named = typeof values[title] === 'string' && values[title] ? values[title] : 'Belum berjudul';
    return typeof values[day] === 'string' ? `${dayWords(values[day])}: ${named}` : named;
  };
  const drop = async (draft: KeptDraft) => {
    const text = `Hapus isian "${wordsOf(draft)}" dari perangkat ini? Isian yang belum terkirim akan hilang.`;
    if (await dialogs.confirm({ text, accept: 'Hapus', danger: true })) discard(draft.key);
  };
  return (
    <Alert
      severity={due.length ? 'warning' : 'info'}
      icon={<CloudUploadIcon />}
      sx={{ mb: 2, '& .MuiAlert-message': { width: '100%' } }}
    >
      <AlertTitle>{due.length ? `Belum terkirim (${due.length})` : 'Isian yang belum selesai'}</AlertTitle>
      <Typography variant="body2">
        {due.length
          ? 'Tersimpan aman di perangkat ini dan dikirim sendiri saat tersambung ke internet.'
          : 'Tersimpan di perangkat ini; lanjutkan kapan saja.'}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {drafts.map(draft => {
          const refusal = report?.refused.find(({ key }) => key === draft.key);
          return (
            <Box component="li" key={draft.key}>
              <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
                {wordsOf(draft)}
              </Typography>
              <Typography variant="caption" component="div">
                {draft.wanted ? 'Menunggu koneksi internet' : 'Belum diajukan'} · diubah{' '}
                {formatRelative(new Date(draft.at).toISOString())}
              </Typography>
              {refusal ? (
                <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
                  {refusal.message}
                </Typography>
              ) : null}
              <Stack direction="row" spacing={1}>
                <Button size="small" component={Link} to={draftAddress(options, draft)}>
                  Lanjutkan
                </Button>
                <Button size="small" color="error" onClick={() => void drop(draft)}>
                  Hapus
                </Button>
              </Stack>
            </Box>
          );
        })}
      </Stack>
      {due.length ? (
        <Button variant="outlined" color="inherit" onClick={() => void send()} loading={busy} sx={{ mt: 1 }}>
          Kirim sekarang
        </Button>
      ) : null}
    </Alert>
  );
}
