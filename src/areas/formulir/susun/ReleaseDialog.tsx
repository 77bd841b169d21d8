import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { FormChange } from '../../../../resources/kit/form/versions.ts';
import { formatNumber } from '../../../platform/providers/format.ts';
import { DialogButtons } from '../../../platform/ui/DialogButtons.tsx';
import { changeWords } from './changeWords.ts';

interface Props {
  changes: readonly FormChange[];
  /** Nothing was released before. */
  first: boolean;
  /** Who answers from then on. */
  asks: string;
  /** Answers that were sent, and how many of them answered each question. */
  sent: number;
  answered: Readonly<Record<string, number>>;
  busy: boolean;
  onRelease: () => void;
  onClose: () => void;
}

/** What a release does, before it is released: to everybody who answers from now on, and to the answers that are there. */
export function ReleaseDialog({ changes, first, asks, sent, answered, busy, onRelease, onClose }: Props) {
  const title = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{first ? 'Rilis formulir' : 'Rilis perubahan'}</DialogTitle>
      <DialogContent>
        {first ? (
          <Typography>{asks} Sesudah dirilis formulir tidak dapat dihapus, hanya ditutup.</Typography>
        ) : (
          <>
            <Alert severity={sent ? 'warning' : 'info'} sx={{ mb: 1 }}>
              {sent
                ? `Sudah ada ${formatNumber(sent)} jawaban. Semuanya tetap tersimpan dengan versi pertanyaannya.`
                : 'Belum ada jawaban yang terkirim.'}
            </Alert>
            {changes.length ? (
              <List dense aria-label="Yang berubah">
                {changes.map(change => (
                  <ListItem key={`${change.question} ${change.what}`} disableGutters divider>
                    <ListItemText
                      primary={change.label}
                      secondary={changeWords(change, answered[change.question] ?? 0)}
                      sx={{ overflowWrap: 'anywhere' }}
                    />
                  </ListItem>
                ))}
              </List>
            ) : (
              <Typography>Hanya urutan, bantuan, atau kata-kata pilihan yang berubah.</Typography>
            )}
          </>
        )}
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose} disabled={busy}>
          Batal
        </Button>
        <Button variant="contained" onClick={onRelease} disabled={busy}>
          Rilis
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
