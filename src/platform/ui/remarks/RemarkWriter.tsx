import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { messages } from '../../../../resources/kit/index.ts';
import type { Catatan, OrangDiskusi } from '../../../../resources/umum/panggilanDiskusi.ts';
import { useShownKeys } from '../../common/keys.ts';
import { useUnsavedInDialog } from '../../common/unsaved/useUnsaved.ts';
import { isSending } from '../../look/sendingKeys.ts';
import { http } from '../../providers/http.ts';
import { useWords } from '../../providers/language.ts';
import { inWords } from '../../providers/reading.ts';
import { counted } from '../Counted.tsx';
import { fieldErrorsOf, messageOf } from '../failedCall.ts';
import { type Mentioned, stillNamed, typedName, withName } from './mention.ts';

interface Props {
  resource: string;
  id: string;
  /** The caller writes to the team too. */
  team: boolean;
  /** More people than the team read the row. */
  others: boolean;
  /** The remark that is changed; a new one without. */
  remark?: Catatan;
  onDone: () => void;
  onClose?: () => void;
}

const longest = 2000;
const shape = z.object({ isi: z.string(), untuk: z.enum(['tim', 'semua']) });

/** Writes a remark, or changes one's own; `@` and two letters offer who may be named. */
export default function RemarkWriter({ resource, id, team, others, remark, onDone, onClose }: Props) {
  const say = useWords();
  const [isi, setText] = useState(remark?.isi ?? '');
  const [untuk, setAudience] = useState<'tim' | 'semua'>(remark?.untuk ?? (team ? 'tim' : 'semua'));
  const [people, setPeople] = useState<readonly Mentioned[]>(remark?.sebut ?? []);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  useUnsavedInDialog({
    name: `diskusi ${id} ${remark?.id ?? 'baru'}`,
    dirty: isi.trim() !== (remark?.isi ?? ''),
    values: { isi, untuk },
    shape,
    put: kept => {
      setText(kept.isi);
      setAudience(kept.untuk);
    },
  });
  const name = typedName(isi);
  const found = useQuery({
    queryKey: ['diskusi', 'orang', resource, id, untuk, name],
    queryFn: async ({ signal }) =>
      (
        await http<{ orang: OrangDiskusi[] }>('diskusi/orang', {
          query: { resource, id, untuk, q: name ?? '' },
          signal,
          quiet: true,
        })
      ).data.orang,
    enabled: name !== undefined,
    retry: false,
  });
  useShownKeys([{ keys: ['Ctrl', 'Enter'], does: say('Kirim tulisan') }]);
  const empty = isi.trim() === '';
  const send = async () => {
    setTried(true);
    if (empty || busy) return;
    setBusy(true);
    setRefused(undefined);
    const words = { isi: isi.trim(), sebut: stillNamed(isi, people).map(one => one.id) };
    try {
      await (remark
        ? http(`diskusi/${remark.id}`, { method: 'PUT', body: words, quiet: true })
        : http('diskusi', { method: 'POST', body: { ...words, resource, id, untuk }, quiet: true }));
      setText('');
      setPeople([]);
      setTried(false);
      onDone();
    } catch (reason) {
      setRefused(reason);
    } finally {
      setBusy(false);
    }
  };
  const wrong = fieldErrorsOf(refused);
  const problem = tried && empty ? inWords(messages.required) : (wrong.isi ?? wrong.sebut);
  return (
    <Box className="layar-saja" data-formulir="" sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      {refused !== undefined && !wrong.isi && !wrong.sebut && !wrong.untuk ? (
        <Alert severity="error">{messageOf(refused)}</Alert>
      ) : null}
      <TextField
        label={say('Catatan baru')}
        margin="none"
        multiline
        minRows={2}
        fullWidth
        value={isi}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (!isSending(event)) return;
          event.preventDefault();
          void send();
        }}
        error={problem !== undefined}
        helperText={counted({
          message: problem ?? say('Tulis @ dan nama untuk memberi tahu seseorang.'),
          value: isi,
          max: longest,
        })}
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
      {name === undefined ? null : (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
          aria-live="polite"
        >
          {found.data?.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {say('Tidak ada pembaca bernama "%{nama}".', { nama: name })}
            </Typography>
          ) : null}
          {found.data?.map(one => (
            <Button
              key={one.id}
              size="small"
              variant="outlined"
              onClick={() => {
                setText(withName(isi, one));
                setPeople([...people.filter(other => other.id !== one.id), one]);
              }}
            >
              @{one.nama}
            </Button>
          ))}
        </Stack>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
        {team && others && !remark ? (
          <TextField
            select
            size="small"
            margin="none"
            fullWidth={false}
            label={say('Dibaca oleh')}
            value={untuk}
            onChange={event => setAudience(event.target.value === 'semua' ? 'semua' : 'tim')}
            error={wrong.untuk !== undefined}
            helperText={wrong.untuk}
            sx={{ minWidth: 220 }}
          >
            <MenuItem value="tim">{say('Hanya tim')}</MenuItem>
            <MenuItem value="semua">{say('Semua yang membaca data ini')}</MenuItem>
          </TextField>
        ) : null}
        <Button variant="outlined" loading={busy} onClick={() => void send()} sx={{ minHeight: 40 }}>
          {remark ? say('Simpan') : say('Kirim catatan')}
        </Button>
        {onClose ? (
          <Button onClick={onClose} disabled={busy} sx={{ minHeight: 40 }}>
            {say('Batal')}
          </Button>
        ) : null}
      </Stack>
    </Box>
  );
}
