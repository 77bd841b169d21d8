import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { wayOf } from '../../../resources/kit/index.ts';
import type { RisetSaya } from '../../../resources/riset/bacaan.ts';
import { programRiset } from '../../../resources/riset/programme.ts';
import { ReturnedNote } from '../../platform/patterns/record/ReturnedNote.tsx';
import { formatDate } from '../../platform/providers/format.ts';
import { http } from '../../platform/providers/http.ts';
import { AskDialog } from '../../platform/ui/AskDialog.tsx';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { NoteInput } from '../../platform/ui/NoteInput.tsx';
import { useNote } from '../../platform/ui/useNote.ts';

interface Props {
  own: RisetSaya;
  onDone: () => void;
}

/** A registration that somebody else has opened: an invitation to be answered, then a form to be completed. */
export function RegistrationCard({ own, onDone }: Props) {
  const { id, judul, jalur, kodeJalur, mitra, dosen, peran, konfirmasi, batasKonfirmasi, status, catatan } = own;
  const notify = useNotify();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [declining, setDeclining] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const note = useNote(`tolak ${id}`, false);
  const form = `${wayOf(programRiset, kodeJalur)?.path ?? ''}?id=${id}`;
  const invited = konfirmasi === 'menunggu';
  const answer = async (terima: boolean) => {
    setBusy(true);
    setProblem(null);
    try {
      const body = { terima, version: own.version, ...(note.text ? { alasan: note.text } : {}) };
      await http(`${programRiset.endpoint}/${id}/konfirmasi`, { method: 'POST', body });
      notify(terima ? 'Undangan diterima. Lengkapi pendaftaran Anda.' : 'Undangan ditolak.', { type: 'success' });
      setDeclining(false);
      if (terima) navigate(form);
      else onDone();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const facts = [
    ['Jalur', jalur],
    ['Mitra', mitra],
    [kodeJalur === 'simaris' ? 'Ketua penelitian' : 'Dosen pembimbing', dosen],
    ['Peran Anda', peran],
    ...(invited ? [['Jawab paling lambat', batasKonfirmasi ? formatDate(batasKonfirmasi) : null]] : []),
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <Paper component="li" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="overline" component="p" sx={{ color: 'text.secondary', lineHeight: 1.6 }}>
        {invited ? 'Undangan penelitian' : 'Lengkapi pendaftaran'}
      </Typography>
      <Typography variant="h6" component="h2">
        {judul}
      </Typography>
      {status === 'revisi' && catatan ? <ReturnedNote text={catatan} sx={{ mt: 1.5 }} /> : null}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' },
          columnGap: 2,
          rowGap: 0.5,
          my: 1.5,
        }}
      >
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, mb: { xs: 0.5, sm: 0 } }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {problem && !declining ? (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {problem}
        </Alert>
      ) : null}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {invited ? (
          <>
            <Button variant="contained" onClick={() => void answer(true)} loading={busy && !declining}>
              Terima
            </Button>
            <Button color="error" variant="outlined" onClick={() => setDeclining(true)} disabled={busy}>
              Tolak
            </Button>
          </>
        ) : (
          <Button variant="contained" component={Link} to={form}>
            {status === 'revisi' ? 'Perbaiki' : 'Lengkapi'}
          </Button>
        )}
      </Stack>
      {declining ? (
        <AskDialog
          title="Tolak undangan"
          verb="Tolak"
          problem={problem}
          busy={busy}
          onAgree={() => answer(false)}
          onClose={() => setDeclining(false)}
        >
          <Typography variant="body2" sx={{ mb: 1 }}>
            Anda tidak mengikuti penelitian ini. Ketuanya diberi tahu.
          </Typography>
          <NoteInput {...note.input} label="Alasan" />
        </AskDialog>
      ) : null}
    </Paper>
  );
}
