import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useResourceContext } from 'react-admin';
import { type Choices, messages } from '../../../resources/kit/index.ts';
import type { Komentar } from '../../../resources/programme/remarks.ts';
import { messageOf } from '../../crud/errors.ts';

interface Props {
  of: { id: string; version: number; komentar?: readonly Komentar[] | null | undefined };
  parts: Choices;
}

const longest = 1000;

/** One more remark on the record in context, about one of its parts. */
export function RemarkForm({ of, parts }: Props) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [bagian, setPart] = useState('');
  const [isi, setText] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const text = isi.trim();
  const send = async () => {
    setTried(true);
    if (!bagian || !text) return;
    setBusy(true);
    setProblem(null);
    try {
      const komentar = [...(of.komentar ?? []), { bagian, isi: text }];
      await dataProvider.update(resource, { id: of.id, data: { version: of.version, komentar }, previousData: of });
      notify('Komentar ditambahkan.', { type: 'success' });
      setPart('');
      setText('');
      setTried(false);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return (
    <Box component="section" aria-label="Tambah komentar" sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      <TextField
        select
        label="Bagian"
        margin="none"
        required
        value={bagian}
        onChange={event => setPart(event.target.value)}
        error={tried && !bagian}
        helperText={tried && !bagian ? messages.required : null}
      >
        {Object.entries(parts).map(([key, label]) => (
          <MenuItem key={key} value={key}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Komentar"
        margin="none"
        required
        multiline
        minRows={2}
        value={isi}
        onChange={event => setText(event.target.value)}
        error={tried && !text}
        helperText={tried && !text ? messages.required : null}
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
      <Button variant="outlined" onClick={() => void send()} loading={busy} sx={{ justifySelf: 'start' }}>
        Tambah komentar
      </Button>
    </Box>
  );
}
