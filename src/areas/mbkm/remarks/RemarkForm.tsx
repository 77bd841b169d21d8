import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useResourceContext } from 'react-admin';
import { z } from 'zod';
import { type Choices, messages } from '../../../../resources/kit/index.ts';
import type { Komentar } from '../../../../resources/programme/remarks.ts';
import { useShownKeys } from '../../../platform/common/keys.ts';
import { useUnsavedInDialog } from '../../../platform/common/unsaved/useUnsaved.ts';
import { isSending } from '../../../platform/look/sendingKeys.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { counted } from '../../../platform/ui/Counted.tsx';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { Refusal } from '../../../platform/ui/form/Refusal.tsx';

interface Props {
  of: { id: string; version: number; komentar?: readonly Komentar[] | null | undefined };
  parts: Choices;
}

const longest = 1000;
const shape = z.object({ bagian: z.string(), isi: z.string() });

/** One more remark on the record in context, about one of its parts. */
export function RemarkForm({ of, parts }: Props) {
  const say = useWords();
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [bagian, setPart] = useState('');
  const [isi, setText] = useState('');
  const [tried, setTried] = useState(0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const text = isi.trim();
  useUnsavedInDialog({
    name: `komentar ${of.id}`,
    dirty: text !== '',
    values: { bagian, isi },
    shape,
    put: kept => {
      setPart(kept.bagian);
      setText(kept.isi);
    },
  });
  useShownKeys([{ keys: ['Ctrl', 'Enter'], does: say('Kirim tulisan') }]);
  const send = async () => {
    // By keys it may be asked twice.
    if (busy) return;
    setTried(before => before + 1);
    if (!bagian || !text) return;
    setBusy(true);
    setProblem(null);
    try {
      const komentar = [...(of.komentar ?? []), { bagian, isi: text }];
      await dataProvider.update(resource, { id: of.id, data: { version: of.version, komentar }, previousData: of });
      notify(say('Komentar ditambahkan.'), { type: 'success' });
      setPart('');
      setText('');
      setTried(0);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return (
    <Box
      component="section"
      aria-label={say('Tambah komentar')}
      data-formulir=""
      sx={{ mt: 2, display: 'grid', gap: 1.5 }}
    >
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      <TextField
        select
        label={say('Bagian')}
        margin="none"
        required
        value={bagian}
        onChange={event => setPart(event.target.value)}
        error={tried > 0 && !bagian}
        helperText={tried > 0 && !bagian ? inWords(messages.required) : null}
      >
        {Object.entries(parts).map(([key, label]) => (
          <MenuItem key={key} value={key}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={say('Komentar')}
        margin="none"
        required
        multiline
        minRows={2}
        value={isi}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (!isSending(event)) return;
          event.preventDefault();
          void send();
        }}
        error={tried > 0 && !text}
        helperText={counted({
          message: tried > 0 && !text ? inWords(messages.required) : undefined,
          value: isi,
          max: longest,
        })}
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => void send()} loading={busy}>
          {say('Tambah komentar')}
        </Button>
        <Refusal attempts={tried} busy={busy} />
      </Stack>
    </Box>
  );
}
