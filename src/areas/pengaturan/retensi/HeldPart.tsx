import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DataDitahan, OrangRetensi } from '../../../../resources/pengaturan/panggilanRetensi.ts';
import { formatDate } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { MailSection } from '../surel/MailSection.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import type { Send } from './useRetention.ts';

/** People whose data is held whatever its age, with the reason. */
export function HeldPart({ held, onSend }: { held: readonly DataDitahan[]; onSend: Send }) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly OrangRetensi[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [holding, setHolding] = useState<OrangRetensi | null>(null);
  const [freeing, setFreeing] = useState<DataDitahan | null>(null);
  const look = async () => {
    setProblem(null);
    try {
      setFound((await http<OrangRetensi[]>('pengaturan/retensi/orang', { query: { q: typed } })).data);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <MailSection title="Data yang ditahan">
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        Data orang di sini tidak dianonimkan, misalnya selama ada perkara atau pemeriksaan.
      </Typography>
      <List disablePadding>
        {held.map(one => (
          <ListItem key={one.id} disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
            <ListItemText
              sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}
              primary={one.nama}
              secondary={`Sejak ${formatDate(one.sejak.slice(0, 10))}: ${one.alasan}`}
            />
            <Button size="small" onClick={() => setFreeing(one)} aria-label={`Lepaskan ${one.nama}`}>
              Lepaskan
            </Button>
          </ListItem>
        ))}
      </List>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        onSubmit={event => {
          event.preventDefault();
          void look();
        }}
      >
        <TextField
          label="Cari orang"
          size="small"
          value={typed}
          onChange={event => setTyped(event.target.value)}
          sx={{ m: 0, flex: 1, maxWidth: 360 }}
        />
        <Button type="submit" variant="outlined" disabled={typed.trim().length < 3}>
          Cari
        </Button>
      </Stack>
      {problem ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      ) : null}
      {found ? (
        <List disablePadding role="status">
          {found.length === 0 ? <Typography variant="body2">Tidak ada yang cocok.</Typography> : null}
          {found.map(one => (
            <ListItem key={`${one.sumber} ${one.id}`} disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
              <ListItemText sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }} primary={one.nama} />
              <Button size="small" onClick={() => setHolding(one)} aria-label={`Tahan data ${one.nama}`}>
                Tahan
              </Button>
            </ListItem>
          ))}
        </List>
      ) : null}
      {holding ? (
        <NoteDialog
          title={`Tahan data ${holding.nama}`}
          verb="Tahan"
          label="Alasan"
          field="alasan"
          onAgree={async alasan => {
            await onSend('/tahan', 'POST', { sumber: holding.sumber, idOrang: holding.id, alasan });
            setFound(null);
            setTyped('');
          }}
          onClose={() => setHolding(null)}
        />
      ) : null}
      {freeing ? (
        <NoteDialog
          title={`Lepaskan data ${freeing.nama}`}
          verb="Lepaskan"
          label="Alasan"
          field="alasan"
          onAgree={alasan => onSend(`/tahan/${freeing.id}/lepas`, 'POST', { alasan, version: freeing.version })}
          onClose={() => setFreeing(null)}
        />
      ) : null}
    </MailSection>
  );
}
