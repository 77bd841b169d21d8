import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { KeadaanSitus } from '../../../../resources/pengaturan/panggilanSitus.ts';
import type { HalamanSitus } from '../../../../resources/pengaturan/situs.ts';
import { lengkap } from '../../../../resources/pengaturan/situsIsi.ts';
import type { DokumenSitus } from '../../../../resources/pengaturan/situsSkema.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { DialogButtons } from '../../../platform/ui/DialogButtons.tsx';
import { NoteInput } from '../../../platform/ui/NoteInput.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { useNote } from '../../../platform/ui/useNote.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { differences } from './differences.ts';

interface Props {
  page: HalamanSitus;
  stored: KeadaanSitus;
  /** Something is typed that a version taken back would replace. */
  dirty: boolean;
  busy: boolean;
  problem: string | null;
  onTakeBack: (nomor: number, catatan: string) => void;
  onClose: () => void;
}

/** Every version of a page: who, when, why, in what it differs from the published one; and the way back to it. */
export function VersionsDialog({ page, stored, ...rest }: Props) {
  const title = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const code = { nomor: 0, catatan: 'Teks bawaan portal', namaUser: null, waktu: null };
  return (
    <Dialog open fullWidth maxWidth="md" onClose={rest.busy ? undefined : rest.onClose} aria-labelledby={title}>
      <DialogTitle id={title}>Versi {stored.nama}</DialogTitle>
      <DialogContent>
        <List disablePadding>
          {[...stored.versi, code].map(({ nomor, catatan, namaUser, waktu }) => (
            <ListItemButton
              key={nomor}
              selected={chosen === nomor}
              aria-expanded={chosen === nomor}
              onClick={() => setChosen(chosen === nomor ? null : nomor)}
            >
              <ListItemText
                sx={{ overflowWrap: 'anywhere' }}
                primary={`${nomor === 0 ? 'Bawaan' : `Versi ${nomor}`}${nomor === stored.nomor ? ' (terbit)' : ''}: ${catatan ?? ''}`}
                secondary={waktu ? `${namaUser ?? ''}, ${formatDateTime(waktu)}` : undefined}
              />
            </ListItemButton>
          ))}
        </List>
        {chosen === null ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            Pilih versi untuk melihat bedanya dengan yang terbit sekarang.
          </Typography>
        ) : (
          <ChosenVersion key={chosen} page={page} stored={stored} nomor={chosen} {...rest} />
        )}
      </DialogContent>
      <DialogButtons>
        <Button onClick={rest.onClose} disabled={rest.busy}>
          Tutup
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function ChosenVersion({
  page,
  stored,
  nomor,
  dirty,
  busy,
  problem,
  onTakeBack,
}: Omit<Props, 'onClose'> & { nomor: number }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['pengaturan/situs', page, 'versi', nomor],
    queryFn: async ({ signal }) => {
      const query = { nomor: String(nomor) };
      return (await http<DokumenSitus>(`pengaturan/situs/${page}/versi`, { query, signal })).data;
    },
    retry: false,
  });
  const note = useNote(`situs ${page} ${nomor}`, true);
  if (isPending) return <Loading height={120} label="Memuat versi" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  const found = differences(page, lengkap(page, stored.bawaan, stored.terbit), lengkap(page, stored.bawaan, data));
  return (
    <>
      <DifferenceList list={found} labels={['Terbit sekarang', nomor === 0 ? 'Bawaan' : `Versi ${nomor}`]} />
      {found.length ? (
        <>
          {problem ? (
            <Alert severity="error" sx={{ my: 2 }}>
              {problem}
            </Alert>
          ) : null}
          {dirty ? (
            <Alert severity="warning" sx={{ mb: 2 }}>
              Isian yang belum disimpan akan hilang.
            </Alert>
          ) : null}
          <NoteInput {...note.input} max={300} minRows={2} />
          <Button
            variant="contained"
            loading={busy}
            sx={{ mt: 1 }}
            onClick={() => note.check() && onTakeBack(nomor, note.text)}
          >
            {nomor === 0 ? 'Kembali ke teks bawaan' : `Kembalikan versi ${nomor}`}
          </Button>
        </>
      ) : null}
    </>
  );
}
